import type { ApiKey, CreatedKey, Scope } from '#shared/api/keys.ts'
import { MOST_API_KEYS } from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import { digestOf, newId, newToken } from '../secrets.ts'
import { createKeyStore, type KeptKey } from './store.ts'

const PREFIX = 'art_'
const ENDING_CHARACTERS = 4

function asAnswer({ createdAt, lastUsedAt, ...key }: KeptKey): ApiKey {
  return {
    ...key,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }
}

function requirePlan(user: User): void {
  if (!PLANS[user.role].apiKeys) throw new AppError('keys_need_plan')
}

/**
 * The rules of API keys: the Professional plan, a few at a time, each shown once and stored as its
 * digest.
 */
export function createKeyService({ db, clock }: { db: Database; clock: Clock }) {
  const keys = createKeyStore(db)
  return {
    /** @throws AppError `keys_need_plan`, or `too_many_keys` where the account holds no more. */
    async create(user: User, name: string, scopes: readonly Scope[]): Promise<CreatedKey> {
      requirePlan(user)
      const key = PREFIX + newToken()
      const kept = {
        id: newId(),
        name,
        scopes: [...new Set(scopes)],
        ending: key.slice(-ENDING_CHARACTERS),
        createdAt: clock(),
      }
      if (!(await keys.add({ ...kept, userId: user.id, keyHash: digestOf(key) }, MOST_API_KEYS)))
        throw new AppError('too_many_keys', { limit: MOST_API_KEYS })
      return { ...asAnswer({ ...kept, lastUsedAt: null }), key }
    },

    async ofUser(user: User): Promise<ApiKey[]> {
      return (await keys.ofUser(user.id)).map(asAnswer)
    },

    async revoke(user: User, id: string): Promise<void> {
      if (!(await keys.remove(user.id, id))) throw new AppError('key_revoked')
    },

    /**
     * The key that a program shows. @throws AppError `invalid_key` for none of ours,
     * `keys_need_plan`.
     */
    async use(key: string) {
      const used = await keys.use(digestOf(key), clock())
      if (!used) throw new AppError('invalid_key')
      requirePlan(used.user)
      return used
    },
  }
}
export type KeyService = ReturnType<typeof createKeyService>
