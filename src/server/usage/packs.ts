import type { Transaction } from 'kysely'
import { QUERY_PACK } from '#shared/plans.ts'
import type { Database, Tables } from '../db/tables.ts'
import { newId } from '../secrets.ts'
import { type LivingPack, packExpiry } from './policy.ts'

const DAY = 24 * 3_600_000

export interface Movement {
  userId: string
  packId: string
  kind: Tables['ledger']['kind']
  amount: number
  spendId?: string
  now: number
}

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

/**
 * Moves queries into a pack or out of it, with the ledger row that says so; false where the pack does not hold enough.
 * One statement compares and takes, so that no balance falls below 0.
 */
async function move(tx: Transaction<Tables>, { userId, packId, kind, amount, spendId, now }: Movement) {
  const moved = await tx
    .updateTable('packs')
    .set((set) => ({ balance: set('balance', '+', amount) }))
    .where('id', '=', packId)
    .where('balance', '>=', Math.max(0, -amount))
    .returning('id')
    .executeTakeFirst()
  if (!moved) return false
  await tx
    .insertInto('ledger')
    .values({
      id: newId(),
      user_id: userId,
      pack_id: packId,
      kind,
      amount,
      spend_id: spendId ?? null,
      at: now,
    })
    .execute()
  return true
}

/** Takes all that is left out of a pack. */
async function empty(tx: Transaction<Tables>, packId: string, kind: 'expiry' | 'refund', now: number) {
  // Writing to the row first holds it: what is left cannot change until this is done.
  const pack = await tx
    .updateTable('packs')
    .set((set) => ({ balance: set.ref('balance') }))
    .where('id', '=', packId)
    .returning(['user_id', 'balance'])
    .executeTakeFirstOrThrow()
  if (pack.balance === 0) return
  await move(tx, { userId: pack.user_id, packId, kind, amount: -pack.balance, now })
}

/**
 * Holds the row of a payment, so that of a grant and a refund at once the second sees the first.
 * @returns when it went back, or null.
 */
async function holdPayment(tx: Transaction<Tables>, id: string): Promise<number | null> {
  const row = await tx
    .insertInto('payments')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returning('refunded_at')
    .executeTakeFirstOrThrow()
  return row.refunded_at
}

/** Takes one from the pack that expires first. @returns its id, or null where no pack holds anything. */
export async function spendFromPack(
  tx: Transaction<Tables>,
  { userId, spendId, now }: { userId: string; spendId: string; now: number },
): Promise<string | null> {
  const candidates = await tx
    .selectFrom('packs')
    .select('id')
    .where('user_id', '=', userId)
    .where('balance', '>', 0)
    .where('expires_at', '>', now)
    .where('refunded_at', 'is', null)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
  for (const { id } of candidates) {
    if (await move(tx, { userId, packId: id, kind: 'spend', amount: -1, spendId, now })) return id
  }
  return null
}

/** Puts a spent query back; a pack whose payment went back stays empty. */
export async function giveBackToPack(
  tx: Transaction<Tables>,
  { userId, packId, spendId, now }: { userId: string; packId: string; spendId: string; now: number },
): Promise<void> {
  await move(tx, { userId, packId, kind: 'give_back', amount: 1, spendId, now })
  const pack = await tx.selectFrom('packs').select('refunded_at').where('id', '=', packId).executeTakeFirst()
  if (pack?.refunded_at != null) await empty(tx, packId, 'refund', now)
}

/** What is kept of query packs. */
export function createPackStore(db: Database) {
  return {
    /** Adds a bought pack, once a checkout session; one whose payment went back already is added and emptied. */
    async grantWithin(tx: Transaction<Tables>, bought: PackPurchase, now: number): Promise<boolean> {
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
      await tx.updateTable('payments').set({ refunded_at: now }).where('id', '=', paymentId).execute()
      const packs = await tx
        .updateTable('packs')
        .set({ refunded_at: now })
        .where('payment_id', '=', paymentId)
        .returning('id')
        .execute()
      for (const { id } of packs) await empty(tx, id, 'refund', now)
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
        .select('id')
        .where('expires_at', '<=', now)
        .where('balance', '>', 0)
        .execute()
      for (const { id } of expired) {
        await db.transaction().execute((tx) => empty(tx, id, 'expiry', now))
      }
    },

    /** The packs that expire within so many days, each given out once. */
    async takeExpiringWithin(tx: Transaction<Tables>, days: number, now: number): Promise<ExpiringPack[]> {
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
