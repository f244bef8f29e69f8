import { expect, test } from 'vitest'
import { derivedFrom } from '../check/derived.ts'
import { centuriesOf } from './numbers.ts'

test('a century is the same in words, in Roman figures and in Chinese', () => {
  expect(centuriesOf('In the fifteenth century, a twentieth-century copy', 'en')).toEqual([
    '15',
    '20',
  ])
  expect(centuriesOf('au XVe siècle, et au XIXe siècle', 'fr')).toEqual(['15', '19'])
  expect(centuriesOf('en el siglo XV y en el siglo XIX', 'es')).toEqual(['15', '19'])
  expect(centuriesOf('十五世紀與二十世紀、九世紀', 'zh-TW')).toEqual(['15', '20', '9'])
})

test('from cited years follow the time between them, their centuries and their decades', () => {
  const derived = derivedFrom(['1434', '1516', '82', 'month 6'])
  for (const figure of ['82', '15', '16', '1430', '1510', '1400']) expect(derived).toContain(figure)
  for (const figure of ['2950', '14', '1520']) expect(derived).not.toContain(figure)
})
