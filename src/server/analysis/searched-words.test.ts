import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wantedOf, wordsOf } from './searched-words.ts'

const characters = fc.constantFrom(
  'a',
  'b',
  '1',
  "'",
  '-',
  '.',
  '%',
  ' ',
  '梵',
  '谷',
  '星',
  '𠮷',
  'か',
)
const text = fc.oneof(
  fc.string({ unit: characters, maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 300 }),
)
/** A text and a part of it, or any other search. */
const searched = fc
  .tuple(text, text, fc.nat(300), fc.nat(80))
  .map(([whole, other, from, length]) => ({
    whole,
    words: (whole.slice(from, from + length) || other).split(' ').filter((word) => word !== ''),
  }))

test('a text that has all words of a search has all their parts, and where the parts are exact, the other way round', () => {
  fc.assert(
    fc.property(searched, ({ whole, words }) => {
      const known = [...wordsOf(whole)]
      const { parts, exact } = wantedOf(words)
      const hasParts = parts.every(({ part }) => known.some((word) => word.includes(part)))
      const hasWords = words.every((word) => whole.includes(word))
      if (hasWords) expect(hasParts).toBe(true)
      if (exact) expect(hasWords).toBe(hasParts)
    }),
    { numRuns: 3000 },
  )
})

test('words and short Chinese need no reading; longer Chinese, signs and endless words do', () => {
  const exact = ['night', "l'etoile", 'self-portrait', '1889', 'a', '梵', '梵谷']
  const read = ['梵谷的', '100%', 'night,', '!', '梵a', 'x'.repeat(33)]
  expect(exact.filter((word) => !wantedOf([word]).exact)).toEqual([])
  expect(read.filter((word) => wantedOf([word]).exact)).toEqual([])
})

test('no word of the index is longer than a key of a database may be', () => {
  const [longest] = [...wordsOf('é'.repeat(2000))]
  expect(longest).toHaveLength(64)
})
