import { setImmediate as breathe } from 'node:timers/promises'
import type { Engine } from '#engine/engine.ts'
import type { Recognised } from '#engine/identify/recognise.ts'
import type { BulkRequest, BulkWork } from '#shared/api/bulk.ts'
import { isCovered } from '../analysis/paid-already.ts'
import type { PaidAnalysis } from '../analysis/store.ts'
import { newId } from '../secrets.ts'
import type { NumberedRequest } from './check-rows.ts'
import { type KeptRow, workOf } from './kept-row.ts'

type Known = Pick<Engine, 'recognise' | 'asksOpenSources'>
type Paid = Map<string, PaidAnalysis[]>

/**
 * What a request for a work counts, beside what is paid for; null: open sources may know enough
 * about it to count.
 */
function countsOf(
  { asksOpenSources }: Pick<Known, 'asksOpenSources'>,
  request: BulkRequest,
  slug: string,
  complete: boolean,
  paid: Paid,
): boolean | null {
  const asked = { mode: request.depth, question: request.question }
  const before = paid.get(slug) ?? []
  if (isCovered(before, asked)) return false
  if (!complete) return asksOpenSources ? null : false
  paid.set(slug, [...before, asked])
  return true
}

const askedBy = ({ title, maker, language }: BulkRequest) => ({
  name: title,
  artist: maker,
  language,
})

/** Where a row stands whose work was looked for. */
export function standingOf(
  engine: Pick<Known, 'asksOpenSources'>,
  request: BulkRequest,
  found: Recognised,
  paid: Paid,
): Pick<KeptRow, 'state' | 'work' | 'works' | 'counts'> {
  switch (found.is) {
    case 'known': {
      const counts = countsOf(engine, request, found.work.slug, found.complete, paid)
      return { state: 'known', work: workOf(found.work), works: found.others.map(workOf), counts }
    }
    case 'open':
      return { state: 'open', work: null, works: [], counts: null }
    case 'choice':
      return { state: 'choice', work: null, works: found.works.map(workOf), counts: false }
    case 'unknown':
      return { state: 'unknown', work: null, works: found.near.map(workOf), counts: false }
  }
}

/** Nothing can be asked by a row. */
const UNASKED = { state: 'failed' as const, work: null, works: [], counts: false }
/** The photo of a row is looked at later. */
const UNSEEN = { state: 'looking' as const, work: null, works: [], counts: null }

/**
 * Where each row of a list stands before anything is asked: known, a choice, unknown, or failed as
 * it names no work, and what it will count.
 * @param paid the analyses of this month by work; rows that will count are added to it.
 */
export async function checkList(
  engine: Known,
  requests: readonly NumberedRequest[],
  paid: Paid,
): Promise<KeptRow[]> {
  const found = new Map<string, Recognised>()
  const rows: KeptRow[] = []
  for (const { row, request, error } of requests) {
    const kept = {
      row,
      request,
      answerId: newId(),
      chosen: null,
      error,
      tries: 0,
      seen: null,
    }
    if (error !== null) {
      rows.push({ ...kept, ...UNASKED })
      continue
    }
    if (request.file !== '') {
      rows.push({ ...kept, ...UNSEEN })
      continue
    }
    const asked = askedBy(request)
    const key = JSON.stringify(asked)
    const recognised = found.get(key) ?? engine.recognise(asked)
    if (!found.has(key)) {
      found.set(key, recognised)
      // Other requests get their turn.
      await breathe()
    }
    const standing = standingOf(engine, request, recognised, paid)
    rows.push({ ...kept, ...standing })
  }
  return rows
}

/**
 * What is paid for, and with it what the rows of a list will count. @param but the number of a row
 * to leave out.
 */
export function paidWith(rows: readonly KeptRow[], paid: Paid, but?: number): Paid {
  const all = new Map(paid)
  for (const { row, work, state, counts, request } of rows) {
    if (row === but || work === null || state !== 'known' || counts !== true) continue
    all.set(work.slug, [
      ...(all.get(work.slug) ?? []),
      { mode: request.depth, question: request.question },
    ])
  }
  return all
}

/** What a row counts for which the user has chosen a work. */
export function countsOfChoice(
  engine: Known,
  { row, request }: KeptRow,
  { slug }: BulkWork,
  rows: readonly KeptRow[],
  paid: Paid,
): boolean | null {
  const found = engine.recognise({ ...askedBy(request), artwork: slug })
  const isComplete = found.is === 'known' && found.work.slug === slug && found.complete
  return countsOf(engine, request, slug, isComplete, paidWith(rows, paid, row))
}
