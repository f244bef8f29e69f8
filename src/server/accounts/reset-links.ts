import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { holdUser } from './hold-user.ts'
import { roleAt, type User } from './user.ts'

/** The links that set a new password. They come in as digests. */
export function createResetLinks(db: Database) {
  return {
    /** Keeps the link that a mail holds. For nobody it writes as well, and keeps nothing. */
    async keepResetLink(
      mailId: string,
      userId: string | null,
      tokenHash: string,
      expiresAt: number,
    ) {
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('mails')
          .set({ kind: 'reset-wanted' })
          .where('id', '=', mailId)
          .execute()
        if (userId === null) return
        await tx
          .insertInto('reset_tokens')
          .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
          .onConflict((conflict) =>
            conflict.column('token_hash').doUpdateSet({ expires_at: expiresAt }),
          )
          .execute()
      })
    },

    async resetLinkLives(tokenHash: string, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('reset_tokens')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Spends a reset link: the new password holds, the user's other links and all sessions are
     * dead. Null for none.
     */
    async resetPassword(
      tokenHash: string,
      passwordHash: string,
      now: number,
      alongside: (tx: Transaction<Tables>, user: User) => Promise<void>,
    ): Promise<User | null> {
      return db.transaction().execute(async (tx) => {
        const link = await tx
          .selectFrom('reset_tokens')
          .select('user_id')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst()
        // A login that holds the user now opens its session before we end all of them.
        if (!link || !(await holdUser(tx, link.user_id))) return null
        const spent = await tx
          .deleteFrom('reset_tokens')
          .where('token_hash', '=', tokenHash)
          .where('expires_at', '>', now)
          .returning('user_id')
          .executeTakeFirst()
        if (!spent) return null
        await tx.deleteFrom('reset_tokens').where('user_id', '=', link.user_id).execute()
        await tx.deleteFrom('sessions').where('user_id', '=', link.user_id).execute()
        const row = await tx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', link.user_id)
          .returning(['id', 'email', 'role', 'role_until', 'preferred_language'])
          .executeTakeFirstOrThrow()
        const { id, email, preferred_language: language } = row
        const user = { id, email, role: roleAt(row, now), language }
        await alongside(tx, user)
        return user
      })
    },
  }
}
