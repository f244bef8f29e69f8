import type { Draft } from '#engine/evidence.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Mode } from '#shared/modes.ts'

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
  return order.flatMap(
    (what) => measurements.find((measurement) => measurement.what === what) ?? [],
  )
}

/** What was measured, to be read after the text of a known work. */
export function measuredDrafts(measurements: readonly Measurement[], mode: Mode): Draft[] {
  return chosen(measurements, BESIDE_TEXT[mode]).map(stated)
}

/** A picture that is nearly one colour from edge to edge: nothing is to be compared in it. */
const BARE_PERCENT = 97

/** What was measured in a picture on which there is no text, in the order in which it is told. */
export function inOrder(measurements: readonly Measurement[], mode: Mode): Measurement[] {
  const [palette] = chosen(measurements, ['palette'])
  return palette && palette.figure >= BARE_PERCENT ? [palette] : chosen(measurements, ALONE[mode])
}
