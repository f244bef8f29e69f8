import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { AccountService } from './service.ts'
import type { User } from './store.ts'

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,100})$/iu.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}

/** The caller of a route that needs a login. @throws AppError `unauthorized`. */
export function createRequireUser(accounts: Pick<AccountService, 'userOf'>) {
  return async (request: FastifyRequest): Promise<User> => {
    const token = bearerToken(request)
    const user = token ? await accounts.userOf(token) : null
    if (!user) throw new AppError('unauthorized', 'Session expired. Please log in again.')
    return user
  }
}
export type RequireUser = ReturnType<typeof createRequireUser>
