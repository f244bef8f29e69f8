/** Ascending numbers as their runs: 1, 2, 3, 5 as 1 to 3 and 5 to 5. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [first: number, last: number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  return runs
}

/** Ascending numbers as a reader would write them: `1–3, 5`. */
export function rangesOf(numbers: readonly number[]): string {
  return runsOf(numbers)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ')
}
