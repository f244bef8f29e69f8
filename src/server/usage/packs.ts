import type { Transaction } from 'kysely'
import { QUERY_PACK } from '#shared/plans.ts'
import { holdUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { newId } from '../secrets.ts'
import { empty, holdPayment, move } from './pack-movements.ts'
import { type LivingPack, packExpiry } from './policy.ts'

const DAY = 24 * 3_600_000

export interface PackPurchase {
  userId: string
  sessionId: string
  paymentId: string | null
}

export interface ExpiringPack {
  email: string
  language: Tables['users']['preferred_language']
  remaining: number
  expiresAt: number
}

/** What is kept of query packs. */
export function createPackStore(db: Database) {
  return {
    /**
     * Adds a bought pack, once a checkout session; one whose payment went back already is added and
     * emptied.
     */
    async grantWithin(
      tx: Transaction<Tables>,
      bought: PackPurchase,
      now: number,
    ): Promise<boolean> {
      const pack = await tx
        .insertInto('packs')
        .values({
          id: newId(),
          user_id: bought.userId,
          session_id: bought.sessionId,
          payment_id: bought.paymentId,
          queries: QUERY_PACK.queries,
          balance: 0,
          bought_at: now,
          expires_at: packExpiry(now),
        })
        .onConflict((conflict) => conflict.column('session_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!pack) return false
      const { userId, paymentId } = bought
      await move(tx, { userId, packId: pack.id, kind: 'grant', amount: QUERY_PACK.queries, now })
      if (paymentId === null || (await holdPayment(tx, paymentId)) === null) return true
      await tx.updateTable('packs').set({ refunded_at: now }).where('id', '=', pack.id).execute()
      await empty(tx, pack.id, 'refund', now)
      return true
    },

    /** A payment went back: what its pack still holds is taken out of it. */
    async refundWithin(tx: Transaction<Tables>, paymentId: string, now: number): Promise<void> {
      const before = await holdPayment(tx, paymentId)
      if (before !== null) return
      await tx
        .updateTable('payments')
        .set({ refunded_at: now })
        .where('id', '=', paymentId)
        .execute()
      const packs = await tx
        .selectFrom('packs')
        .select(['id', 'user_id'])
        .where('payment_id', '=', paymentId)
        .execute()
      for (const { id, user_id: userId } of packs) {
        if (!(await holdUser(tx, userId))) continue
        await tx.updateTable('packs').set({ refunded_at: now }).where('id', '=', id).execute()
        await empty(tx, id, 'refund', now)
      }
    },

    /** The packs that may still be spent from, the one that expires first at the head. */
    async living(userId: string, now: number): Promise<LivingPack[]> {
      const rows = await db
        .selectFrom('packs')
        .select(['balance', 'expires_at'])
        .where('user_id', '=', userId)
        .where('balance', '>', 0)
        .where('expires_at', '>', now)
        .where('refunded_at', 'is', null)
        .orderBy('expires_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ remaining: row.balance, expiresAt: row.expires_at }))
    },

    /** How many queries a user has bought so far, without those whose payment went back. */
    async totalBought(userId: string): Promise<number> {
      const row = await db
        .selectFrom('packs')
        .select((select) => select.fn.sum<number | string | null>('queries').as('total'))
        .where('user_id', '=', userId)
        .where('refunded_at', 'is', null)
        .executeTakeFirst()
      return Number(row?.total ?? 0)
    },

    /** How many queries a checkout session has brought. */
    async broughtBy(sessionId: string): Promise<number> {
      const row = await db
        .selectFrom('packs')
        .select('queries')
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return row?.queries ?? 0
    },

    /** Empties what has expired. */
    async expire(now: number): Promise<void> {
      const expired = await db
        .selectFrom('packs')
        .select(['id', 'user_id'])
        .where('expires_at', '<=', now)
        .where('balance', '>', 0)
        .execute()
      for (const { id, user_id: userId } of expired) {
        await db.transaction().execute(async (tx) => {
          if (await holdUser(tx, userId)) await empty(tx, id, 'expiry', now)
        })
      }
    },

    /** The packs that expire within so many days, each given out once. */
    async takeExpiringWithin(
      tx: Transaction<Tables>,
      days: number,
      now: number,
    ): Promise<ExpiringPack[]> {
      const packs = await tx
        .updateTable('packs')
        .set({ noticed_at: now })
        .where('expires_at', '<=', now + days * DAY)
        .where('expires_at', '>', now)
        .where('balance', '>', 0)
        .where('noticed_at', 'is', null)
        .where('refunded_at', 'is', null)
        .returning(['user_id', 'balance', 'expires_at'])
        .execute()
      const owners = await tx
        .selectFrom('users')
        .select(['id', 'email', 'preferred_language'])
        .where('id', 'in', ['', ...packs.map((pack) => pack.user_id)])
        .execute()
      return packs.flatMap((pack) => {
        const owner = owners.find((user) => user.id === pack.user_id)
        if (!owner) return []
        const { email, preferred_language: language } = owner
        return [{ email, language, remaining: pack.balance, expiresAt: pack.expires_at }]
      })
    },
  }
}
export type PackStore = ReturnType<typeof createPackStore>
