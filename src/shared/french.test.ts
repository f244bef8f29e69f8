import { expect, test } from 'vitest'
import { ofFrench } from './french.ts'

test.each([
  ['Eugène Delacroix', 'd’Eugène Delacroix'],
  ['Édouard Manet', 'd’Édouard Manet'],
  ['Henri Matisse', 'd’Henri Matisse'],
  ['Hans Holbein', 'de Hans Holbein'],
  ['Yves Klein', 'd’Yves Klein'],
  ['Yayoi Kusama', 'de Yayoi Kusama'],
  ['Léonard de Vinci', 'de Léonard de Vinci'],
])('before %s French says %s', (name, said) => {
  expect(ofFrench(name)).toBe(said)
})
