import { fold } from '#engine/text/names.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { PROSE } from '#language/prose.ts'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { lengthBounds } from '../artwork/lengths.ts'
import type { WrittenSentence } from './essay-file.ts'
import type { WrittenText } from './texts.ts'

/** How many sections a text has, at least and at most. */
const SECTIONS = { explorer: [2, 4], student: [3, 5], professional: [4, 7] } as const
const HEADING = { words: [2, 10], characters: [3, 18] } as const
/** Connecting sentences stay under this share of a text. */
const MOST_LINKS = 0.2
/** The least standard deviation of sentence lengths: words, or in Chinese characters. */
const LEAST_VARIATION = { words: 5.5, characters: 8 } as const
/** Commands in a text of a depth, at most. */
const MOST_COMMANDS = { explorer: 2, student: 3, professional: 0 } as const

/** Texts whose Chinese may address the reader. */
const MAY_SAY_YOU: WrittenText['kind'][] = ['explorer', 'questions']

/** What is wrong with the form of an essay, as far as a machine can tell. */
export function essayFaults({
  kind: mode,
  language,
  sections,
}: WrittenText & { kind: Mode }): string[] {
  const unit = WRITING[language].unit
  const sentences = sections.flatMap((section) => section.paragraphs.flat())
  const lengths = sentences.map(({ text }) => lengthOf(text, language))
  const length = sum(lengths)
  const [from, to] = lengthBounds(mode, language)
  const faults: string[] = []
  if (length < from || length > to) faults.push(`${length} ${unit}, not ${from} to ${to}`)
  const [fewest, most] = SECTIONS[mode]
  if (sections.length < fewest || sections.length > most)
    faults.push(`${sections.length} sections, not ${fewest} to ${most}`)
  const [shortest, longest] = HEADING[unit]
  for (const { heading } of sections) {
    const size = unit === 'words' ? lengthOf(heading, language) : [...heading].length
    if (size < shortest || size > longest)
      faults.push(`the heading "${heading}" has ${size} ${unit}`)
  }
  faults.push(...linkFaults(sentences, language))
  const variation = deviationOf(lengths)
  if (variation < LEAST_VARIATION[unit])
    faults.push(`its sentences are all of one length (deviation ${variation.toFixed(1)} ${unit})`)
  const commands = sentences
    .filter(({ text }) => PROSE[language].commands.test(fold(text)))
    .map(({ text }) => text)
  if (commands.length > MOST_COMMANDS[mode])
    faults.push(`${commands.length} commands: ${commands.join(' | ')}`)
  return faults
}

/** Whether too much of a text connects and claims nothing. */
export function linkFaults(sentences: readonly WrittenSentence[], language: Language): string[] {
  const lengthOfAll = (some: readonly WrittenSentence[]) =>
    sum(some.map(({ text }) => lengthOf(text, language)))
  const links = lengthOfAll(sentences.filter(({ ground }) => ground.kind === 'link'))
  return links > 0 && links >= lengthOfAll(sentences) * MOST_LINKS
    ? ['a fifth of it or more claims nothing']
    : []
}

/** What is wrong with the words of a text's sentences. */
export function wordingFaults(artwork: Artwork, text: WrittenText): string[] {
  const sentences = text.sections.flatMap((section) => section.paragraphs.flat())
  return sentences.flatMap((sentence, at) => wordFaults(artwork, text, sentence, at + 1))
}

function wordFaults(
  artwork: Artwork,
  { kind, language }: WrittenText,
  { text, ground }: WrittenSentence,
  number: number,
): string[] {
  const folded = fold(text)
  const prose = PROSE[language]
  const faults: string[] = []
  const has = (words: readonly string[]) => words.filter((word) => folded.includes(word))
  const empty = has(prose.emptyWords)
  if (empty.length > 0) faults.push(`says nothing: ${empty.join(', ')}`)
  const own = has(prose.selfTalk)
  if (own.length > 0) faults.push(`speaks of our own sources: ${own.join(', ')}`)
  const facts = artwork.facts.filter(({ id }) => ground.restsOn.includes(id))
  const hedge = prose.hedges.exec(folded)?.[0]
  const isAgreed = facts.length > 0 && facts.every((fact) => fact.certainty === 'agreed')
  const isHedgedThere = facts.some((fact) => PROSE.en.hedges.test(fold(fact.text)))
  if (hedge && ground.kind === 'sourced' && isAgreed && !isHedgedThere)
    faults.push(`hedges what is agreed: ${hedge}`)
  if (language === 'zh-TW') {
    if (/[,;:!?()"]/u.test(text)) faults.push('has half-width punctuation')
    if (/您/u.test(text) || (!MAY_SAY_YOU.includes(kind) && /你/u.test(text)))
      faults.push('addresses the reader: 您, 你')
  }
  return faults.map((fault) => `sentence ${number}: ${fault}`)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

function deviationOf(figures: readonly number[]): number {
  const mean = sum(figures) / figures.length
  return Math.sqrt(sum(figures.map((figure) => (figure - mean) ** 2)) / figures.length)
}
