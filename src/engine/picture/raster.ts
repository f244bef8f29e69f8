/** Pixels in memory: 8-bit sRGB, three bytes each, row by row from the top left, upright. */
export interface Raster {
  width: number
  height: number
  data: Uint8Array
}

/** One brightness 0..255 a pixel. */
export interface GreyRaster {
  width: number
  height: number
  data: Uint8Array
}

/** Luma after ITU-R BT.601, as OpenCV computes it. */
export function greyOf({ width, height, data }: Raster): GreyRaster {
  const grey = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 3)
    grey[pixel] =
      ((data[at] ?? 0) * 4899 + (data[at + 1] ?? 0) * 9617 + (data[at + 2] ?? 0) * 1868 + 8192) >>
      14
  return { width, height, data: grey }
}

/** Half as wide and half as high: each pixel the mean of four. */
export function halved({ width, height, data }: GreyRaster): GreyRaster {
  const half = { width: width >> 1, height: height >> 1 }
  const small = new Uint8Array(half.width * half.height)
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++) {
      const at = y * 2 * width + x * 2
      const upper = (data[at] ?? 0) + (data[at + 1] ?? 0)
      small[y * half.width + x] =
        (upper + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0) + 2) >> 2
    }
  return { ...half, data: small }
}
