import type { Third } from '#engine/observe/phrases/phrases.ts'
import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'

/** A statement that has no place in the text yet. */
export type Said = Omit<DescriptionStatement, 'paragraph'>

export const MEASURED_PARTS = ['format', 'palette', 'temperature', 'light', 'directions'] as const
export type MeasuredPart = (typeof MEASURED_PARTS)[number]

const NAMED_COLOURS = 3
/** A smaller part of the picture is not worth naming. */
const LEAST_SHARE = 0.03
const NEARLY_SQUARE = 1.08

function thirdOf(figure: number, [low, high]: readonly [number, number]): Third {
  if (figure < low) return 'low'
  return figure > high ? 'high' : 'middle'
}

/** The largest colours, each name once. */
function namedColours(
  colours: readonly { name: string; share: number }[],
): { name: string; share: number }[] {
  const shares = new Map<string, number>()
  for (const { name, share } of colours) shares.set(name, (shares.get(name) ?? 0) + share)
  const named = [...shares].map(([name, share]) => ({ name, share })).sort((a, b) => b.share - a.share)
  return named.filter(({ share }, at) => at === 0 || share >= LEAST_SHARE).slice(0, NAMED_COLOURS)
}

/**
 * What was measured, as sentences of a description.
 *
 * @param mine The artist speaks of their own picture.
 */
export function measuredSentences(
  measurements: readonly Measurement[],
  language: Language,
  mine: boolean,
): Partial<Record<MeasuredPart, Said>> {
  const phrases = DESCRIBE_PHRASES[language]
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false })
  const said: Partial<Record<MeasuredPart, Said>> = {}
  const say = (part: MeasuredPart, { id }: Measurement, text: string) => {
    said[part] = { text, rests_on: 'measured', from: [id] }
  }
  for (const measurement of measurements) {
    if (measurement.what === 'proportions') {
      const ratio = measurement.figure
      const shape = ratio > NEARLY_SQUARE ? 'wide' : ratio < 1 / NEARLY_SQUARE ? 'high' : 'square'
      say('format', measurement, phrases.format(mine, shape, number.format(ratio < 1 ? 1 / ratio : ratio)))
    }
    if (measurement.what === 'palette') {
      const colours = namedColours(measurement.colours)
      const shown = colours.map(({ name, share }) => ({ name, share: percent.format(share) }))
      if (shown.length > 0) say('palette', measurement, phrases.palette(mine, shown))
    }
    if (measurement.what === 'temperature') {
      const { warm, cool } = measurement
      // In a grey picture neither says much.
      if (Math.max(warm, cool) >= 2 * LEAST_SHARE)
        say('temperature', measurement, phrases.temperature(percent.format(warm), percent.format(cool)))
    }
    if (measurement.what === 'value') {
      const key = thirdOf(measurement.figure, [35, 64])
      say('light', measurement, phrases.light(key, thirdOf(measurement.light - measurement.dark, [40, 65])))
    }
    if (measurement.what === 'directions' && measurement.dominant !== null)
      say('directions', measurement, phrases.directions(measurement.dominant))
  }
  return said
}
