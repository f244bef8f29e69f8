import { expect, test } from 'vitest'
import { overTheRhone, starryNight } from '#test/answers.ts'
import type { KnownWork } from '#web/artworks/known-works.ts'
import { nearWorks } from './near-works.ts'

const known = (slug: string, artist: string, from: number | null, isWhole = true): KnownWork => ({
  ...{ slug, artist, from, isWhole, title: slug, names: '', date: null, century: null, kind: null },
  ...{ place: null, ratio: null, study: null },
  ...(artist.startsWith('Vincent') && { maker: 'vincent-van-gogh' }),
})
const works = [
  known('mona-lisa', 'Leonardo da Vinci', 1503),
  known('the-starry-night', 'Vincent van Gogh', 1889),
  known('the-scream', 'Edvard Munch', 1893),
  known('irises', 'Vincent van Gogh', 1889, false),
  known('sower', 'Vincent van Gogh', 1850),
  known('impression', 'Claude Monet', 1872),
  known('the-thinker', 'Auguste Rodin', 1880),
  known('undated', 'Somebody', null),
]
const slugs = (label: typeof starryNight) => nearWorks(works, label).map(({ slug }) => slug)

test('works by the same maker come first, then those of its time; only works with a text', () => {
  expect(slugs(overTheRhone)).toEqual(['the-starry-night', 'sower', 'the-scream'])
  expect(slugs(starryNight)).toEqual(['sower', 'the-scream', 'the-thinker'])
})

test('a label without maker and year that we know is near nothing', () => {
  expect(slugs({ ...starryNight, slug: 'x', artist: 'Nobody', date: '' })).toEqual([])
  expect(slugs({ ...starryNight, slug: 'x', artist: 'Nobody', date: '130–100 BC' })).toEqual([])
  expect(slugs({ ...starryNight, slug: 'x', artist: 'Nobody', date: 'vers 1500' })).toEqual([
    'mona-lisa',
  ])
})

test('a year before our era is none of ours; two that nobody knows are not one maker; a work of the list has its year', () => {
  const old = known('old', 'Unknown sculptor', -100)
  const young = known('young', 'Unknown sculptor', 110)
  const near = (part: object) =>
    nearWorks([...works, old, young], {
      ...starryNight,
      slug: 'x',
      artist: 'Unknown sculptor',
      ...part,
    })
  expect(near({ date: '130–100 BC' }).map(({ slug }) => slug)).toEqual(['old'])
  expect(near({ slug: 'young', date: 'second century' }).map(({ slug }) => slug)).toEqual([])
})
