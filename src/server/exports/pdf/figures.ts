import type { Measurement } from '#shared/api/measurements.ts'
import { ACCENT, EDGE, INK } from './colours.ts'

const WIDTH = 190
const HEIGHT = 44
const PAINTS = { warm: '#c8642d', neutral: '#a8a49c', cool: '#3f6f9f' }

/** A shape of a drawing. */
function shape(
  name: 'rect' | 'line' | 'circle',
  attributes: Readonly<Record<string, string | number>>,
): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
  return `<${name} ${written.join(' ')}/>`
}

function grey(lightness: number): string {
  const value = Math.round((Math.max(0, Math.min(100, lightness)) / 100) * 255)
  return `#${value.toString(16).padStart(2, '0').repeat(3)}`
}

/** Colours side by side, as wide as their share. */
function strip(parts: readonly { fill: string; share: number }[]): string[] {
  const total = parts.reduce((sum, { share }) => sum + share, 0) || 1
  let x = 0
  return parts.map(({ fill, share }) => {
    const width = (share / total) * WIDTH
    const from = x
    x += width
    return shape('rect', { x: from, y: 6, width, height: HEIGHT - 12, fill })
  })
}

function histogram(shares: readonly number[], median: number): string[] {
  const most = Math.max(...shares) || 1
  const width = WIDTH / shares.length
  const at = (median / 100) * WIDTH
  const bars = shares.map((share, bin) => {
    const height = (share / most) * (HEIGHT - 4)
    const fill = grey(((bin + 0.5) / shares.length) * 100)
    const place = { x: bin * width, y: HEIGHT - height, width: width - 1, height }
    return shape('rect', { ...place, fill, stroke: EDGE, 'stroke-width': 0.4 })
  })
  const line = { x1: at, x2: at, y1: 0, y2: HEIGHT, stroke: ACCENT, 'stroke-width': 1 }
  return [...bars, shape('line', line)]
}

/** Half a compass: each ray as long as its direction is strong, to both sides. */
function rose(shares: readonly number[]): string[] {
  const most = Math.max(...shares) || 1
  return shares.map((share, at) => {
    const angle = (at * 15 * Math.PI) / 180
    const length = (share / most) * (HEIGHT / 2 - 1)
    const [x, y] = [Math.cos(angle) * length, -Math.sin(angle) * length]
    const ends = { x1: WIDTH / 2 - x, y1: HEIGHT / 2 - y, x2: WIDTH / 2 + x, y2: HEIGHT / 2 + y }
    return shape('line', { ...ends, stroke: INK, 'stroke-width': 2 })
  })
}

function scale(share: number): string[] {
  const y = HEIGHT / 2
  const cx = Math.max(0, Math.min(1, share)) * (WIDTH - 8) + 4
  return [
    shape('line', { x1: 4, x2: WIDTH - 4, y1: y, y2: y, stroke: EDGE, 'stroke-width': 1 }),
    shape('circle', { cx, cy: y, r: 4, fill: ACCENT }),
  ]
}

function thirds(fields: readonly number[], brightest: number): string[] {
  const side = HEIGHT / 3
  return fields.map((lightness, at) => {
    const x = WIDTH / 2 - side * 2.25 + (at % 3) * side * 1.5
    const place = {
      x,
      y: Math.floor(at / 3) * side + 0.5,
      width: side * 1.5 - 1.5,
      height: side - 1.5,
    }
    const frame =
      at === brightest
        ? { stroke: ACCENT, 'stroke-width': 1 }
        : { stroke: EDGE, 'stroke-width': 0.4 }
    return shape('rect', { ...place, ...frame, fill: grey(lightness) })
  })
}

function proportions(ratio: number): string[] {
  const height = Math.min(HEIGHT - 2, (WIDTH - 2) / ratio)
  const width = height * ratio
  const place = { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2, width, height }
  return [shape('rect', { ...place, fill: 'none', stroke: INK, 'stroke-width': 1 })]
}

function shapes(measurement: Measurement): string[] {
  switch (measurement.what) {
    case 'palette':
      return strip(measurement.colours.map(({ hex, share }) => ({ fill: hex, share })))
    case 'temperature':
      return strip([
        { fill: PAINTS.warm, share: measurement.warm },
        { fill: PAINTS.neutral, share: measurement.neutral },
        { fill: PAINTS.cool, share: measurement.cool },
      ])
    case 'value':
      return histogram(measurement.histogram, measurement.figure)
    case 'directions':
      return rose(measurement.rose)
    case 'thirds':
      return thirds(measurement.fields, measurement.brightest)
    case 'saturation':
      return scale(measurement.figure / 60)
    case 'symmetry':
      return scale((measurement.figure + 1) / 2)
    case 'proportions':
      return proportions(measurement.figure)
  }
}

/** A measure as a small drawing, in SVG. */
export function drawing(measurement: Measurement): string {
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes(measurement).join('')}</svg>`
}
