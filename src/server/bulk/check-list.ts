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

/** What a request for a work counts, beside what is paid for; null: open sources may know enough about it to count. */
function countsOf(
  { asksOpenSources }: Known,
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

const askedBy = ({ title, maker, language }: BulkRequest) => ({ name: title, artist: maker, language })

function standingOf(
  engine: Known,
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

/**
 * Where each row of a list stands before anything is asked: known, a choice, or unknown, and what it will count.
 * @param paid the analyses of this month by work; rows that will count are added to it.
 */
export async function checkList(
  engine: Known,
  requests: readonly NumberedRequest[],
  paid: Paid,
): Promise<KeptRow[]> {
  const found = new Map<string, Recognised>()
  const rows: KeptRow[] = []
  for (const { row, request } of requests) {
    const asked = askedBy(request)
    const key = JSON.stringify(asked)
    const recognised = found.get(key) ?? engine.recognise(asked)
    if (!found.has(key)) {
      found.set(key, recognised)
      // Other requests get their turn.
      await breathe()
    }
    const standing = standingOf(engine, request, recognised, paid)
    rows.push({ row, request, answerId: newId(), chosen: null, error: null, tries: 0, ...standing })
  }
  return rows
}

/** What a row counts for which the user has chosen a work. */
export function countsOfChoice(
  engine: Known,
  { row, request }: KeptRow,
  { slug }: BulkWork,
  rows: readonly KeptRow[],
  paid: Paid,
): boolean | null {
  for (const other of rows) {
    if (other.row === row || other.work === null || other.state !== 'known' || other.counts !== true) continue
    const asked = { mode: other.request.depth, question: other.request.question }
    paid.set(other.work.slug, [...(paid.get(other.work.slug) ?? []), asked])
  }
  const found = engine.recognise({ ...askedBy(request), artwork: slug })
  return countsOf(
    engine,
    request,
    slug,
    found.is === 'known' && found.work.slug === slug && found.complete,
    paid,
  )
}
