import type { BulkRequest, BulkRow, BulkState, BulkWork } from '#shared/api/bulk.ts'
import type { Problem } from '#shared/errors/table.ts'
import type { Label } from '#shared/label.ts'
import type { Tables } from '../db/tables.ts'
import { answerTo } from '../errors.ts'

/** A row of a list as it is kept. */
export interface KeptRow {
  row: number
  request: BulkRequest
  answerId: string
  state: BulkState
  work: BulkWork | null
  /**
   * The slug of the work that the user chose; otherwise the title is searched when the row is
   * answered.
   */
  chosen: string | null
  works: BulkWork[]
  counts: boolean | null
  error: Problem | null
  tries: number
  /** What was seen in its photo, as JSON; null: it has none, or is answered. */
  seen: string | null
}

/** Rows that were kept before there were photos say nothing of one. */
const NO_FILE = { file: '' }

/** The states of rows that wait for their turn. */
export const WAITING = ['known', 'open'] as const satisfies readonly BulkState[]

export const workOf = ({ slug, title, artist, date }: Label): BulkWork => ({
  slug,
  title,
  artist,
  date,
})

/** An error as it is kept. */
export function keptError(json: string | null): Problem | null {
  return json === null ? null : (JSON.parse(json) as Problem)
}

export const asNumber = (truth: boolean | null) => (truth === null ? null : Number(truth))

export function keptRowOf(row: Tables['bulk_rows']): KeptRow {
  return {
    row: row.row,
    request: { ...NO_FILE, ...(JSON.parse(row.request) as Omit<BulkRequest, 'file'>) },
    answerId: row.answer_id,
    state: row.state,
    work: row.work === null ? null : (JSON.parse(row.work) as BulkWork),
    chosen: row.chosen,
    works: JSON.parse(row.works) as BulkWork[],
    counts: row.counts === null ? null : row.counts === 1,
    error: keptError(row.error),
    tries: row.tries,
    seen: row.seen,
  }
}

export function asBulkRow({
  row,
  request,
  answerId,
  state,
  work,
  works,
  counts,
  ...kept
}: KeptRow): BulkRow {
  const analysisId = state === 'answered' ? answerId : null
  const error = kept.error && answerTo(kept.error, request.language)
  return { row, ...request, state, work, works, counts, error, analysis_id: analysisId }
}
