import type { Transaction } from 'kysely'
import type { Language } from '#shared/languages.ts'
import { CODE_TRIES_IN_ALL } from '#shared/limits.ts'
import type { Role } from '#shared/plans.ts'
import type { Database, Tables } from '../db/tables.ts'
import { holdUser } from './hold-user.ts'
import { createResetLinks } from './reset-links.ts'
import { roleAt, type User } from './user.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SESSION_IDLE = 7 * DAY
const SESSION_ABSOLUTE = 30 * DAY
const TOUCH_AFTER = HOUR

/** What is kept of accounts: users, codes, sessions, reset links. Secrets come in as digests. */
export function createAccountStore(db: Database) {
  return {
    ...createResetLinks(db),

    async userByEmail(email: string) {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst()
      return row ?? null
    },

    /** Keeps the newest code of an address: an earlier one is dead. */
    async keepCode(
      email: string,
      mac: string,
      language: Language,
      expiresAt: number,
    ): Promise<void> {
      const fresh = { mac, language, tries: 0, expires_at: expiresAt }
      await db
        .insertInto('email_codes')
        .values({ email, ...fresh })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
        .execute()
    },

    /** The language in which an address that waits for its code registered. */
    async languageOfCode(email: string): Promise<Language | null> {
      const row = await db
        .selectFrom('email_codes')
        .select('language')
        .where('email', '=', email)
        .executeTakeFirst()
      return row?.language ?? null
    },

    /**
     * Counts a try, in one statement, before anybody judges it: parallel guesses cannot exceed the
     * budget.
     */
    async countTry(email: string, now: number): Promise<string | null> {
      const row = await db
        .updateTable('email_codes')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .where('tries', '<', CODE_TRIES_IN_ALL)
        .returning('mac')
        .executeTakeFirst()
      return row?.mac ?? null
    },

    /**
     * Spends a proven code for a new user with a first session. False where the code or the address
     * is gone.
     */
    async createUser(
      user: { id: string; email: string; passwordHash: string; language: Language },
      mac: string,
      tokenHash: string,
      now: number,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const spent = await tx
          .deleteFrom('email_codes')
          .where('email', '=', user.email)
          .where('mac', '=', mac)
          .returning('email')
          .executeTakeFirst()
        if (!spent) return false
        const created = await tx
          .insertInto('users')
          .values({
            id: user.id,
            email: user.email,
            password_hash: user.passwordHash,
            role: 'free',
            preferred_language: user.language,
            created_at: now,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!created) return false
        await tx
          .insertInto('sessions')
          .values({ token_hash: tokenHash, user_id: user.id, created_at: now, seen_at: now })
          .execute()
        return true
      })
    },

    /** False where the account was closed, or its password changed, since it was looked up. */
    async openSession(
      { id, password_hash }: Pick<Tables['users'], 'id' | 'password_hash'>,
      tokenHash: string,
      now: number,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        if (!(await holdUser(tx, id))) return false
        const unchanged = await tx
          .selectFrom('users')
          .select('id')
          .where('id', '=', id)
          .where('password_hash', '=', password_hash)
          .executeTakeFirst()
        if (!unchanged) return false
        await tx
          .insertInto('sessions')
          .values({ token_hash: tokenHash, user_id: id, created_at: now, seen_at: now })
          .execute()
        return true
      })
    },

    /** The user of a living session. A session that is used is touched, at most once an hour. */
    async userBySession(tokenHash: string, now: number): Promise<User | null> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select([
          'users.id',
          'users.email',
          'users.role',
          'users.role_until',
          'users.preferred_language',
        ])
        .select('sessions.seen_at')
        .where('sessions.token_hash', '=', tokenHash)
        .where('sessions.seen_at', '>', now - SESSION_IDLE)
        .where('sessions.created_at', '>', now - SESSION_ABSOLUTE)
        .executeTakeFirst()
      if (!row) return null
      if (row.seen_at < now - TOUCH_AFTER) {
        await db
          .updateTable('sessions')
          .set({ seen_at: now })
          .where('token_hash', '=', tokenHash)
          .execute()
      }
      return {
        id: row.id,
        email: row.email,
        role: roleAt(row, now),
        language: row.preferred_language,
      }
    },

    /** What payments entitle to, and until when; null: without end. */
    async setRoleWithin(tx: Transaction<Tables>, userId: string, role: Role, until: number | null) {
      await tx
        .updateTable('users')
        .set({ role, role_until: until })
        .where('id', '=', userId)
        .execute()
    },

    async endSession(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    async setLanguage(userId: string, language: Language): Promise<void> {
      await db
        .updateTable('users')
        .set({ preferred_language: language })
        .where('id', '=', userId)
        .execute()
    },

    /** Deletes what has run out. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('email_codes').where('expires_at', '<=', now).execute()
      await db.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute()
      await db.deleteFrom('rate_limits').where('expire', '<=', now).execute()
      await db
        .deleteFrom('sessions')
        .where((either) =>
          either.or([
            either('seen_at', '<=', now - SESSION_IDLE),
            either('created_at', '<=', now - SESSION_ABSOLUTE),
          ]),
        )
        .execute()
    },
  }
}
export type AccountStore = ReturnType<typeof createAccountStore>
