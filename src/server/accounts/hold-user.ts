import type { Transaction } from 'kysely'
import type { Language } from '#shared/languages.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'

/**
 * Holds a user's row, so that of two changes to one user the second sees the first. Null: no such
 * user.
 */
export async function holdUser(
  tx: Transaction<Tables>,
  userId: string,
): Promise<{ email: string; language: Language } | null> {
  const row = await tx
    .updateTable('users')
    .set((set) => ({ role: set.ref('role') }))
    .where('id', '=', userId)
    .returning(['email', 'preferred_language'])
    .executeTakeFirst()
  return row ? { email: row.email, language: row.preferred_language } : null
}

/**
 * Begins a transaction that changes what belongs to a user. All take the user's row first: so none
 * waits for the closing of the account while the closing waits for it.
 * @throws AppError `session_expired` where the account is closed.
 */
export async function holdLivingUser(tx: Transaction<Tables>, userId: string): Promise<void> {
  if (!(await holdUser(tx, userId))) throw new AppError('session_expired')
}
