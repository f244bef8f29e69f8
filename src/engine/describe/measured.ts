import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { type ColourFamily, familiesOf } from './colour-families.ts'
import type { Speaker } from './frames/frames.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'

/** A statement that has no place in the text yet. */
export type Said = Omit<DescriptionStatement, 'paragraph'>

/** A smaller part of the picture is not worth naming. */
const LEAST_SHARE = 0.15
const NAMED_COLOURS = 3
/** The named colours prevail where they fill more than this. */
const PREVAILING = 0.5
/** Below and above these median lightnesses (L*) a picture is called dark or light. */
const DARK = 35
const LIGHT = 75
/** Of these a tone says nothing more, and a picture in them is not described by them. */
const COLOURLESS = ['black', 'white', 'grey', 'beige']

/**
 * What was measured, as one sentence that a person would say: which colours prevail, and whether it
 * is dark or light. No figures: they stand beside the text.
 *
 * @param isAlone Nothing else is said: then it tells of black, grey and white, too.
 */
export function measuredSentence(
  measurements: readonly Measurement[],
  language: Language,
  speaker: Speaker,
  isAlone: boolean,
): Said | null {
  const palette = measurements.find(({ what }) => what === 'palette')
  if (palette?.what !== 'palette') return null
  const families = familiesOf(palette.colours, language)
  const named = families.filter(({ share }) => share >= LEAST_SHARE).slice(0, NAMED_COLOURS)
  const prevail = named.reduce((sum, { share }) => sum + share, 0) > PREVAILING ? named : []
  if (families.length === 0 || (isColourless(prevail) && !isAlone)) return null
  const value = measurements.find(({ what }) => what === 'value')
  const tone = value && !isColourless(prevail) ? toneOf(value.figure) : null
  return {
    text: DESCRIBE_PHRASES[language].colours(
      speaker,
      prevail.map(({ name }) => name),
      tone,
    ),
    rests_on: 'measured',
    from: [palette.id, ...(value && tone ? [value.id] : [])],
  }
}

function isColourless(families: readonly { family: ColourFamily }[]): boolean {
  return COLOURLESS.includes(families[0]?.family ?? '')
}

function toneOf(lightness: number): 'dark' | 'light' | null {
  if (lightness < DARK) return 'dark'
  return lightness > LIGHT ? 'light' : null
}
