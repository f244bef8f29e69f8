import { expect, test } from 'vitest'
import { findWorks, suggestWorks } from '#web/artworks/find-works.ts'
import type { NamedWork } from '#web/artworks/known-works.ts'

const work = (title: string, artist: string, names = ''): NamedWork => ({
  slug: title,
  title,
  artist,
  names,
})

const works = [
  work('Mona Lisa', 'Leonardo da Vinci', 'la joconde la gioconda 蒙娜麗莎'),
  work('The Starry Night', 'Vincent van Gogh', 'la nuit etoilee 星夜'),
  work('Starry Night Over the Rhône', 'Vincent van Gogh', 'la nuit etoilee sur le rhone'),
  work('The Night Watch', 'Rembrandt', 'la ronde de nuit'),
]
const titles = (found: NamedWork[]) => found.map(({ title }) => title)

test('a work is found by its names in any language, by its maker, and without accents', () => {
  expect(titles(findWorks(works, 'joconde'))).toEqual(['Mona Lisa'])
  expect(titles(findWorks(works, '蒙娜'))).toEqual(['Mona Lisa'])
  expect(titles(findWorks(works, 'étoilée'))).toHaveLength(2)
  expect(titles(findWorks(works, 'gogh rhone'))).toEqual(['Starry Night Over the Rhône'])
  expect(findWorks(works, 'gogh rembrandt')).toEqual([])
})

test('a slip of the pen is forgiven where nothing is written so', () => {
  expect(titles(findWorks(works, 'Monna Liza'))).toEqual(['Mona Lisa'])
  expect(titles(suggestWorks([works], 'nigth wacht'))).toEqual(['The Night Watch'])
  expect(titles(suggestWorks([works], 'rembrant'))).toEqual(['The Night Watch'])
  expect(findWorks(works, 'helicopter')).toEqual([])
  expect(findWorks(works, 'rot')).toEqual([])
})

test('a title that begins as it is typed is offered first, and nothing before a letter is typed', () => {
  expect(titles(suggestWorks([works], 'starry'))).toEqual([
    'Starry Night Over the Rhône',
    'The Starry Night',
  ])
  expect(titles(suggestWorks([works], 'ight'))).toHaveLength(3)
  expect(suggestWorks([works], ' ')).toEqual([])
})

test('no more is offered than can be looked over', () => {
  const many = Array.from({ length: 20 }, (_, number) =>
    work(`Irises ${number}`, 'Vincent van Gogh'),
  )
  expect(suggestWorks([many], 'irises')).toHaveLength(7)
})
