import type { Transaction } from 'kysely'
import { MODES } from '#shared/modes.ts'
import type { Tables } from '../db/tables.ts'
import { monthOf } from '../usage/policy.ts'
import type { Query } from './asked.ts'
import type { AnalysisStore, PaidAnalysis } from './store.ts'

/** Whether one of the paid analyses of a work covers what is asked about it. */
export function isCovered(
  paid: readonly PaidAnalysis[],
  { mode, question }: Pick<Query, 'mode' | 'question'>,
): boolean {
  return paid.some(
    (one) =>
      MODES.indexOf(one.mode) >= MODES.indexOf(mode) &&
      (question === '' || question === one.question),
  )
}

/**
 * Whether what is asked was paid for this month already: the same work at that depth or a deeper
 * one, in any language, with the same question or with none.
 */
export async function isPaidAlready(
  analyses: Pick<AnalysisStore, 'paidOn'>,
  userId: string,
  artwork: string,
  asked: Pick<Query, 'mode' | 'question'>,
  now: number,
  within?: Transaction<Tables>,
): Promise<boolean> {
  if (artwork === '') return false
  return isCovered(
    await analyses.paidOn(userId, artwork, Date.parse(`${monthOf(now)}-01`), within),
    asked,
  )
}
