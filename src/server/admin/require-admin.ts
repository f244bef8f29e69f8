import type { FastifyRequest } from 'fastify'
import type { RequireUser } from '../accounts/require-user.ts'
import type { SecondFactors } from '../accounts/second-factor.ts'
import { isAdmin, type User } from '../accounts/user.ts'
import { AppError } from '../errors.ts'

interface Parts {
  requireUser: RequireUser
  secondFactors: Pick<SecondFactors, 'of'>
  /** In small letters. */
  admins: readonly string[]
}

/**
 * The caller of a route for operators: a login with a second step, of an address that the
 * configuration names. To all others the route is not there.
 * @throws AppError `session_expired`, `not_found`; `admin_needs_second_step` for an operator whose
 * second step is off.
 */
export function createRequireAdmin({ requireUser, secondFactors, admins }: Parts) {
  return async (request: FastifyRequest): Promise<User> => {
    const user = await requireUser(request)
    if (!isAdmin(admins, user)) throw new AppError('not_found')
    const { since } = await secondFactors.of(user)
    if (since === null) throw new AppError('admin_needs_second_step')
    return user
  }
}
export type RequireAdmin = ReturnType<typeof createRequireAdmin>
