import { median } from './server.ts'

/** Runs that differ by more than this make a figure unstable. */
const STEADY = 0.2
const RUNS = 3

/** A figure to measure, with the bound it must hold. */
export interface Aim {
  what: string
  unit: '×' | 'ms' | 's' | 'MiB' | 'KiB' | 'a second'
  /** The value to reach in the end. */
  goal: number
  /** `npm run bench` fails where this is missed. The goal counts where it is left out. */
  held?: number
  /** Whether more is better. */
  isRate?: boolean
}

export interface Figure extends Aim {
  value: number
  isSteady: boolean
}

/**
 * Runs a measurement three times and takes the medians.
 * @param measure one value for each aim, in their order.
 */
export async function figuresOf(
  aims: readonly Aim[],
  measure: () => Promise<readonly number[]>,
): Promise<Figure[]> {
  const runs: (readonly number[])[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure())
  return aims.map((aim, at) => {
    const values = runs.map((run) => run[at] ?? Number.NaN)
    const value = median(values)
    const spread = Math.max(...values) - Math.min(...values)
    return { ...aim, value, isSteady: spread <= STEADY * value }
  })
}

/** Whether a figure keeps to a limit. */
function keepsTo(figure: Figure, limit: number): boolean {
  return figure.isRate ? figure.value >= limit : figure.value <= limit
}

/** A figure that misses what it must hold. One that is not steady tells nothing. */
export const isMissed = (figure: Figure) =>
  figure.isSteady && !keepsTo(figure, figure.held ?? figure.goal)

const DIGITS = { '×': 2, ms: 1, s: 2, MiB: 0, KiB: 1, 'a second': 0 } as const

const written = (value: number, unit: Aim['unit']) =>
  unit === '×' ? `${value.toFixed(2)}×` : `${value.toFixed(DIGITS[unit])} ${unit}`

/** A row of the table: what, the figure, the goal, and what is not as it should be. */
export function rowOf(figure: Figure): string {
  const { what, unit, goal, value, isSteady, isRate } = figure
  const remarks = [
    ...(isSteady ? [] : ['unstable']),
    ...(keepsTo(figure, goal) ? [] : ['goal not reached']),
    ...(isMissed(figure) ? ['**worse than it was**'] : []),
  ]
  const cells = [
    what,
    written(value, unit),
    `${isRate ? '≥' : '≤'} ${written(goal, unit)}`,
    remarks.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}
