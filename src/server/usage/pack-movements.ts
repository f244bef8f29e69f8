import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { newId } from '../secrets.ts'

interface Movement {
  userId: string
  packId: string
  kind: Tables['pack_movements']['kind']
  amount: number
  spendId?: string
  now: number
}

/**
 * Moves queries into a pack or out of it, with the row that says so; false where the pack
 * does not hold enough. One statement compares and takes, so that no balance falls below 0.
 */
export async function move(
  tx: Transaction<Tables>,
  { userId, packId, kind, amount, spendId, now }: Movement,
) {
  const moved = await tx
    .updateTable('packs')
    .set((set) => ({ balance: set('balance', '+', amount) }))
    .where('id', '=', packId)
    .where('balance', '>=', Math.max(0, -amount))
    .returning('id')
    .executeTakeFirst()
  if (!moved) return false
  await tx
    .insertInto('pack_movements')
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
export async function empty(
  tx: Transaction<Tables>,
  packId: string,
  kind: 'expiry' | 'refund',
  now: number,
) {
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
export async function holdPayment(tx: Transaction<Tables>, id: string): Promise<number | null> {
  const row = await tx
    .insertInto('payments')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
    .returning('refunded_at')
    .executeTakeFirstOrThrow()
  return row.refunded_at
}

/**
 * Takes one from the pack that expires first. @returns its id, or null where no pack holds
 * anything.
 */
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
  {
    userId,
    packId,
    spendId,
    now,
  }: { userId: string; packId: string; spendId: string; now: number },
): Promise<void> {
  await move(tx, { userId, packId, kind: 'give_back', amount: 1, spendId, now })
  const pack = await tx
    .selectFrom('packs')
    .select('refunded_at')
    .where('id', '=', packId)
    .executeTakeFirst()
  if (pack?.refunded_at != null) await empty(tx, packId, 'refund', now)
}
