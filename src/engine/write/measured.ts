import type { Draft } from '#engine/ledger.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { answering } from './answer.ts'
import { nothingKnown } from './built-in.ts'

type What = Measurement['what']

const ALL: What[] = [
  'palette',
  'temperature',
  'saturation',
  'value',
  'thirds',
  'directions',
  'symmetry',
  'proportions',
]

/** Beside the text of a known work: few for beginners, all for professionals. */
const BESIDE_TEXT: Record<Mode, What[]> = {
  explorer: ['palette', 'value', 'thirds'],
  student: ['palette', 'temperature', 'value', 'thirds', 'directions'],
  professional: ALL,
}

const ALONE: Record<Mode, What[]> = {
  explorer: ['palette', 'temperature', 'value', 'thirds', 'directions'],
  student: ALL,
  professional: ALL,
}

/** What was measured, as a statement. */
export function stated({ id, text }: Measurement): Draft {
  return { kind: 'measured', topic: 'measured', text, restsOn: [id] }
}

function chosen(measurements: readonly Measurement[], order: readonly What[]): Measurement[] {
  return order.flatMap((what) => measurements.find((measurement) => measurement.what === what) ?? [])
}

/** What was measured, to be read after the text of a known work. */
export function measuredDrafts(measurements: readonly Measurement[], mode: Mode): Draft[] {
  return chosen(measurements, BESIDE_TEXT[mode]).map(stated)
}

/**
 * A formal analysis of a picture that nobody knows: what was seen, then what was measured, each measure with a way to
 * look on, and before all the answer to the question, or that nothing here answers it.
 */
export function formalDrafts(
  seen: readonly Draft[],
  measurements: readonly Measurement[],
  { mode, language, question }: { mode: Mode; language: Language; question: string },
): Draft[] {
  const { prompts } = MEASURE_PHRASES[language]
  const measured = chosen(measurements, ALONE[mode]).flatMap((measurement): Draft[] => {
    const prompt = prompts[measurement.what]
    return [
      stated(measurement),
      ...(prompt
        ? [
            {
              kind: 'interpretation' as const,
              topic: 'measured' as const,
              text: prompt,
              restsOn: [measurement.id],
            },
          ]
        : []),
    ]
  })
  const body = [...seen, ...measured]
  if (question === '') return body
  const found = answering(question, [...seen, ...measurements.map(stated)], language, [])
  const answer = found.length > 0 ? found : [nothingKnown(language)]
  const said = new Set(answer.map(({ text }) => text))
  return [...answer, ...body.filter(({ text }) => !said.has(text))]
}
