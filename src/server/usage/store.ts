import type { Transaction } from 'kysely'
import type { Allowance } from '#shared/allowances.ts'
import { isUnlimited } from '#shared/plans.ts'
import { holdLivingUser, holdUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { giveBackToPack, spendFromPack } from './pack-movements.ts'
import { type LivingPack, monthOf, type UsageKind } from './policy.ts'

const COLUMN = { analysis: 'analyses', description: 'descriptions' } as const

/** What was counted in a month, and what packs hold. */
interface Standing {
  count: number
  /** The one that expires first at the head. */
  living: LivingPack[]
  /** Queries of all packs, without those whose payment went back. */
  bought: number
}

interface Reservation {
  id: string
  userId: string
  kind: UsageKind
  month: string
  now: number
}

/**
 * Counts one more in the month while it is below a limit: a single statement counts and compares.
 */
async function countInMonth(
  tx: Transaction<Tables>,
  { userId, month }: { userId: string; month: string },
  column: 'analyses' | 'descriptions' | 'given_back',
  limit: number,
): Promise<boolean> {
  if (limit === 0) return false
  const counted = await tx
    .insertInto('month_usage')
    .values({ user_id: userId, month, analyses: 0, descriptions: 0, [column]: 1 })
    .onConflict((conflict) => {
      const raise = conflict.columns(['user_id', 'month']).doUpdateSet((set) => ({
        [column]: set(`month_usage.${column}`, '+', 1),
      }))
      return isUnlimited(limit) ? raise : raise.where(`month_usage.${column}`, '<', limit)
    })
    .returning('user_id')
    .executeTakeFirst()
  return counted !== undefined
}

async function hasExpired(
  tx: Transaction<Tables>,
  packId: string | null,
  now: number,
): Promise<boolean> {
  if (packId === null) return false
  const pack = await tx
    .selectFrom('packs')
    .select('expires_at')
    .where('id', '=', packId)
    .executeTakeFirst()
  return pack !== undefined && pack.expires_at <= now
}

/** What is kept of usage: a count a user and month, and every spending behind it. */
export function createUsageStore(db: Database) {
  type State = Tables['spends']['state']

  /**
   * Takes a spending back, once, and puts it back where it came from. What was settled in a month
   * or from a pack that is over comes back in the running month, where it is of use.
   */
  async function giveBackWithin(
    tx: Transaction<Tables>,
    id: string,
    from: State,
    now: number,
  ): Promise<boolean> {
    const spender = await tx
      .selectFrom('spends')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!spender || !(await holdUser(tx, spender.user_id))) return false
    const spend = await tx
      .updateTable('spends')
      .set({ state: 'given_back', given_back_at: from === 'settled' ? now : null })
      .where('id', '=', id)
      .where('state', '=', from)
      .returning(['user_id', 'month', 'kind', 'pack_id'])
      .executeTakeFirst()
    if (!spend) return false
    const isOver = from === 'settled' && (await hasExpired(tx, spend.pack_id, now))
    if (spend.pack_id !== null && !isOver) {
      await giveBackToPack(tx, { userId: spend.user_id, packId: spend.pack_id, spendId: id, now })
      return true
    }
    const column = COLUMN[spend.kind]
    await tx
      .updateTable('month_usage')
      .set((set) => ({ [column]: set(column, '-', 1) }))
      .where('user_id', '=', spend.user_id)
      .where('month', '=', from === 'settled' ? monthOf(now) : spend.month)
      .execute()
    return true
  }

  return {
    /** Below 0 where more of earlier months was given back than was spent in this one. */
    async countOf(userId: string, kind: UsageKind, month: string): Promise<number> {
      const row = await db
        .selectFrom('month_usage')
        .select(COLUMN[kind])
        .where('user_id', '=', userId)
        .where('month', '=', month)
        .executeTakeFirst()
      return row?.[COLUMN[kind]] ?? 0
    },

    /** What a page tells of a user's analyses, in one statement: it is read on every page. */
    async standingOf(userId: string, month: string, now: number): Promise<Standing> {
      const rows = await db
        .selectFrom('users')
        .leftJoin('month_usage', (join) =>
          join.onRef('month_usage.user_id', '=', 'users.id').on('month_usage.month', '=', month),
        )
        .leftJoin('packs', (join) =>
          join.onRef('packs.user_id', '=', 'users.id').on('packs.refunded_at', 'is', null),
        )
        .select(['month_usage.analyses', 'packs.queries', 'packs.balance', 'packs.expires_at'])
        .where('users.id', '=', userId)
        .orderBy('packs.expires_at')
        .orderBy('packs.id')
        .execute()
      return {
        count: rows[0]?.analyses ?? 0,
        living: rows.flatMap(({ balance, expires_at: expiresAt }) =>
          balance !== null && expiresAt !== null && balance > 0 && expiresAt > now
            ? [{ remaining: balance, expiresAt }]
            : [],
        ),
        bought: rows.reduce((sum, { queries }) => sum + (queries ?? 0), 0),
      }
    },

    /** Takes one from the first of the allowances that holds one, or from none. */
    async reserve(
      reservation: Reservation,
      allowances: readonly Allowance[],
      limit: number,
    ): Promise<Allowance | null> {
      const { id, userId, kind, month, now } = reservation
      const keep = (tx: Transaction<Tables>, packId: string | null) =>
        tx
          .insertInto('spends')
          .values({
            id,
            user_id: userId,
            kind,
            month,
            pack_id: packId,
            state: 'reserved',
            reserved_at: now,
          })
          .execute()
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        for (const allowance of allowances) {
          const byMonth = allowance === 'month'
          const packId = byMonth ? null : await spendFromPack(tx, { userId, spendId: id, now })
          if (
            byMonth ? await countInMonth(tx, reservation, COLUMN[kind], limit) : packId !== null
          ) {
            await keep(tx, packId)
            return allowance
          }
        }
        return null
      })
    },

    /** Makes a reservation final, in the transaction that keeps what it paid for. */
    async settleWithin(tx: Transaction<Tables>, id: string, now: number): Promise<boolean> {
      const settled = await tx
        .updateTable('spends')
        .set({ state: 'settled', settled_at: now })
        .where('id', '=', id)
        .where('state', '=', 'reserved')
        .returning('id')
        .executeTakeFirst()
      return settled !== undefined
    },

    giveBackReserved: (id: string, now: number) =>
      db.transaction().execute((tx) => giveBackWithin(tx, id, 'reserved', now)),
    /** At most so many a month. */
    async giveBackSettledWithin(tx: Transaction<Tables>, id: string, now: number, most: number) {
      const spend = await tx
        .selectFrom('spends')
        .select(['user_id', 'state'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (spend?.state !== 'settled') return false
      const inMonth = { userId: spend.user_id, month: monthOf(now) }
      return (
        (await countInMonth(tx, inMonth, 'given_back', most)) &&
        giveBackWithin(tx, id, 'settled', now)
      )
    },

    async reservedBefore(time: number): Promise<string[]> {
      const rows = await db
        .selectFrom('spends')
        .select('id')
        .where('state', '=', 'reserved')
        .where('reserved_at', '<', time)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
export type UsageStore = ReturnType<typeof createUsageStore>
