import type { Raster } from '#engine/picture/raster.ts'

/** A picture in CIELAB (D65): L* 0..100, a* and b* about -128..127, and chroma C*. */
export interface LabRaster {
  width: number
  height: number
  lightness: Float32Array
  a: Float32Array
  b: Float32Array
  chroma: Float32Array
}

export type Lab = readonly [lightness: number, a: number, b: number]

const LINEAR = Float32Array.from({ length: 256 }, (_value, at) => {
  const value = at / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

/** sRGB 0..255 in CIELAB (IEC 61966-2-1; CIE 15:2004). */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export function labRasterOf({ width, height, data }: Raster): LabRaster {
  const count = width * height
  const lightness = new Float32Array(count)
  const a = new Float32Array(count)
  const b = new Float32Array(count)
  const chroma = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const lab = labOf(data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0)
    lightness[pixel] = lab[0]
    a[pixel] = lab[1]
    b[pixel] = lab[2]
    chroma[pixel] = Math.hypot(lab[1], lab[2])
  }
  return { width, height, lightness, a, b, chroma }
}

function encode(linear: number): number {
  const value = Math.max(0, Math.min(1, linear))
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055))
}

/** A CIELAB colour as `#rrggbb`, cut off where sRGB ends. */
export function hexOf([lightness, a, b]: Lab): string {
  const cube = (value: number) => (value > 0.206893 ? value ** 3 : (value - 16 / 116) / 7.787)
  const y = (lightness + 16) / 116
  const [x, yy, z] = [0.95047 * cube(y + a / 500), cube(y), 1.08883 * cube(y - b / 200)]
  const rgb = [
    3.2406 * x - 1.5372 * yy - 0.4986 * z,
    -0.9689 * x + 1.8758 * yy + 0.0415 * z,
    0.0557 * x - 0.204 * yy + 1.057 * z,
  ]
  return `#${rgb.map((value) => encode(value).toString(16).padStart(2, '0')).join('')}`
}

/** The value that a fraction of all values is below. */
export function quantile(values: Float32Array, fraction: number): number {
  const sorted = Float32Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0
}

export function mean(values: Float32Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
