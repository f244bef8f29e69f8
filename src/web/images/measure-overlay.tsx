import type { Measurement, Picture } from '#shared/api/measurements.ts'
import { Figure } from '#web/images/figure.tsx'

type Point = readonly [number, number]

const WHOLE: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** A point inside a four-cornered field, as it lies between the corners. */
function between(corners: readonly Point[], u: number, v: number): Point {
  const [a, b, c, d] = [
    corners[0] ?? [0, 0],
    corners[1] ?? [1, 0],
    corners[2] ?? [1, 1],
    corners[3] ?? [0, 1],
  ]
  const mix = (axis: 0 | 1) =>
    (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v
  return [mix(0), mix(1)]
}

type Segment = readonly [u1: number, v1: number, u2: number, v2: number]

const OUTLINE: Segment[] = [
  [0, 0, 1, 0],
  [1, 0, 1, 1],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
]
const THIRDS: Segment[] = [1 / 3, 2 / 3].flatMap((at): Segment[] => [
  [at, 0, at, 1],
  [0, at, 1, at],
])

function segmentsOf(measurement: Measurement): Segment[] {
  if (measurement.what === 'thirds') return THIRDS
  if (measurement.what === 'symmetry') return [[0.5, 0, 0.5, 1]]
  if (measurement.what === 'proportions') return OUTLINE
  if (measurement.what !== 'directions' || measurement.dominant === null) return []
  const at = [0.2, 0.4, 0.6, 0.8]
  return at.map((middle): Segment => {
    if (measurement.dominant === 'horizontal') return [0.1, middle, 0.9, middle]
    if (measurement.dominant === 'vertical') return [middle, 0.1, middle, 0.9]
    const lean = measurement.dominant === 'rising' ? 0.15 : -0.15
    return [middle - 0.15, 0.5 + lean, middle + 0.15, 0.5 - lean]
  })
}

interface MeasureOverlayProps {
  measurement: Measurement
  picture: Picture
  size: { width: number; height: number }
}

/** What has no place of its own in the picture lies at its foot, to be compared with it. */
function AtTheFoot({ measurement }: { measurement: Measurement }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-paper/90 px-3">
      <Figure measurement={measurement} />
    </div>
  )
}

/**
 * A measure drawn over the picture: inside the painting where it was measured there. Its sentence
 * says the same.
 */
export function MeasureOverlay({ measurement, picture, size }: MeasureOverlayProps) {
  const segments = segmentsOf(measurement)
  if (segments.length === 0) return <AtTheFoot measurement={measurement} />
  const corners = measurement.within === 'painting' && picture.outline ? picture.outline : WHOLE
  const place = (u: number, v: number) => {
    const [x, y] = between(corners, u, v)
    return { x: x * size.width, y: y * size.height }
  }
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {segments.flatMap(([u1, v1, u2, v2]) => {
        const [from, to] = [place(u1, v1), place(u2, v2)]
        const line = {
          x1: from.x,
          y1: from.y,
          x2: to.x,
          y2: to.y,
          vectorEffect: 'non-scaling-stroke',
        } as const
        const key = [u1, v1, u2, v2].join(' ')
        return [
          <line key={`${key} edge`} {...line} className="stroke-4 stroke-black/60" />,
          <line key={key} {...line} className="stroke-2 stroke-white" />,
        ]
      })}
    </svg>
  )
}
