/** The value at an index that is known to lie inside: typed arrays without the undefined. */
export function at(values: Float32Array, index: number): number {
  return values[index] ?? 0
}

/** Limits a value to `low`..`high`. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

/** 0 below `low`, 1 above `high`, with a soft passage between. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}
