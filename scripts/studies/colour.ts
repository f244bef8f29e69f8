// sRGB and CIELAB (D65), after IEC 61966-2-1 and CIE 15.
import { at, clamp } from './numbers.ts'
import { emptyPicture, type Picture } from './picture.ts'

const WHITE_X = 0.95047
const WHITE_Z = 1.08883
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => linear(value / 255))

/** A picture in CIELAB from interleaved 8-bit sRGB. */
export function pictureFromRgb(rgb: Uint8Array, width: number, height: number): Picture {
  const picture = emptyPicture(width, height)
  for (let i = 0; i < width * height; i++) {
    const red = at(LINEAR, rgb[3 * i] ?? 0)
    const green = at(LINEAR, rgb[3 * i + 1] ?? 0)
    const blue = at(LINEAR, rgb[3 * i + 2] ?? 0)
    const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE_X)
    const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
    const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE_Z)
    picture.l[i] = 116 * y - 16
    picture.a[i] = 500 * (x - y)
    picture.b[i] = 200 * (y - z)
  }
  return picture
}

/** Interleaved 8-bit sRGB from CIELAB; what sRGB cannot show is cut off. */
export function rgbFromPicture(picture: Picture): Uint8Array {
  const rgb = new Uint8Array(3 * picture.l.length)
  for (let i = 0; i < picture.l.length; i++) {
    const level = (at(picture.l, i) + 16) / 116
    const x = WHITE_X * uncurve(level + at(picture.a, i) / 500)
    const y = uncurve(level)
    const z = WHITE_Z * uncurve(level - at(picture.b, i) / 200)
    rgb[3 * i] = encoded(3.2404542 * x - 1.5371385 * y - 0.4985314 * z)
    rgb[3 * i + 1] = encoded(-0.969266 * x + 1.8760108 * y + 0.041556 * z)
    rgb[3 * i + 2] = encoded(0.0556434 * x - 0.2040259 * y + 1.0572252 * z)
  }
  return rgb
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encoded(value: number): number {
  const level = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(clamp(255 * level, 0, 255))
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29
}

function uncurve(value: number): number {
  return value > 6 / 29 ? value * value * value : (108 / 841) * (value - 4 / 29)
}
