import { createGate, type Gate } from '#engine/check/gate.ts'
import { simplifiedCharactersOf } from '#engine/check/language.ts'
import { fold } from '#engine/check/names.ts'
import { numbersOf } from '#engine/check/numbers.ts'
import { lengthOf, sentencesOf } from '#engine/check/sentences.ts'
import { ledgerOf } from '#engine/research/from-catalogue.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import type { Artwork, CatalogueStatement } from './artwork.ts'
import { EMPTY_WORDS, EXPLORER_SENTENCE, lengthBounds, TOPICS_BY_MODE } from './lengths.ts'

/** Everything in an artwork's files that a machine can see to be wrong, a sentence each. Empty is good. */
export function faultsOf(artwork: Artwork): string[] {
  const gates = Object.fromEntries(
    LANGUAGES.map((language): [Language, Gate] => [language, createGate(ledgerOf(artwork, language))]),
  ) as Gates
  return [
    ...identityFaults(artwork),
    ...artwork.statements.flatMap((statement, index) =>
      statementFaults(artwork, statement, gates).map(
        (fault) => `statement ${index + 1} (${statement.topic}): ${fault}`,
      ),
    ),
    ...(artwork.statements.length > 0 ? MODES.flatMap((mode) => modeFaults(artwork, mode)) : []),
  ]
}

function identityFaults(artwork: Artwork): string[] {
  const sources = new Set(artwork.sources.map((source) => source.id))
  const cited = [
    ...artwork.identitySources.map((id) => ({ by: 'identity_sources', id })),
    ...artwork.facts.flatMap((fact) => fact.sources.map((id) => ({ by: fact.id, id }))),
  ]
  const chinese = [
    artwork.titles['zh-TW'],
    artwork.artist.name['zh-TW'],
    artwork.collection?.name['zh-TW'] ?? '',
    artwork.medium?.['zh-TW'] ?? '',
    ...artwork.visible.map((thing) => thing.what['zh-TW']),
  ].join('')
  const simplified = simplifiedCharactersOf(chinese)
  return [
    ...cited
      .filter(({ id }) => !sources.has(id))
      .map(({ by, id }) => `${by} cites ${id}, which is not a source`),
    ...(simplified.length > 0 ? [`not written in Taiwan: ${simplified.join(' ')}`] : []),
  ]
}

type Gates = Record<Language, Gate>

function statementFaults(artwork: Artwork, statement: CatalogueStatement, gates: Gates): string[] {
  const { kind, topic, restsOn } = statement
  const faults = LANGUAGES.flatMap((language) => {
    const fault = gates[language]({ kind, topic, restsOn, text: statement.text[language] })
    return fault === null ? [] : [fault]
  })
  const numbers = LANGUAGES.map((language) => numbersOf(statement.text[language], language).sort().join(', '))
  const odd = numbers.findIndex((list) => list !== numbers[0])
  if (odd >= 0)
    faults.push(`${LANGUAGES[odd]} has the numbers ${numbers[odd] || 'none'}, en has ${numbers[0] || 'none'}`)
  return [...new Set(faults), ...LANGUAGES.flatMap((language) => wordingFaults(artwork, statement, language))]
}

function wordingFaults(artwork: Artwork, statement: CatalogueStatement, language: Language): string[] {
  const text = statement.text[language]
  const faults = artwork.names
    .filter((name) => namedIn(statement.text.en, name.en) && !fold(text).includes(fold(name[language])))
    .map((name) => `${language}: "${name.en}" should appear as "${name[language]}"`)
  if (language === 'zh-TW' && /[,;:!?()"]/u.test(text)) faults.push('zh-TW: half-width punctuation')
  const empty = EMPTY_WORDS[language].filter((word) => fold(text).includes(word))
  if (empty.length > 0) faults.push(`${language}: says nothing: ${empty.join(', ')}`)
  return faults
}

function namedIn(text: string, name: string): boolean {
  const escaped = fold(name).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return new RegExp(`(?<![\\p{L}])${escaped}(?![\\p{L}])`, 'u').test(fold(text))
}

function modeFaults(artwork: Artwork, mode: Mode): string[] {
  const statements = artwork.statements.filter((statement) => statement.modes.includes(mode))
  const faults: string[] = []
  const runs = statements
    .map((statement) => statement.topic)
    .filter((topic, at, all) => topic !== all[at - 1])
  const returning = runs.filter((topic, at) => runs.indexOf(topic) !== at)
  if (returning.length > 0) faults.push(`${mode}: ${returning.join(', ')} comes back after another topic`)
  const missing = TOPICS_BY_MODE[mode].filter((topic) => !runs.includes(topic))
  if (missing.length > 0) faults.push(`${mode}: nothing on ${missing.join(', ')}`)
  if (mode === 'explorer' && statements.filter((statement) => statement.kind === 'seen').length < 4)
    faults.push('explorer: fewer than four statements send the eye somewhere')

  for (const language of LANGUAGES) {
    const length = statements.reduce(
      (sum, statement) => sum + lengthOf(statement.text[language], language),
      0,
    )
    const [from, to] = lengthBounds(mode, language)
    if (length < from || length > to) faults.push(`${mode}, ${language}: ${length} long, not ${from}–${to}`)
    if (mode === 'explorer') faults.push(...longSentences(statements, language))
  }
  return faults
}

function longSentences(statements: CatalogueStatement[], language: Language): string[] {
  return statements
    .flatMap((statement) => sentencesOf(statement.text[language], language))
    .filter((sentence) => lengthOf(sentence, language) > EXPLORER_SENTENCE[language])
    .map((sentence) => `explorer, ${language}: ${lengthOf(sentence, language)} long: ${sentence}`)
}
