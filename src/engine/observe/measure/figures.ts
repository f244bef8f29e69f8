import type { Raster } from '#engine/picture/raster.ts'
import { type Directions, directionsOf } from './directions.ts'
import { type LabRaster, labRasterOf, mean, quantile } from './lab.ts'
import { type PaletteColour, paletteOf } from './palette.ts'
import { fieldsOf, symmetryOf } from './symmetry.ts'

/**
 * Everything that is measured in a picture, without words. Shares are fractions 0..1, lightness is
 * L*, chroma C*.
 */
export interface Figures {
  /** Width divided by height. */
  ratio: number
  palette: PaletteColour[]
  temperature: { warm: number; cool: number; neutral: number }
  /**
   * The median lightness, and what 5 and 95 percent of the area are below; 16 shares from dark to
   * light.
   */
  value: { median: number; dark: number; light: number; histogram: number[] }
  saturation: { mean: number; high: number }
  /** Mean lightness of nine fields, row by row from the top left. */
  fields: number[]
  directions: Directions
  symmetry: { leftRight: number; topBottom: number }
}

/** Figures are computed on pictures of this length of the longer side. */
export const MEASURED_SIDE = 256
/** Less chroma than this looks grey. */
const NEUTRAL_CHROMA = 8
const HISTOGRAM_BINS = 16

/**
 * Measures a picture. @param ratio its true proportions, where `raster` is rounded to whole pixels.
 */
export function figuresOf(raster: Raster, ratio: number): Figures {
  const picture = labRasterOf(raster)
  const { lightness, chroma } = picture
  return {
    ratio,
    palette: paletteOf(picture),
    temperature: temperatureOf(picture),
    value: {
      median: quantile(lightness, 0.5),
      dark: quantile(lightness, 0.05),
      light: quantile(lightness, 0.95),
      histogram: histogramOf(lightness),
    },
    saturation: { mean: mean(chroma), high: quantile(chroma, 0.9) },
    fields: fieldsOf(picture, 3, 3),
    directions: directionsOf(picture),
    symmetry: symmetryOf(picture),
  }
}

/** Hues from magenta over red and yellow to yellow-green count as warm, the others as cool. */
function temperatureOf({ a, b, chroma }: LabRaster): Figures['temperature'] {
  let warm = 0
  let cool = 0
  for (const [at, strength] of chroma.entries()) {
    if (strength < NEUTRAL_CHROMA) continue
    const hue = (Math.atan2(b[at] ?? 0, a[at] ?? 0) * 180) / Math.PI
    if (hue > -30 && hue < 115) warm++
    else cool++
  }
  const count = chroma.length
  return { warm: warm / count, cool: cool / count, neutral: (count - warm - cool) / count }
}

function histogramOf(lightness: Float32Array): number[] {
  const bins = new Array<number>(HISTOGRAM_BINS).fill(0)
  for (const value of lightness) {
    const bin = Math.max(
      0,
      Math.min(HISTOGRAM_BINS - 1, Math.floor((value / 100) * HISTOGRAM_BINS)),
    )
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  return bins.map((count) => count / lightness.length)
}
