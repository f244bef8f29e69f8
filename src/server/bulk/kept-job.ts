import type { BulkJob, BulkState } from '#shared/api/bulk.ts'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import type { Tables } from '../db/tables.ts'
import { answerTo } from '../errors.ts'
import { keptError, WAITING } from './kept-row.ts'

type JobRow = Pick<Tables['bulk_jobs'], 'id' | 'name' | 'created_at' | 'state' | 'error'>

interface Tally {
  state: BulkState
  counts: number | null
  rows: number
}

/** A list as its owner sees it: the numbers of its rows by state, and what it will count. */
export function asJob(
  { id, name, created_at, state, ...kept }: JobRow,
  tallies: readonly Tally[],
): BulkJob {
  const problem = keptError(kept.error)
  const sum = (of: (tally: Tally) => boolean) =>
    tallies.filter(of).reduce((total, { rows }) => total + rows, 0)
  const inState = (wanted: BulkState) => sum((tally) => tally.state === wanted)
  const isWaiting = (tally: Tally) => WAITING.some((state) => state === tally.state)
  return {
    id,
    name,
    created_at: new Date(created_at).toISOString(),
    state,
    rows: sum(() => true),
    states: {
      looking: inState('looking'),
      known: inState('known'),
      open: inState('open'),
      choice: inState('choice'),
      unknown: inState('unknown'),
      answered: inState('answered'),
      failed: inState('failed'),
    },
    counted: sum((tally) => tally.state === 'answered' && tally.counts === 1),
    will_count: sum((tally) => isWaiting(tally) && tally.counts === 1),
    may_count: sum((tally) => isWaiting(tally) && tally.counts === null),
    error: problem && answerTo(problem, DEFAULT_LANGUAGE),
  }
}
