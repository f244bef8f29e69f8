import type { FastifyInstance } from 'fastify'
import type { Scope } from '#shared/api/keys.ts'
import { API_REQUESTS_A_MINUTE } from '#shared/limits.ts'
import { apiKeyOf } from '../accounts/require-user.ts'
import type { User } from '../accounts/user.ts'
import { AppError } from '../errors.ts'
import type { Limit, Taken } from '../http/limits.ts'
import type { KeyService } from './service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The scope with which an API key may call the route; a route without one is closed to keys.
     */
    scope?: Scope
  }
  interface FastifyRequest {
    /** The owner of the API key that asks, where the key may call the route. */
    keyOwner: User | null
  }
}

const POLICY = `"key";q=${API_REQUESTS_A_MINUTE};w=60`

/** The RateLimit field of draft-ietf-httpapi-ratelimit-headers-10. */
const rateLimit = ({ left, resetSeconds }: Taken) => `"key";r=${left};t=${resetSeconds}`

/**
 * Admits API keys to the routes that name a scope. It comes before the body is read; `requireUser`
 * refuses keys on all other routes.
 */
export function admitKeys(
  app: Pick<FastifyInstance, 'addHook' | 'decorateRequest'>,
  { keys, requests }: { keys: KeyService; requests: Limit },
): void {
  app.decorateRequest('keyOwner', null)
  app.addHook('onRequest', async (request, reply) => {
    const { scope } = request.routeOptions.config
    const key = apiKeyOf(request)
    if (scope === undefined || key === null) return
    const { id, scopes, user } = await keys.use(key)
    reply.header('ratelimit-policy', POLICY)
    try {
      reply.header('ratelimit', rateLimit(await requests.take(id)))
    } catch (error) {
      if (error instanceof AppError && error.retryAfterSeconds !== null)
        reply.header('ratelimit', rateLimit({ left: 0, resetSeconds: error.retryAfterSeconds }))
      throw error
    }
    if (!scopes.includes(scope)) throw new AppError('scope_missing', { scope })
    request.keyOwner = user
  })
}
