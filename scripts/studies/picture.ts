/** A picture in CIELAB: lightness 0..100, a and b about -128..127, rows from top to bottom. */
export type Picture = {
  width: number
  height: number
  l: Float32Array
  a: Float32Array
  b: Float32Array
}

/** The index, mirrored back into 0..size-1, the edge itself repeated once. */
export function reflect(index: number, size: number): number {
  const period = 2 * size
  const inside = ((index % period) + period) % period
  return inside < size ? inside : period - 1 - inside
}

/** The picture with a mirrored margin, so that strokes at the edge know what to follow. */
export function padByReflection(picture: Picture, margin: number): Picture {
  return redraw(picture, picture.width + 2 * margin, picture.height + 2 * margin, -margin)
}

/** The picture without its margin. */
export function cropMargin(picture: Picture, margin: number): Picture {
  return redraw(picture, picture.width - 2 * margin, picture.height - 2 * margin, margin)
}

function redraw(picture: Picture, width: number, height: number, offset: number): Picture {
  const redrawn = emptyPicture(width, height)
  for (let y = 0; y < height; y++) {
    const row = reflect(y + offset, picture.height) * picture.width
    for (let x = 0; x < width; x++) {
      const from = row + reflect(x + offset, picture.width)
      const to = y * width + x
      redrawn.l[to] = picture.l[from] ?? 0
      redrawn.a[to] = picture.a[from] ?? 0
      redrawn.b[to] = picture.b[from] ?? 0
    }
  }
  return redrawn
}

export function emptyPicture(width: number, height: number): Picture {
  const plane = () => new Float32Array(width * height)
  return { width, height, l: plane(), a: plane(), b: plane() }
}
