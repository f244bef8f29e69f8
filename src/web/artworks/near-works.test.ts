import { expect, test } from 'vitest'
import { overTheRhone, starryNight } from '#test/answers.ts'
import type { KnownWork } from '#web/artworks/known-works.ts'
import { nearWorks } from './near-works.ts'

const known = (slug: string, artist: string, from: number | null, isWhole = true): KnownWork => ({
  ...{ slug, artist, from, isWhole, title: slug, names: '', date: null, century: null, kind: null },
  ...{ place: null, ratio: null, study: null },
})
const works = [
  known('mona-lisa', 'Leonardo da Vinci', 1503),
  known('the-starry-night', 'Vincent van Gogh', 1889),
  known('the-scream', 'Edvard Munch', 1893),
  known('irises', 'Vincent van Gogh', 1889, false),
  known('almond-blossom', 'Vincent van Gogh', 1890),
  known('impression', 'Claude Monet', 1872),
  known('the-thinker', 'Auguste Rodin', 1880),
  known('undated', 'Somebody', null),
]
const slugs = (label: typeof starryNight) => nearWorks(works, label).map(({ slug }) => slug)

test('works by the same maker come first, then those of its time; only works with a text', () => {
  expect(slugs(overTheRhone)).toEqual(['the-starry-night', 'almond-blossom', 'the-scream'])
  expect(slugs(starryNight)).toEqual(['almond-blossom', 'the-scream', 'the-thinker'])
})

test('a label without maker and year that we know is near nothing', () => {
  expect(slugs({ ...starryNight, slug: 'x', artist: 'Nobody', date: '' })).toEqual([])
  expect(slugs({ ...starryNight, slug: 'x', artist: 'Nobody', date: '130–100 BC' })).toEqual([])
  expect(slugs({ ...starryNight, slug: 'x', artist: 'Nobody', date: 'vers 1500' })).toEqual(['mona-lisa'])
})
