import type { Engine } from '#engine/engine.ts'
import { planAllowsMode } from '#shared/plans.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import type { Asked } from './asked.ts'
import { isPaidAlready } from './paid-already.ts'
import type { AnalysisStore } from './store.ts'

interface Parts {
  engine: Pick<Engine, 'recognise' | 'asksOpenSources'>
  analyses: Pick<AnalysisStore, 'paidOn'>
  clock: Clock
}

/**
 * Whether an answer is free before it is made: the work was paid for this month, or the catalogue
 * has no text on what is asked, and nobody else is asked for one. False also where only the answer
 * will tell.
 */
export async function isFree(
  { engine, analyses, clock }: Parts,
  user: Pick<User, 'id' | 'role'>,
  query: Asked,
): Promise<boolean> {
  const { artwork = '', picture, seen } = query
  if (picture !== undefined) return false
  const isPaid = (slug: string) => isPaidAlready(analyses, user.id, slug, query, clock())
  if (await isPaid(artwork)) return true
  if (seen !== undefined) return false
  const found = engine.recognise(query)
  // A picked work that the catalogue does not have may be told by others.
  const isMeant = found.is === 'known' && (artwork === '' || artwork === found.work.slug)
  if (isMeant && (await isPaid(found.work.slug))) return true
  // A depth that only a pack opens is free for nobody without one.
  if (!planAllowsMode(user.role, query.mode)) return false
  if (found.is === 'known') return !found.complete && !engine.asksOpenSources
  return found.is !== 'open' && (artwork === '' || !engine.asksOpenSources)
}
