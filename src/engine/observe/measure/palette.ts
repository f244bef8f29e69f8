import { COLOUR_NAMES, type ColourKey } from './colour-names.ts'
import { hexOf, type Lab, type LabRaster, labOf } from './lab.ts'

export interface PaletteColour {
  key: ColourKey
  lab: Lab
  hex: string
  /** Fraction 0..1 of the area. */
  share: number
}

const CLUSTERS = 8
const ROUNDS = 12
const STEP = 3
const LEAST_SHARE = 0.015

const NAMED = COLOUR_NAMES.map(({ key, hex }) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  )
  return { key, lab: labOf(red, green, blue) }
})

function squaredDistance(one: Lab, other: Lab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

function nearestIndex(points: readonly Lab[], to: Lab): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < points.length; at++) {
    const point = points[at]
    const distance = point ? squaredDistance(point, to) : least
    if (distance < least) {
      least = distance
      best = at
    }
  }
  return best
}

/** The name of a colour: the nearest of the table, lightness counting less than hue. */
export function nameOf(lab: Lab): ColourKey {
  const weighed = (colour: Lab): Lab => [colour[0] * 0.8, colour[1], colour[2]]
  const at = nearestIndex(
    NAMED.map((colour) => weighed(colour.lab)),
    weighed(lab),
  )
  return NAMED[at]?.key ?? 'charcoal'
}

/**
 * The colours that a picture is made of: k-means clusters in CIELAB, begun with the points furthest
 * apart, clusters of one name taken together. The largest first.
 */
export function paletteOf(picture: LabRaster): PaletteColour[] {
  const pixels: Lab[] = []
  for (let at = 0; at < picture.lightness.length; at += STEP)
    pixels.push([picture.lightness[at] ?? 0, picture.a[at] ?? 0, picture.b[at] ?? 0])
  let clusters = firstCentres(pixels).map((centre) => ({ centre, count: 0 }))
  for (let round = 0; round < ROUNDS; round++) clusters = moved(clusters, pixels)
  const byName = new Map<ColourKey, PaletteColour>()
  for (const { centre, count } of clusters.sort((a, b) => b.count - a.count)) {
    const share = count / pixels.length
    if (share < LEAST_SHARE) continue
    const key = nameOf(centre)
    const same = byName.get(key)
    if (same) same.share += share
    else byName.set(key, { key, lab: centre, hex: hexOf(centre), share })
  }
  return [...byName.values()].sort((a, b) => b.share - a.share)
}

function firstCentres(pixels: readonly Lab[]): Lab[] {
  const total = pixels.reduce((sum, p) => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]] as const, [
    0, 0, 0,
  ] as const)
  const count = Math.max(1, pixels.length)
  const centres: Lab[] = [[total[0] / count, total[1] / count, total[2] / count]]
  const sample = pixels.filter((_pixel, at) => at % 3 === 0)
  while (centres.length < CLUSTERS) {
    let furthest = sample[0] ?? [0, 0, 0]
    let most = -1
    for (const pixel of sample) {
      const nearest = centres[nearestIndex(centres, pixel)]
      const distance = nearest ? squaredDistance(nearest, pixel) : 0
      if (distance <= most) continue
      most = distance
      furthest = pixel
    }
    centres.push(furthest)
  }
  return centres
}

function moved(clusters: { centre: Lab; count: number }[], pixels: readonly Lab[]) {
  const centres = clusters.map(({ centre }) => centre)
  const sums = centres.map(() => ({ l: 0, a: 0, b: 0, count: 0 }))
  for (const pixel of pixels) {
    const sum = sums[nearestIndex(centres, pixel)]
    if (!sum) continue
    sum.l += pixel[0]
    sum.a += pixel[1]
    sum.b += pixel[2]
    sum.count++
  }
  return sums.map(({ l, a, b, count }, at) => ({
    centre:
      count > 0
        ? ([l / count, a / count, b / count] as const)
        : (centres[at] ?? ([0, 0, 0] as const)),
    count,
  }))
}
