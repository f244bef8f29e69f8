import { expect, test } from 'vitest'
import { makeRanking, rankingOf } from './ranking.ts'

const field = (text: string) => {
  const words = text.split(' ').filter((word) => word !== '')
  return { words, terms: words }
}
const document = (seen: string, notes = '') =>
  new Map([
    ['seen', field(seen)],
    ['notes', field(notes)],
  ])

const DOCUMENTS = [
  document('a bridge over a pond', 'painted at dawn'),
  document('a bridge', 'a bridge and its river'),
  document('a clock that melts'),
]
/** As the build writes it and a server reads it. */
const saved = JSON.parse(JSON.stringify(makeRanking(['seen', 'notes'], DOCUMENTS)))
const ranking = rankingOf(saved)

test('a score is that of BM25+, by hand', () => {
  // Two of three documents have the word; the fields have 4, 2 and 4 different words.
  const rarity = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5))
  const weight = (length: number) => 0.5 + 2.2 / (1 + 1.2 * (0.3 + (0.7 * length) / (10 / 3)))
  const found = ranking.search(['bridge'], { seen: 3 })
  expect(found).toEqual([
    { at: 1, score: expect.closeTo(3 * rarity * weight(2), 10) },
    { at: 0, score: expect.closeTo(3 * rarity * weight(4), 10) },
  ])
})

test('only the fields with a boost count', () => {
  const at = (boosts: Record<string, number>) =>
    ranking.search(['river'], boosts).map((one) => one.at)
  expect(at({ seen: 1 })).toEqual([])
  expect(at({ notes: 1 })).toEqual([1])
  expect(at({ seen: 1, notes: 1 })).toEqual([1])
})

test('a document with two spellings of a word goes before, and counts twice', () => {
  const one = ranking.search(['dawn'], { notes: 1 })[0]?.score ?? 0
  const [first, ...others] = ranking.search(['dawn', 'painted'], { notes: 1 })
  expect(others).toEqual([])
  expect(first).toEqual({ at: 0, score: expect.closeTo(4 * one, 10) })
})

test('what no document has finds nothing', () => {
  expect(ranking.search(['banana'], { seen: 1, notes: 1 })).toEqual([])
  expect(ranking.search([], { seen: 1 })).toEqual([])
  expect(ranking.documentCount).toBe(3)
})

test('the places of documents and long counts do not run into each other', () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    document(at === 2999 ? 'x '.repeat(9000) : 'y', at === 2998 ? 'x' : ''),
  )
  const found = rankingOf(makeRanking(['seen', 'notes'], many)).search(['x'], { seen: 1, notes: 1 })
  expect(found.map(({ at }) => at).toSorted()).toEqual([2998, 2999])
})
