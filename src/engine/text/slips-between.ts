/**
 * How many slips lie between two words: letters added, lost, changed, or two neighbours swapped
 * (optimal string alignment). Gives up above `most` and answers `most + 1`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  // A character may take two code units.
  if (Math.abs(one.length - other.length) > 2 * most) return most + 1
  const a = [...one]
  const b = [...other]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    before = last
    last = line
  }
  return last[b.length] ?? most + 1
}
