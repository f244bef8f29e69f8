import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { readMark } from './mark.ts'
import { createProseReader, type ProsePart } from './marked-prose.ts'

const TEXT = `Here is the essay:

\`\`\`markdown
## Nobody has noticed

At the edge a man prods a dog. [v9 f6] Something has arrived. [-] It stands where you are [~ f9].

It was sold in 1931 (for 300 dollars [sic]). [p12 «sold it for 300 dollars [sic] in 1931»]
## An end
Nobody knows why. [? f3]
\`\`\`
`
const PARTS: ProsePart[] = [
  { type: 'unmarked', text: 'Here is the essay:' },
  { type: 'heading', text: 'Nobody has noticed' },
  { type: 'sentence', text: 'At the edge a man prods a dog.', mark: 'v9 f6' },
  { type: 'sentence', text: 'Something has arrived.', mark: '-' },
  { type: 'sentence', text: 'It stands where you are.', mark: '~ f9' },
  {
    type: 'sentence',
    text: 'It was sold in 1931 (for 300 dollars [sic]).',
    mark: 'p12 «sold it for 300 dollars [sic] in 1931»',
  },
  { type: 'heading', text: 'An end' },
  { type: 'sentence', text: 'Nobody knows why.', mark: '? f3' },
]

function readIn(pieces: string[], language: Language = 'en'): ProsePart[] {
  const reader = createProseReader(language)
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
}
const withoutGaps = (parts: ProsePart[]) => parts.filter(({ type }) => type !== 'paragraph')

test('prose with marks is read into headings, paragraphs and sentences', () => {
  const parts = readIn([TEXT])
  expect(withoutGaps(parts)).toEqual(PARTS)
  const at = parts.findIndex(
    (part) => part.type === 'sentence' && part.text.startsWith('It was sold'),
  )
  expect(parts[at - 1]).toEqual({ type: 'paragraph' })
})

test('the pieces in which it comes change nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1 }), (sizes) => {
      const pieces: string[] = []
      for (let [from, at] = [0, 0]; from < TEXT.length; at++) {
        const size = sizes[at % sizes.length] ?? 1
        pieces.push(TEXT.slice(from, from + size))
        from += size
      }
      expect(withoutGaps(readIn(pieces))).toEqual(PARTS)
    }),
  )
})

test('a sentence without a mark of its own is told apart from the one that has one', () => {
  expect(withoutGaps(readIn(['He came in 1889. He left in 1890. [f2]']))).toEqual([
    { type: 'unmarked', text: 'He came in 1889.' },
    { type: 'sentence', text: 'He left in 1890.', mark: 'f2' },
  ])
})

describe('a mark', () => {
  test.each<[string, ReturnType<typeof readMark>]>([
    ['-', { kind: 'link', restsOn: [], quotations: [] }],
    ['v3', { kind: 'seen', restsOn: ['v3'], quotations: [] }],
    ['F9, V2', { kind: 'sourced', restsOn: ['f9', 'v2'], quotations: [] }],
    ['~ o1 m3', { kind: 'interpretation', restsOn: ['o1', 'm3'], quotations: [] }],
    ['? f9', { kind: 'unsure', restsOn: ['f9'], quotations: [] }],
    ['m1 m2', { kind: 'measured', restsOn: ['m1', 'm2'], quotations: [] }],
    ['own', { kind: 'unsourced', restsOn: [], quotations: [] }],
    [
      'p3 “the f1 lens”',
      { kind: 'sourced', restsOn: ['p3'], quotations: [{ id: 'p3', words: 'the f1 lens' }] },
    ],
    [
      'p3「畫於1930年」 p12 "a house"',
      {
        kind: 'sourced',
        restsOn: ['p3', 'p12'],
        quotations: [
          { id: 'p3', words: '畫於1930年' },
          { id: 'p12', words: 'a house' },
        ],
      },
    ],
    ['see below', null],
    ['own f3', null],
  ])('%s', (written, mark) => {
    expect(readMark(written)).toEqual(mark)
  })
})
