import { expect, test } from 'vitest'
import { labelLine } from './label-line.ts'

test('a line of a label begins with a capital, but for an abbreviation', () => {
  expect(labelLine(['vers 1830', undefined, 'huile'], ' · ')).toBe('Vers 1830 · huile')
  expect(labelLine(['c. 1830–1832', 'woodblock print'], ', ')).toBe('c. 1830–1832, woodblock print')
  expect(labelLine([null, '1434'], ', ')).toBe('1434')
  expect(labelLine([undefined], ', ')).toBe('')
})
