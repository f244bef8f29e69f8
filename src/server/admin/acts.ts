import type { Transaction } from 'kysely'
import type { AdminAct } from '#shared/api/admin.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../secrets.ts'

export interface Act {
  act: AdminAct
  /** Whom it is about; null: nobody. */
  userId: string | null
  /** The id of what was changed. */
  target: string
  note: string
}

/** Notes what an operator does, with what it changes. */
export async function noteWithin(
  tx: Transaction<Tables>,
  admin: string,
  { act, userId, target, note }: Act,
  now: number,
): Promise<void> {
  await tx
    .insertInto('admin_acts')
    .values({ id: newId(), at: now, admin, act, user_id: userId, target, note })
    .execute()
}
