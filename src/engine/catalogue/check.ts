import { simplifiedCharactersOf } from '#engine/check/language.ts'
import { fold, nameStandsIn, namesOf } from '#engine/check/names.ts'
import { numbersOf } from '#engine/check/numbers.ts'
import { lengthOf, sentencesOf } from '#engine/check/sentences.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import type { Artwork, CatalogueStatement } from './artwork.ts'
import { evidenceOf } from './evidence.ts'
import { EMPTY_WORDS, EXPLORER_SENTENCE, lengthBounds, TOPICS_BY_MODE } from './lengths.ts'

/** Everything in an artwork's files that a machine can see to be wrong, a sentence each. Empty is good. */
export function faultsOf(artwork: Artwork): string[] {
  return [
    ...identityFaults(artwork),
    ...artwork.statements.flatMap((statement, index) =>
      statementFaults(artwork, statement).map(
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
    artwork.medium['zh-TW'],
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

function statementFaults(artwork: Artwork, statement: CatalogueStatement): string[] {
  const facts = artwork.facts.filter((fact) => statement.restsOn.includes(fact.id))
  const visible = artwork.visible.filter((thing) => statement.restsOn.includes(thing.id))
  const known = new Set([...facts, ...visible].map((entry) => entry.id))
  const faults = statement.restsOn
    .filter((id) => !known.has(id))
    .map((id) => `rests on ${id}, which does not exist`)

  if (statement.kind === 'seen' && visible.length === 0) faults.push('is seen but rests on nothing visible')
  if (statement.kind === 'sourced' && facts.length === 0) faults.push('is sourced but rests on no fact')
  if (statement.kind === 'sourced' && facts.some((fact) => fact.certainty === 'disputed'))
    faults.push('is sourced but rests on a disputed fact: make it unsure')

  const numbers = Object.fromEntries(
    LANGUAGES.map((language) => [language, numbersOf(statement.text[language], language).sort().join(', ')]),
  )
  for (const language of LANGUAGES) {
    if (numbers[language] !== numbers.en)
      faults.push(
        `${language} has the numbers ${numbers[language] || 'none'}, en has ${numbers.en || 'none'}`,
      )
  }
  return [...faults, ...LANGUAGES.flatMap((language) => textFaults(artwork, statement, language))]
}

function textFaults(artwork: Artwork, statement: CatalogueStatement, language: Language): string[] {
  const text = statement.text[language]
  const evidence = evidenceOf(artwork, statement.restsOn)
  const faults: string[] = []
  const numbers = numbersOf(text, language).filter((number) => !evidence.numbers.has(number))
  if (numbers.length > 0) faults.push(`${language}: not in what it rests on: ${numbers.join(', ')}`)
  const names = namesOf(text, language).filter((name) => !nameStandsIn(name, evidence.text))
  if (names.length > 0) faults.push(`${language}: names not in what it rests on: ${names.join(', ')}`)

  for (const name of artwork.names) {
    const inEnglish = namedIn(statement.text.en, name.en)
    if (language !== 'en' && inEnglish && !fold(text).includes(fold(name[language])))
      faults.push(`${language}: "${name.en}" should appear as "${name[language]}"`)
    if (language === 'zh-TW' && text.includes(name['zh-TW']) && !nameStandsIn(name.en, evidence.text))
      faults.push(`zh-TW: "${name['zh-TW']}" is not in what it rests on`)
  }
  if (language === 'zh-TW') {
    const simplified = simplifiedCharactersOf(text)
    if (simplified.length > 0) faults.push(`zh-TW: not written in Taiwan: ${simplified.join(' ')}`)
    if (/[,;:!?()"]/u.test(text)) faults.push('zh-TW: half-width punctuation')
  }
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
