import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { COLOUR_NAMES } from './measure/colour-names.ts'
import type { Figures } from './measure/figures.ts'
import { MEASURE_PHRASES } from './phrase-book.ts'
import type { Third, Within } from './phrases/phrases.ts'

const NAMED_COLOURS = 3
const NEARLY_SQUARE = 1.08

function thirdOf(figure: number, [low, high]: readonly [number, number]): Third {
  if (figure < low) return 'low'
  return figure > high ? 'high' : 'middle'
}

function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits))
}

/**
 * What was measured, in words, with what is needed to draw it. The ids are `m1` to `m8`, always the
 * same for the same measure.
 */
export function measurementsOf(
  figures: Figures,
  within: Within,
  language: Language,
): Measurement[] {
  const phrases = MEASURE_PHRASES[language]
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits, useGrouping: false }).format(
      rounded(value, digits),
    )
  const percent = (share: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

  const { ratio, temperature, value, saturation, fields, directions, symmetry } = figures
  const shape = ratio > NEARLY_SQUARE ? 'wide' : ratio < 1 / NEARLY_SQUARE ? 'high' : 'square'
  const colours = figures.palette.map(({ key, lab, hex, share }) => ({
    name: COLOUR_NAMES.find((colour) => colour.key === key)?.name[language] ?? key,
    hex,
    lab: [rounded(lab[0], 1), rounded(lab[1], 1), rounded(lab[2], 1)] as [number, number, number],
    share: rounded(share, 3),
  }))
  const named = colours
    .slice(0, NAMED_COLOURS)
    .map(({ name, share }) => ({ name, share: percent(share) }))
  const brightest = fields.indexOf(Math.max(...fields))
  const dominantShare = directions.dominant === null ? 0 : directions.shares[directions.dominant]
  const range = value.light - value.dark

  const common = (id: string, what: Measurement['what'], text: string, figure: number) => ({
    id,
    text,
    method: phrases.methods[what],
    within,
    figure,
  })
  return [
    {
      what: 'palette',
      ...common(
        'm1',
        'palette',
        phrases.palette(within, named),
        rounded((colours[0]?.share ?? 0) * 100),
      ),
      unit: 'percent',
      colours,
    },
    {
      what: 'value',
      ...common(
        'm2',
        'value',
        phrases.value(
          within,
          thirdOf(value.median, [35, 64]),
          thirdOf(range, [40, 65]),
          number(value.median),
          number(range),
        ),
        rounded(value.median),
      ),
      unit: 'L*',
      dark: rounded(value.dark),
      light: rounded(value.light),
      histogram: value.histogram.map((share) => rounded(share, 4)),
    },
    {
      what: 'thirds',
      ...common(
        'm3',
        'thirds',
        phrases.thirds(within, brightest, number(fields[brightest] ?? 0)),
        rounded(fields[brightest] ?? 0),
      ),
      unit: 'L*',
      fields: fields.map((field) => rounded(field)),
      brightest,
    },
    {
      what: 'directions',
      ...common(
        'm4',
        'directions',
        phrases.directions(within, directions.dominant, percent(dominantShare)),
        rounded(dominantShare * 100),
      ),
      unit: 'percent',
      rose: directions.rose.map((share) => rounded(share, 4)),
      dominant: directions.dominant,
    },
    {
      what: 'temperature',
      ...common(
        'm5',
        'temperature',
        phrases.temperature(
          within,
          percent(temperature.warm),
          percent(temperature.cool),
          percent(temperature.neutral),
        ),
        rounded(Math.max(temperature.warm, temperature.cool) * 100),
      ),
      unit: 'percent',
      warm: rounded(temperature.warm, 3),
      cool: rounded(temperature.cool, 3),
      neutral: rounded(temperature.neutral, 3),
    },
    {
      what: 'saturation',
      ...common(
        'm6',
        'saturation',
        phrases.saturation(within, thirdOf(saturation.mean, [12, 26]), number(saturation.mean)),
        rounded(saturation.mean),
      ),
      unit: 'C*',
      high: rounded(saturation.high),
    },
    {
      what: 'symmetry',
      ...common(
        'm7',
        'symmetry',
        phrases.symmetry(
          within,
          thirdOf(symmetry.leftRight, [0.4, 0.75]),
          number(symmetry.leftRight, 2),
        ),
        rounded(symmetry.leftRight, 2),
      ),
      unit: 'correlation',
      topBottom: rounded(symmetry.topBottom, 2),
    },
    {
      what: 'proportions',
      ...common(
        'm8',
        'proportions',
        phrases.proportions(within, shape, number(shape === 'high' ? 1 / ratio : ratio, 2)),
        rounded(ratio, 2),
      ),
      unit: 'ratio',
    },
  ]
}
