import type { Evidence } from '#engine/evidence.ts'
import { type Homography, mapPoint, type Point } from '#engine/recognition/homography.ts'
import type { Observation } from '#shared/api/evidence.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import type { Region } from '#shared/statements.ts'
import { WHOLE } from '../recognition/rectify.ts'
import type { SeenWork, Sight } from './look.ts'
import { measurementsOf } from './measurements.ts'

/** A place counts as in the photo if so much of it is. */
const LEAST_IN_PHOTO = 0.3

/** What was measured: in the painting where it was found whole, else in the photo. */
export function measuredIn(
  sight: Sight,
  place: SeenWork | null,
  language: Language,
): Measurement[] {
  return place && sight.painting
    ? measurementsOf(sight.painting, 'painting', language)
    : measurementsOf(sight.photo, 'photo', language)
}

/**
 * A evidence whose places are places of the photo, with what was measured, and seen by a model, among
 * its observations.
 */
export function evidenceWithSight(
  evidence: Evidence,
  measurements: readonly Measurement[],
  place: Pick<SeenWork, 'map'> | null,
  seen: readonly Observation[] = [],
): Evidence {
  const known = evidence.observations.map((observation) => ({
    ...observation,
    region: place && observation.region ? regionInPhoto(place.map, observation.region) : null,
  }))
  return {
    ...evidence,
    observations: [...known, ...seen, ...measurements.map((measure) => observed(measure, place))],
  }
}

function observed(measurement: Measurement, place: Pick<SeenWork, 'map'> | null): Observation {
  const { id, text, within } = measurement
  const map = within === 'painting' && place ? place.map : WHOLE
  const field: Region | null =
    measurement.what === 'thirds'
      ? [(measurement.brightest % 3) / 3, Math.floor(measurement.brightest / 3) / 3, 1 / 3, 1 / 3]
      : null
  return { id, kind: 'measured', text, region: field && regionInPhoto(map, field) }
}

/** The rectangle of the photo around a rectangle of the work; null where most of it is cut off. */
export function regionInPhoto(
  map: Homography,
  [x, y, width, height]: readonly [number, number, number, number],
): [number, number, number, number] | null {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const mapped = corners.flatMap((corner) => {
    const point = mapPoint(map, corner)
    return point ? [point] : []
  })
  if (mapped.length < corners.length) return null
  const columns = mapped.map(([column]) => column)
  const rows = mapped.map(([, row]) => row)
  const [left, right, top, bottom] = [
    Math.min(...columns),
    Math.max(...columns),
    Math.min(...rows),
    Math.max(...rows),
  ]
  const [from, to] = [Math.max(0, left), Math.min(1, right)]
  const [above, below] = [Math.max(0, top), Math.min(1, bottom)]
  if (to <= from || below <= above) return null
  const inPhoto = ((to - from) * (below - above)) / ((right - left) * (bottom - top))
  if (inPhoto < LEAST_IN_PHOTO) return null
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000
  return [rounded(from), rounded(above), rounded(to - from), rounded(below - above)]
}
