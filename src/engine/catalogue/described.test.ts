import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import type { Language } from '#shared/languages.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { faultsBetween, faultsOf } from './check.ts'
import { listFaults } from './described-faults.ts'
import { printText } from './essay-file.ts'
import { readMark } from './ground.ts'
import { mapSentences, renewed } from './grounded.ts'
import { listSlugs, readTables, readWork, type Work } from './read.ts'
import { readText } from './read-text.ts'
import { sheetOf } from './sheet.ts'
import { groundTextsOf } from './text-faults.ts'
import { describedOf, type WrittenText } from './texts.ts'
import { TO_DESCRIBE } from './to-describe.ts'
import { withVerdicts } from './verdicts.ts'

const folder = join(import.meta.dirname, '../../../catalogue')
const tables = readTables(folder)
const read = (slug: string) => readWork(folder, slug, tables)
const BESIDE = ['explorer.en.md', 'questions.en.md']
let wave: Work
beforeAll(() => {
  const { artwork, texts } = read('the-great-wave-off-kanagawa')
  // Others of its texts than these are checked elsewhere.
  const chosen = texts.filter(({ kind, file }) => kind === 'described' || BESIDE.includes(file))
  wave = { artwork, texts: chosen }
})

interface Change {
  language?: Language
  /** The sentence that is changed, from 0, by its new words and its new mark. */
  at?: number
  to?: string
  mark?: string
  /** How many paragraphs are left, the alternative text among them. */
  paragraphs?: number
  verdict?: 'supported' | 'earlier'
  within?: (artwork: Artwork) => void
}

/**
 * What is wrong with the work after its description was changed, and read again by somebody who
 * found it good.
 */
function faultsAfter({
  language = 'en',
  at = 0,
  to,
  mark,
  paragraphs,
  verdict,
  within,
}: Change): string {
  const artwork = structuredClone(wave.artwork)
  within?.(artwork)
  const texts = wave.texts.map((text): WrittenText => {
    if (text.file !== `described.${language}.md`) return text
    let count = -1
    const changed = mapSentences(text.sections, (sentence) => {
      count += 1
      const ground = mark === undefined ? sentence.ground : readMark(mark)
      if (ground === null) throw new Error(`no mark: ${mark}`)
      return count === at ? { ...sentence, text: to ?? sentence.text, ground } : sentence
    }).map((section) => ({ ...section, paragraphs: section.paragraphs.slice(0, paragraphs) }))
    const grounds = groundTextsOf(evidenceOf(artwork, language))
    const judged = mapSentences(renewed(changed, grounds), (sentence) => ({
      ...sentence,
      verdict: verdict ?? 'supported',
    }))
    return { ...text, sections: judged }
  })
  return faultsOf({ artwork, texts }).join('\n')
}

test('a description that was read and found good has no fault', () => {
  expect(faultsAfter({})).toBe('')
})

test.each([
  ['a short alternative text', { to: 'A wave.' }, 'the alternative text has 2 words, not 20 to 30'],
  ['a short description', { paragraphs: 2 }, 'words, not 150 to 300'],
  ['no description at all', { paragraphs: 1 }, 'the description has 0 words'],
  [
    'a long description',
    {
      at: 3,
      to: 'The only land is a small mountain, right of the centre, and no other. '.repeat(9).trim(),
    },
    'words, not 150 to 300',
  ],
  [
    'a short Chinese alternative text',
    { language: 'zh-TW', to: '巨浪。' },
    '2 characters, not 30 to 55',
  ],
  [
    'a short Chinese description',
    { language: 'zh-TW', paragraphs: 2 },
    'characters, not 250 to 500',
  ],
] as [string, Change, string][])('%s is seen', (_case, change, fault) => {
  expect(faultsAfter(change)).toContain(fault)
})

test('an alternative text has one or two sentences', () => {
  const third = { ...wave, texts: structuredClone(wave.texts) }
  const text = third.texts.find(({ file }) => file === 'described.en.md')
  const [alternative, described] = text?.sections[0]?.paragraphs ?? []
  const [sentence] = described ?? []
  if (!alternative || !sentence) throw new Error('no description')
  alternative.push(sentence, sentence)
  expect(faultsOf(third).join('\n')).toContain(
    'the alternative text has 3 sentences, not one or two',
  )
})

test.each([
  ['en', 'A picture of a huge dark-blue wave with claws of foam over three boats.'],
  ['fr', 'Image d’une énorme vague bleu sombre au-dessus de trois barques.'],
  ['es', 'Grabado de una ola enorme, azul oscura, sobre tres barcas.'],
  ['zh-TW', '這幅版畫裡，深藍色的巨浪高高聳起。'],
] as const)(
  'in %s an alternative text does not say that it stands for a picture',
  (language, to) => {
    expect(faultsAfter({ language, to })).toContain('sentence 1: says that it stands for a picture')
    expect(faultsAfter({ language, at: 1, to })).not.toContain('says that it stands for a picture')
  },
)

test.each([
  ['en', 'The wave symbolises danger.', 'symbolises'],
  ['en', 'The mood is dark.', 'mood'],
  ['en', 'The rowers seem to pray.', 'seem to'],
  ['en', 'Above it we see a mountain.', 'we see'],
  ['fr', 'La vague évoque le danger.', 'evoque'],
  ['fr', 'À droite, on voit une montagne.', 'on voit'],
  ['es', 'La ola parece viva.', 'parece'],
  ['es', 'A la derecha vemos una montaña.', 'vemos'],
  ['zh-TW', '巨浪象徵危險。', '象徵'],
  ['zh-TW', '我們在右邊看到一座山。', '我們'],
] as const)('in %s «%s» reads instead of describing', (language, to, word) => {
  expect(faultsAfter({ language, at: 3, to })).toContain(`reads instead of describing: ${word}`)
})

test('a description rests on what can be seen and on the label; a note may only say who a figure is', () => {
  const sentence = { at: 3, to: 'There is a small mountain.' }
  expect(faultsAfter({ ...sentence, mark: '~ v2' })).toContain(
    'a description neither reads nor doubts',
  )
  expect(faultsAfter({ ...sentence, mark: '? f4' })).toContain(
    'a description neither reads nor doubts',
  )
  const technique = wave.artwork.facts.find(({ topic }) => topic === 'technique')?.id
  expect(faultsAfter({ ...sentence, mark: `v2 ${technique}` })).toContain('a note may only say who')
  expect(faultsAfter({ ...sentence, mark: 'f1' })).toContain(
    'f1 stands without the thing that is seen',
  )
  expect(faultsAfter({ ...sentence, mark: 'v2 f1' })).toBe('')
  expect(faultsAfter({ ...sentence, mark: '-' })).toBe('')
})

test('a description claims something in most of its sentences', () => {
  const texts = structuredClone(wave.texts)
  for (const text of texts) {
    if (text.file !== 'described.en.md') continue
    const none = readMark('-')
    for (const sentence of text.sections.flatMap(({ paragraphs }) => paragraphs.flat().slice(1, 9)))
      if (none) sentence.ground = none
  }
  expect(faultsOf({ ...wave, texts }).join('\n')).toContain('a fifth of it or more claims nothing')
})

test('a sentence of an essay or an answer does not stand in the description, too', () => {
  for (const file of BESIDE) {
    const said = wave.texts.find((text) => text.file === file)?.sections[0]?.paragraphs[0]?.[0]
      ?.text
    expect(faultsAfter({ at: 3, to: said })).toContain(
      'sentence 4: stands in another text on the work, too',
    )
  }
})

test('figures, names and letters are held to the same rules as in all prose', () => {
  expect(faultsAfter({ at: 3, to: 'There are 17 mountains.' })).toContain('17')
  expect(faultsAfter({ at: 3, to: 'It lies in Tahiti.' })).toContain('Tahiti')
  expect(faultsAfter({ language: 'zh-TW', at: 3, to: '你在右邊看到一座山。' })).toContain(
    'addresses the reader',
  )
  expect(faultsAfter({ verdict: 'earlier' })).toContain('marked as earlier')
})

test('a work that is told is described, or on the list of those that are not yet', () => {
  const { artwork } = wave
  expect(listFaults({ ...artwork, described: null })).toEqual([
    'is told, and not described: no described.en.md …',
  ])
  expect(listFaults({ ...artwork, described: null, essays: null })).toEqual([])
  const [listed = ''] = TO_DESCRIBE
  expect(listFaults({ ...artwork, slug: listed })).toEqual([
    'is described: take it off the list in to-describe.ts',
  ])
})

/** How many works were told and not described when descriptions began. */
const AT_FIRST = 46

test('the list of works to be described holds told works alone, and only shrinks', () => {
  expect(TO_DESCRIBE.size).toBeLessThanOrEqual(AT_FIRST)
  const told = listSlugs(folder).filter((slug) => read(slug).artwork.essays !== null)
  expect([...TO_DESCRIBE].filter((slug) => !told.includes(slug))).toEqual([])
})

test('a description is a file without headings: an alternative text, then paragraphs, then the ground', () => {
  const source =
    'A wave over boats. [v1]\n\nAt the left a wave. [v1] On the right a mountain. [v2]\n'
  const sections = readText(source, 'en', false)
  expect(sections).toMatchObject([{ heading: '', paragraphs: [[{}], [{}, {}]] }])
  const file = printText(sections, 'en')
  expect(file).toMatch(
    /^A wave over boats\.\n\nAt the left a wave\. On the right a mountain\.\n\n---\n1 /u,
  )
  expect(() => readText(`## A heading\n\n${source}`, 'en', false)).toThrow(
    'a heading, where none belongs',
  )
})

test('the sheet for a second reader has the claims of a description, and takes verdicts on them', () => {
  const text = wave.texts.find(({ file }) => file === 'described.en.md')
  if (!text) throw new Error('no description')
  const unread = {
    ...text,
    sections: mapSentences(text.sections, (one) => ({ ...one, verdict: 'unread' as const })),
  }
  const sheet = sheetOf({ ...wave, texts: [unread] }, { only: 'described.en', all: false })
  expect(sheet).toContain('SEEN [v39]  No sun shows; nothing casts a shadow.')
  expect(sheet).not.toContain('## \n')
  const { sections } = withVerdicts(unread, [
    { text: 'described.en', claim: 'rest', verdict: 'supported' },
  ])
  expect(sections).toEqual(text.sections)
})

test('the engine is given the alternative text apart from the paragraphs', () => {
  const described = describedOf(wave.texts)
  expect(described?.en.alternative).toMatch(/^A huge dark-blue wave .* white with snow\.$/u)
  expect(described?.fr.paragraphs[0]?.[0]).toMatchObject({
    kind: 'sourced',
    restsOn: expect.arrayContaining(['size']),
  })
  expect(
    described?.['zh-TW'].paragraphs.flat().every(({ kind }) => kind !== 'interpretation'),
  ).toBe(true)
  expect(describedOf([])).toBeNull()
})

test('two works may be described in the same words', () => {
  expect(
    faultsBetween([
      wave,
      { ...wave, texts: wave.texts.filter(({ kind }) => kind === 'described') },
    ]),
  ).toEqual([])
})
