import type { Language } from '#shared/languages.ts'
import type { Role } from '#shared/plans.ts'

export interface User {
  id: string
  email: string
  role: Role
  language: Language
}

/** A role that is not paid for any longer is read as free, at that very moment. */
export function roleAt(row: { role: Role; role_until: number | null }, now: number): Role {
  return row.role_until !== null && row.role_until <= now ? 'free' : row.role
}

/** Whether the configuration names the mail address of a user as an operator's. */
export function isAdmin(admins: readonly string[], { email }: Pick<User, 'email'>): boolean {
  return admins.includes(email.toLowerCase())
}
