import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { AccountService } from './service.ts'
import type { User } from './user.ts'

/**
 * The API key of a program. It is longer than the token of a session, so that none is taken for the
 * other.
 */
export function apiKeyOf(request: FastifyRequest): string | null {
  const token = bearerToken(request)
  return token !== null && /^art_[\w-]{43}$/u.test(token) ? token : null
}

/**
 * The caller of a route that needs a login, or an API key that was admitted to it.
 * @throws AppError `session_expired`; `key_not_allowed` for an API key on a route that is closed to
 * keys.
 */
export function createRequireUser(accounts: Pick<AccountService, 'userOf'>) {
  return async (request: FastifyRequest): Promise<User> => {
    if (request.keyOwner) return request.keyOwner
    if (apiKeyOf(request) !== null) throw new AppError('key_not_allowed')
    const token = bearerToken(request)
    const user = token ? await accounts.userOf(token) : null
    if (!user) throw new AppError('session_expired')
    return user
  }
}
export type RequireUser = ReturnType<typeof createRequireUser>
