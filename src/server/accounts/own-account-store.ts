import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { holdUser } from './hold-user.ts'

export interface KeptSession {
  tokenHash: string
  createdAt: number
  seenAt: number
}

/** What is kept of an account, as its owner handles it. */
export function createOwnAccountStore(db: Database) {
  return {
    async passwordHashOf(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.password_hash ?? null
    },

    /**
     * Sets a new password: reset links and all other sessions are dead. False where the password is
     * no longer the one that was proven, or the session that asks has ended meanwhile.
     */
    async replacePassword(
      userId: string,
      { proven, next, keptTokenHash }: { proven: string; next: string; keptTokenHash: string },
      alongside: (tx: Transaction<Tables>) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdUser(tx, userId)
        const asking = tx
          .selectFrom('sessions')
          .select('token_hash')
          .where('user_id', '=', userId)
          .where('token_hash', '=', keptTokenHash)
        const replaced = await tx
          .updateTable('users')
          .set({ password_hash: next })
          .where('id', '=', userId)
          .where('password_hash', '=', proven)
          .where(({ exists }) => exists(asking))
          .executeTakeFirst()
        if (replaced.numUpdatedRows === 0n) return false
        await tx.deleteFrom('reset_tokens').where('user_id', '=', userId).execute()
        await tx
          .deleteFrom('sessions')
          .where('user_id', '=', userId)
          .where('token_hash', '!=', keptTokenHash)
          .execute()
        await alongside(tx)
        return true
      })
    },

    /** The last used first. */
    async sessionsOf(userId: string): Promise<KeptSession[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['token_hash', 'created_at', 'seen_at'])
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map((row) => ({
        tokenHash: row.token_hash,
        createdAt: row.created_at,
        seenAt: row.seen_at,
      }))
    },

    async endOtherSessions(userId: string, keptTokenHash: string): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', keptTokenHash)
        .execute()
    },

    /**
     * Deletes a user with everything that belongs to it, together with `alongside`. False where
     * there is none any more.
     */
    async remove(
      userId: string,
      email: string,
      alongside: (tx: Transaction<Tables>) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        if (!(await holdUser(tx, userId))) return false
        await tx.deleteFrom('mails').where('recipient', '=', email).execute()
        await alongside(tx)
        await tx.deleteFrom('email_codes').where('email', '=', email).execute()
        await tx.deleteFrom('users').where('id', '=', userId).execute()
        return true
      })
    },
  }
}
export type OwnAccountStore = ReturnType<typeof createOwnAccountStore>
