import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { printText } from './essay-file.ts'
import { readMark } from './ground.ts'
import { essayOf, mapSentences, renewed } from './grounded.ts'
import { readText } from './read-text.ts'

const NOTES = new Map([
  ['f2', 'agreed The painter is Diego Velázquez.'],
  ['f9', 'disputed Where the King stands.'],
  ['v1', 'A girl in a pale dress'],
  ['v9', 'A dwarf and a dog'],
])

const MARKED = `## Pertusato has not noticed

At the right edge a dwarf prods a dog. [v9] Something has arrived. [-]
It is standing where you are. [~ f2 v1]

The painter is Diego Velázquez. [f2]

## A thread of light

Perhaps the King stands there. [? f9] “Who is it? Nobody knows.” [f2]
`

const texts = (source: string, language: Language = 'en') =>
  readText(source, language).flatMap((section) => section.paragraphs.flat().map(({ text }) => text))
const printed = (source: string, language: Language = 'en') =>
  printText(renewed(readText(source, language), NOTES), language)

test('marks between sentences become lines of ground beneath clean prose', () => {
  const file = printed(MARKED)
  expect(file).toContain(
    'At the right edge a dwarf prods a dog. Something has arrived. It is standing where you are.\n\nThe painter',
  )
  expect(
    file
      .split('---\n')[1]
      ?.split('\n')
      .map((line) => line.replace(/[0-9a-f]{6}/u, '#')),
  ).toEqual([
    '1  #  v9       unread       At the right edge',
    '2  #  -        unread       Something has arrived.',
    '3  #  ~ f2 v1  unread       It is standing where',
    '4  #  f2       unread       The painter is Diego',
    '5  #  ? f9     unread       Perhaps the King stands',
    '6  #  f2       unread       “Who is it? Nobody',
    '',
  ])
  expect(printed(file)).toBe(file)
})

test('of sentences that begin alike each keeps its own line, also where one is gone', () => {
  const alike = `## Light

The light is low and cold. [v1] The light is low and late. [f2] The light is low and lost. [v9]
`
  const judged = mapSentences(renewed(readText(alike, 'en'), NOTES), (sentence) => ({
    ...sentence,
    verdict: 'supported',
  }))
  const edited = printText(judged, 'en')
    .replace('The light is low and cold. ', '')
    .replace('and lost.', 'and lost. It is gone. [f9]')
  const left = renewed(readText(edited, 'en', true, NOTES), NOTES).flatMap(({ paragraphs }) =>
    paragraphs.flat().map(({ text, ground, verdict }) => [text, ground.mark, verdict]),
  )
  expect(left).toEqual([
    ['The light is low and late.', 'f2', 'supported'],
    ['The light is low and lost.', 'v9', 'supported'],
    ['It is gone.', 'f9', 'unread'],
  ])
})

test('a sentence keeps its verdict until it, its mark or a note beneath it changes', () => {
  const judged = mapSentences(renewed(readText(MARKED, 'en'), NOTES), (sentence) => ({
    ...sentence,
    verdict: 'supported',
  }))
  const file = printText(judged, 'en')
  const unread = (source: string, notes = NOTES) =>
    renewed(readText(source, 'en'), notes)
      .flatMap((section) => section.paragraphs.flat())
      .filter(({ verdict }) => verdict === 'unread')
      .map(({ text }) => text)
  expect(unread(file)).toEqual([])
  expect(unread(file.replace('prods a dog', 'wakes a dog'))).toEqual([
    'At the right edge a dwarf wakes a dog.',
  ])
  expect(unread(file.replace('Something has', 'Somebody has'))).toEqual(['Somebody has arrived.'])
  expect(unread(file.replace('? f9', '~ f9'))).toEqual(['Perhaps the King stands there.'])
  expect(unread(file, new Map([...NOTES, ['v9', 'A dwarf']]))).toEqual([
    'At the right edge a dwarf prods a dog.',
  ])
})

test('a mark written after a sentence of a finished text counts more than its line', () => {
  const edited = printed(MARKED)
    .replace('A dwarf', 'A dwarf')
    .replace('Something has arrived.', 'A king came. [f2]')
  const [, second] = readText(edited, 'en').flatMap((section) => section.paragraphs.flat())
  expect(second).toMatchObject({
    text: 'A king came.',
    ground: { kind: 'sourced', restsOn: ['f2'] },
  })
})

test.each([
  ['en', 'He is dressed in plum; the rest is black: a scholar. [f2] Next. [f2]', 2],
  ['fr', '« Pourquoi ? » demande-t-il. [f2] Il a été pendu pour vol. [f2] Puis rien. [f2]', 3],
  ['es', 'Unos lo creen; otros, no. [f2] «¿Quién es?», pregunta. [f2]', 2],
  ['zh-TW', '「走嗎？」他說。[f2]接著他笑了！[f2]', 2],
  ['en', 'Measured c. 1503, by J. M. W. Turner, as no. 5. [f2] It is vol. 2. [f2]', 2],
] as const)('punctuation does not tear a sentence in %s: %s', (language, paragraph, count) => {
  const file = printed(`## One heading\n\n${paragraph}`, language)
  expect(texts(file, language)).toHaveLength(count)
  expect(printed(file, language)).toBe(file)
})

test.each([
  ['a mark that is none', '## A\n\nOne. [x9]', '[x9] is no mark, after: One.'],
  ['a sentence without a mark', '## A\n\nOne. Two. [f2]', 'no mark after: One.'],
  ['words before the first heading', 'One. [f2]', 'words before the first heading'],
  ['a line that is none', '## A\n\nOne.\n\n---\n1 what', 'not a line of ground'],
  [
    'more lines than sentences',
    `${printed(MARKED)}7  0a0b0c  f2  unread  Gone`,
    '1 lines of ground more',
  ],
  [
    'more sentences than lines',
    '## A\n\nOne. Two.\n\n---\n1  0a0b0c  f2  unread  One',
    'more sentences than lines',
  ],
])('it is said what is wrong with %s', (_case, source, message) => {
  expect(() => readText(source, 'en')).toThrow(message)
})

test('a mark tells the standing', () => {
  expect(readMark('v1 v2')?.kind).toBe('seen')
  expect(readMark('v1 f2')?.kind).toBe('sourced')
  expect(readMark('label')?.restsOn).toContain('date')
  expect(readMark('~  f1')?.mark).toBe('~ f1')
  expect(readMark('f1 f2 =1516-1434')?.derived).toEqual([{ figures: [1516, 1434], value: 82 }])
  expect(readMark('f1 =1889+4')?.derived[0]?.value).toBe(1893)
  for (const none of ['', '~', 'g1', 'f1,', '- f1', '=1-2']) expect(readMark(none), none).toBeNull()
})

test('an essay is typeset as its language is, and its italics are taken off', () => {
  const french = readText('## Qui est « là »\n\n*Les Ménines* : qui est là ? [f2]', 'fr')
  expect(essayOf(french, 'fr')[0]?.paragraphs[0]?.[0]?.text).toBe(
    'Les Ménines\u00a0: qui est là\u202f?',
  )
})
