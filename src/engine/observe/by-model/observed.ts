import * as z from 'zod'
import type { FindNames } from '#engine/check/find-names.ts'
import { alienWordIn } from '#engine/text/alien.ts'
import { wordsOfSubstance } from '#engine/text/idle-words.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { fold } from '#engine/text/names.ts'
import { numbersOf } from '#engine/text/numbers.ts'
import { plainText } from '#engine/text/plain-text.ts'
import { PROSE } from '#language/prose.ts'
import { WRITING } from '#language/writing.ts'
import type { Observation } from '#shared/api/evidence.ts'
import type { Language } from '#shared/languages.ts'
import type { Region } from '#shared/statements.ts'
import { unseeableIn } from './unseeable.ts'

const MOST_CHARACTERS = 300
const MOST_OBSERVATIONS = 20
/**
 * An observation that shares more of its words with the writing in the picture says what is
 * written, not what is seen.
 */
const MOST_ECHO = 0.5
/** Rectangles may reach so far over the edge: models measure by eye. */
const TOLERANCE = 0.02

const fraction = z
  .number()
  .min(-TOLERANCE)
  .max(1 + TOLERANCE)
const lineSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.enum(['thing', 'form']),
    text: z.string().max(MOST_CHARACTERS),
    region: z.tuple([fraction, fraction, fraction, fraction]),
  }),
  z.object({ is: z.literal('writing'), text: z.string() }),
  z.object({ is: z.literal('work'), title: z.string().max(200), artist: z.string().max(200) }),
])
type Line = z.output<typeof lineSchema>

/** What a model saw in a picture, as far as it may be believed. */
export interface Seen {
  observations: Observation[]
  /** The work that it takes it for: nobody vouches for that. */
  named: { title: string; artist: string } | null
  /** What was wrong with what is left out. */
  faults: string[]
}

function parsed(object: string): Line | null {
  try {
    return lineSchema.safeParse(JSON.parse(object)).data ?? null
  } catch {
    return null
  }
}

/** A rectangle inside the picture; null where nothing of it is. */
function regionWithin([x, y, width, height]: Region): [number, number, number, number] | null {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(1, x + width), Math.min(1, y + height)]
  const isInside = x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE
  if (!isInside || right - left <= 0 || bottom - top <= 0) return null
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000
  return [rounded(left), rounded(top), rounded(right - left), rounded(bottom - top)]
}

function sentence(text: string, language: Language): string {
  const stop = WRITING[language].stop
  const ended = /[.!?…。！？][”»」』]?$/u.test(text) ? text : `${text}${stop}`
  return ended.charAt(0).toLocaleUpperCase(language) + ended.slice(1)
}

/** Returns why a text is no plain observation, or null. */
function faultOf(
  text: string,
  language: Language,
  findNames: FindNames,
  written: ReadonlySet<string>,
): string | null {
  const foreign = languageFault(text, language)
  if (foreign) return foreign
  const numbers = numbersOf(text, language)
  if (numbers.length > 0) return `has a number: ${numbers.join(', ')}`
  const names = findNames(text)
  if (names.length > 0) return `names somebody: ${names.join(', ')}`
  const beyond = alienWordIn(text) ?? unseeableIn(text, language)
  if (beyond) return `tells what cannot be seen: ${beyond}`
  const empty = PROSE[language].emptyWords.find((word) => fold(text).includes(word))
  if (empty) return `says nothing: ${empty}`
  const words = wordsOfSubstance(text, language)
  const echoed = words.filter((word) => written.has(word))
  return words.length > 0 && echoed.length > words.length * MOST_ECHO
    ? 'repeats what is written'
    : null
}

/**
 * Reads a model's lines on a picture. An observation stays if it is a plain sentence in the
 * language asked for, has a place in the picture, and claims nothing that pixels cannot show; what
 * stands written in the picture is not said again.
 */
export function observedIn(
  objects: readonly string[],
  language: Language,
  findNames: FindNames,
): Seen {
  const faults: string[] = []
  const lines = objects.flatMap((object) => {
    const line = parsed(object)
    if (line === null) faults.push('is not an observation')
    return line ?? []
  })
  const writing = lines.flatMap((line) =>
    line.is === 'writing' ? wordsOfSubstance(line.text, language) : [],
  )
  const written = new Set(writing)
  const observations: Observation[] = []
  for (const kind of ['thing', 'form'] as const)
    for (const line of lines) {
      if (line.is !== kind || observations.length === MOST_OBSERVATIONS) continue
      const region = regionWithin(line.region)
      const plain = plainText(line.text, language)
      const text = plain && sentence(plain, language)
      const isKnown = observations.some((other) => other.text === text)
      const fault =
        text === null
          ? 'is not plain text'
          : region === null
            ? 'is not in the picture'
            : isKnown
              ? 'was said before'
              : faultOf(text, language, findNames, written)
      if (fault !== null || text === null) faults.push(fault ?? '')
      else observations.push({ id: `o${observations.length + 1}`, kind: 'seen', text, region })
    }
  const work = lines.find((line) => line.is === 'work')
  const named = work && work.title !== '' && work.artist !== '' ? work : null
  return { observations, named: named && { title: named.title, artist: named.artist }, faults }
}
