import * as z from 'zod'
import type { FindNames } from '#engine/check/find-names.ts'
import { unseeableIn } from '#engine/observe/by-model/unseeable.ts'
import { alienWordIn } from '#engine/text/alien.ts'
import { stems } from '#engine/text/idle-words.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { fold, nameStandsIn } from '#engine/text/names.ts'
import { countsOf, numbersOf } from '#engine/text/numbers.ts'
import { plainText } from '#engine/text/plain-text.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { PROSE } from '#language/prose.ts'
import { partsWords } from '#language/writing.ts'
import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import type { Material } from './description-call.ts'

const lineSchema = z.object({
  rests_on: z.array(z.string()).min(1).max(8),
  paragraph: z.int().min(0).max(5),
  text: z.string().max(1200),
})

/**
 * The least share of a sentence's words of substance that its material has: an artist's own words
 * are kept.
 */
const LEAST_SHARES = { told: 0.8, seen: 0.6, measured: 0.6 }
/**
 * Where words are not parted, pairs of characters are counted, and joining two words makes new
 * ones.
 */
const OF_PAIRS = 0.75
/** The least share of what the artist told that a text without a limit keeps. */
const LEAST_KEPT = 0.8

/** A line of JSON in the shape that was asked for; null where it is none. */
export function lineIn<Shape>(object: string, schema: z.ZodType<Shape>): Shape | null {
  try {
    return schema.safeParse(JSON.parse(object)).data ?? null
  } catch {
    return null
  }
}

/**
 * Reads a line of a description as a model wrote it, and lets it stand where it says no more than
 * the material it rests on.
 *
 * @returns the statement, or what is wrong with it.
 */
export function statementIn(
  object: string,
  materials: readonly Material[],
  language: Language,
  findNames: FindNames,
): DescriptionStatement | string {
  const line = lineIn(object, lineSchema)
  const text = line && plainText(line.text, language)
  if (!line || text === null) return 'is not a statement in plain text'
  const cited = line.rests_on.map((id) => materials.find((material) => material.id === id))
  const standing = cited[0]?.standing
  if (standing === undefined || cited.some((material) => material?.standing !== standing))
    return 'rests on nothing, or on two kinds of material'
  const ground = cited.map((material) => material?.text ?? '').join('\n')
  const beyond = beyondIn(text, ground, language, findNames)
  if (beyond) return beyond
  if (standing !== 'told') {
    const fault = languageFault(text, language) ?? unseeableIn(text, language)
    if (fault && !fold(ground).includes(fault)) return `tells what was not seen: ${fault}`
  }
  const own = new Set(stems([ground], language))
  const least = LEAST_SHARES[standing] * (partsWords(language) ? 1 : OF_PAIRS)
  const isMore = sentencesOf(text, language).some((sentence) => {
    const words = stems([sentence], language)
    return words.filter((word) => own.has(word)).length < words.length * least
  })
  if (isMore) return 'says more than its material'
  return { text, rests_on: standing, from: line.rests_on, paragraph: line.paragraph }
}

/** A number or a name in a text that its ground does not have. */
export function figureBeyond(
  text: string,
  ground: string,
  language: Language,
  findNames: FindNames,
): string | null {
  const numbersIn = (words: string) => [...numbersOf(words, language), ...countsOf(words, language)]
  const numbers = new Set(numbersIn(ground))
  const number = numbersIn(text).find((stated) => !numbers.has(stated))
  if (number) return `another number: ${number}`
  const folded = fold(ground)
  const name = findNames(text).find((stated) => !nameStandsIn(stated, folded))
  return name ? `another name: ${name}` : null
}

/** A number, a name or a word in a text that its ground does not have. */
export function beyondIn(
  text: string,
  ground: string,
  language: Language,
  findNames: FindNames,
): string | null {
  const figure = figureBeyond(text, ground, language, findNames)
  if (figure) return `has ${figure}`
  const folded = fold(ground)
  const alien = alienWordIn(text)
  if (alien && !folded.includes(alien)) return `speaks of something else: ${alien}`
  const { emptyWords } = PROSE[language]
  const empty = emptyWords.find((word) => fold(text).includes(word) && !folded.includes(word))
  return empty ? `says nothing: ${empty}` : null
}

/** Whether all that the artist told is in a text; where it has to be short, a part of each. */
export function keepsWords(
  statements: readonly DescriptionStatement[],
  materials: readonly Material[],
  language: Language,
  isShort: boolean,
): boolean {
  return materials.every(({ id, standing, text }) => {
    if (standing !== 'told') return true
    const said = statements
      .filter(({ from }) => from.includes(id))
      .map((statement) => statement.text)
    const kept = new Set(stems(said, language))
    const words = stems([text], language)
    const least = isShort ? 0 : words.length * LEAST_KEPT
    return said.length > 0 && words.filter((word) => kept.has(word)).length >= least
  })
}
