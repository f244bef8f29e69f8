import { type Me, meSchema } from '#shared/api/accounts.ts'
import type { Role } from '#shared/plans.ts'
import { call } from '#web/lib/api.ts'

const TRIES = 10
const PAUSE_MS = 2000

/**
 * Waits until the message of a changed plan has reached the server. @returns the role that holds
 * then.
 */
export async function roleAfterChange(before: Role | null): Promise<Role> {
  for (let tries = 1; ; tries++) {
    const me: Me = await call(meSchema, '/api/auth/me')
    if (me.role !== before || tries === TRIES) return me.role
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
