import { expect, test } from 'vitest'
import { realCatalogue } from '#test/real-catalogue.ts'
import { findOnLabel } from './find-on-label.ts'

const find = async (...lines: string[]) => {
  const found = await findOnLabel(realCatalogue().titles, lines)
  return found.kind === 'one' ? found.artwork.slug : found.kind
}

test.for([
  [['Vincent van Gogh', 'The Starry Night', '1889', 'Oil on canvas'], 'the-starry-night'],
  [['Vimcent vanGogh (1853-1890)', 'TheStarry Nigt', '1889'], 'the-starry-night'],
  [
    ['La Liberté guidant le peuple (28 juillet 1830)', 'EugeneDelacroix', 'Huile sur toile, 1830'],
    'liberty-leading-the-people',
  ],
  [['Sandro Botticelli,Laprimavera,c.1478-1482,temple', 'sobre tabla'], 'primavera'],
  [['宋 范寬貉山行旅圖 軸', '絹本淺設色'], 'travelers-among-mountains-and-streams'],
  [['孟克', '《呐喊》', '1893年'], 'the-scream'],
  [['何人所作已不可讀', '故量00082600000'], 'travelers-among-mountains-and-streams'],
] as const)('a label is understood as it was read: %o', async ([lines, slug]) => {
  expect(await find(...lines)).toBe(slug)
})

test.for([
  ['another work with the title', ['Frank Stella', 'The Starry Night', '1961']],
  ['a title alone', ['The Starry Night']],
  ['another year', ['Vincent van Gogh', 'The Starry Night', '1874']],
  ['a year beside that of the work', ['Vincent van Gogh', 'Sunflowers', '1887']],
  ['a copy after the work', ['After Leonardo da Vinci', 'Mona Lisa', '1503']],
  [
    'another maker whose first name is alike',
    ['Pietro Perugino (1450–1523)', 'The Baptism of Christ', '1482'],
  ],
  ['a mere subject without a year', ['Leonardo da Vinci', 'Annunciation']],
  ['another numeral', ['Wassily Kandinsky', 'Composition VI', '1913']],
  ['a part of a whole', ['Michelangelo', 'Sistine Chapel ceiling: Persian Sibyl', '1511']],
  [
    'a maker in the name of a museum',
    ['Émile Bernard', 'The Starry Night', '1889', 'Van Gogh Museum'],
  ],
] as const)('nothing is told where a label has %s', async ([, lines]) => {
  expect(['choice', 'none']).toContain(await find(...lines))
})

test('text that is no label finds nothing', async () => {
  expect(await find('EXIT', 'Sortie de secours', 'No flash, please')).toBe('none')
  expect(await find('')).toBe('none')
})

test('a year of a life is none of the work', async () => {
  expect(await find('Vincent van Gogh 1853–1890', 'The Starry Night')).toBe('the-starry-night')
})
