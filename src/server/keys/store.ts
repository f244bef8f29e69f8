import type { Scope } from '#shared/api/keys.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import { roleAt, type User } from '../accounts/user.ts'
import type { Database } from '../db/tables.ts'

const TOUCH_AFTER_MS = 60_000

export interface KeptKey {
  id: string
  name: string
  scopes: Scope[]
  ending: string
  createdAt: number
  lastUsedAt: number | null
}

interface NewKey extends Omit<KeptKey, 'lastUsedAt'> {
  userId: string
  keyHash: string
}

const scopesOf = (words: string) => words.split(' ') as Scope[]

/** What is kept of API keys: never a key itself. */
export function createKeyStore(db: Database) {
  return {
    /** False where the user holds `most` keys already. */
    async add(
      { userId, keyHash, createdAt, scopes, ...key }: NewKey,
      most: number,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const { held } = await tx
          .selectFrom('api_keys')
          .select((count) => count.fn.countAll<number | string>().as('held'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
        if (Number(held) >= most) return false
        await tx
          .insertInto('api_keys')
          .values({
            ...key,
            user_id: userId,
            key_hash: keyHash,
            scopes: scopes.join(' '),
            created_at: createdAt,
            last_used_at: null,
          })
          .execute()
        return true
      })
    },

    /** The newest first. */
    async ofUser(userId: string): Promise<KeptKey[]> {
      const rows = await db
        .selectFrom('api_keys')
        .select(['id', 'name', 'scopes', 'ending', 'created_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ scopes, created_at, last_used_at, ...row }) => ({
        ...row,
        scopes: scopesOf(scopes),
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }))
    },

    /** False where the user has no such key. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('api_keys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /** The key with a digest and its owner. The time of its use is noted, at most once a minute. */
    async use(
      keyHash: string,
      now: number,
    ): Promise<{ id: string; scopes: Scope[]; user: User } | null> {
      const row = await db
        .selectFrom('api_keys')
        .innerJoin('users', 'users.id', 'api_keys.user_id')
        .select(['api_keys.id as key_id', 'api_keys.scopes', 'api_keys.last_used_at'])
        .select([
          'users.id',
          'users.email',
          'users.role',
          'users.role_until',
          'users.preferred_language',
        ])
        .where('api_keys.key_hash', '=', keyHash)
        .executeTakeFirst()
      if (!row) return null
      if (row.last_used_at === null || row.last_used_at <= now - TOUCH_AFTER_MS)
        await db
          .updateTable('api_keys')
          .set({ last_used_at: now })
          .where('id', '=', row.key_id)
          .execute()
      const { id, email, preferred_language: language } = row
      return {
        id: row.key_id,
        scopes: scopesOf(row.scopes),
        user: { id, email, role: roleAt(row, now), language },
      }
    },
  }
}
