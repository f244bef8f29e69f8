import type { RegisterOptions } from 'react-hook-form'
import { emailSchema } from '#shared/api/accounts.ts'
import type { InsideWords } from '#web/words/en-inside.ts'

/** What the forms of the login page share. */
export interface LoginFields {
  email: string
  password: string
  /** Of the second step, where it is asked for. */
  code: string
  ofAge: boolean
}

export type LoginMode = 'sign-in' | 'register' | 'forgot'

export function emailRules({ login }: InsideWords): RegisterOptions<LoginFields, 'email'> {
  return {
    required: login.emailMissing,
    validate: (email) => emailSchema.safeParse({ email }).success || login.emailWrong,
  }
}
