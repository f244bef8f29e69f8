/** Each value the mean of the square of `2 × radius + 1` around it, as far as the picture goes. */
export function blurred(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y++) runningMean(values, rows, y * width, 1, width, radius)
  const both = new Float32Array(values.length)
  for (let x = 0; x < width; x++) runningMean(rows, both, x, width, height, radius)
  return both
}

function runningMean(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  let sum = 0
  let count = 0
  for (let at = -radius; at < length; at++) {
    const entering = at + radius
    if (entering < length && entering >= 0) {
      sum += from[start + entering * step] ?? 0
      count++
    }
    const leaving = at - radius - 1
    if (leaving >= 0) {
      sum -= from[start + leaving * step] ?? 0
      count--
    }
    if (at >= 0) to[start + at * step] = sum / count
  }
}

export function product(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => value * (other[at] ?? 0))
}
