import type { ApiKey, CreatedKey, Scope } from '#shared/api/keys.ts'
import { MOST_API_KEYS } from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'
import type { User } from '../accounts/store.ts'
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
  if (!PLANS[user.role].apiKeys) throw new AppError('forbidden', 'API keys need the Professional plan.')
}

/** The rules of API keys: the Professional plan, a few at a time, each shown once and stored as its digest. */
export function createKeyService({ db, clock }: { db: Database; clock: Clock }) {
  const keys = createKeyStore(db)
  return {
    /** @throws AppError `forbidden` without the plan, `conflict` where the account holds no more keys. */
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
        throw new AppError(
          'conflict',
          `An account holds at most ${MOST_API_KEYS} API keys. Please revoke one that is not needed.`,
        )
      return { ...asAnswer({ ...kept, lastUsedAt: null }), key }
    },

    async ofUser(user: User): Promise<ApiKey[]> {
      return (await keys.ofUser(user.id)).map(asAnswer)
    },

    async revoke(user: User, id: string): Promise<void> {
      if (!(await keys.remove(user.id, id)))
        throw new AppError('notFound', 'This API key has been revoked already.')
    },

    /** The key that a program shows. @throws AppError `unauthorized` for none of ours, `forbidden` without the plan. */
    async use(key: string) {
      const used = await keys.use(digestOf(key), clock())
      if (!used) throw new AppError('unauthorized', 'This API key is not valid. It may have been revoked.')
      requirePlan(used.user)
      return used
    },
  }
}
export type KeyService = ReturnType<typeof createKeyService>
