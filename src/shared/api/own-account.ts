import * as z from 'zod/mini'
import { PASSWORD_MAX } from '../limits.ts'

/**
 * Bodies and answers of /api/account: what people do with their own account. Times are ISO 8601 in
 * UTC.
 */

const anyPassword = z.string().check(z.maxLength(PASSWORD_MAX * 4))

export const changePasswordSchema = z.object({
  current_password: anyPassword,
  new_password: anyPassword,
})
export const closeAccountSchema = z.object({ password: anyPassword })

export const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      /** To the hour. */
      last_seen_at: z.string(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})
export type Sessions = z.infer<typeof sessionsSchema>
