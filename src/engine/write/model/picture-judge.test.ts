import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Artwork } from '#engine/catalogue/artwork.ts'
import { createNameFinder } from '#engine/check/find-names.ts'
import { emptyLedger, type Ledger } from '#engine/ledger.ts'
import { observedIn } from '#engine/observe/by-model/observed.ts'
import { ledgerOf } from '#engine/research/from-catalogue.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { attacksOn } from '#test/fake-models/attacks.ts'
import type { Line } from '#test/fake-models/lines.ts'
import { harbourLines, harbourSight } from '#test/fake-models/observations.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createPictureJudge, createPictureSupport } from './picture-judge.ts'

const artworks = realCatalogue().artworks.filter((artwork) => artwork.statements.length > 0)

/** The ledger of a picture in which the things were seen that our editors list. */
function ledgerOfThings(artwork: Artwork, language: Language): Ledger {
  const { observations } = ledgerOf(artwork, language)
  return { ...emptyLedger(language), observations }
}

/** What comes of the statements of one standing, each work judged by what the others say. */
function verdicts(language: Language, kind: 'seen' | 'sourced'): (string | null)[] {
  return artworks.flatMap((artwork) => {
    const others = artworks.filter((other) => other !== artwork)
    const support = createPictureSupport(ledgerOfThings(artwork, language), others, '')
    const all = artwork.visible.map(({ id }) => id)
    return artwork.statements
      .filter((statement) => statement.kind === kind)
      .map(({ topic, text, restsOn }) =>
        support({ kind, topic, text: text[language], restsOn: kind === 'seen' ? restsOn : all }),
      )
  })
}
const shareOf = (faults: (string | null)[]) => faults.filter((fault) => fault === null).length / faults.length

test.each(LANGUAGES)(
  'most of what an editor sees passes, and next to nothing of what sources say, in %s',
  (language) => {
    expect(shareOf(verdicts(language, 'seen'))).toBeGreaterThan(0.45)
    expect(shareOf(verdicts(language, 'sourced'))).toBeLessThan(0.06)
  },
)

function judgeOf(language: Language, question = '') {
  const { observations } = observedIn(
    harbourSight(language).trim().split('\n'),
    language,
    createNameFinder(artworks, language),
  )
  const ledger = { ...emptyLedger(language), observations }
  return createPictureJudge(ledger, { mode: 'student', language, question }, artworks)
}
const lines = Object.fromEntries(LANGUAGES.map((language) => [language, harbourLines(language)])) as Record<
  Language,
  Line[]
>

test('a Chinese name that nobody saw is not told', () => {
  const [line] = lines['zh-TW']
  const said = (text: string) => judgeOf('zh-TW')(JSON.stringify({ ...line, text }))
  expect(said(line?.text ?? '')).toHaveProperty('draft')
  expect(said(`${line?.text}女子是瑪利亞。`)).toHaveProperty('fault', 'names somebody: 瑪利亞')
})

test('of a thousand attacks none passes, and what they are made from does', () => {
  const passed = fc
    .sample(attacksOn(lines, 'o99'), { numRuns: 1000, seed: 11 })
    .filter(({ language, line }) => 'draft' in judgeOf(language, line.question)(JSON.stringify(line)))
  expect(passed).toEqual([])
  for (const language of LANGUAGES)
    for (const line of lines[language])
      expect(judgeOf(language)(JSON.stringify(line)), line.text).toHaveProperty('draft')
})
