import * as z from 'zod/mini'
import type { PlainCode } from '../errors/table.ts'
import { LANGUAGES } from '../languages.ts'
import { CODE_LENGTH, EMAIL_MAX, PASSWORD_MAX } from '../limits.ts'
import { ROLES } from '../plans.ts'
import { secondFactorCode } from './second-factor.ts'

/** Bodies and answers of /api/auth. */

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX), z.email())
const anyPassword = z.string().check(z.maxLength(PASSWORD_MAX * 4))
const language = z.enum(LANGUAGES)

/** Registration and login. */
export const credentialsSchema = z.object({
  email,
  password: anyPassword,
  preferred_language: z.optional(language),
})
export type Credentials = z.infer<typeof credentialsSchema>

/** A login may need a second step: then the code comes with the same credentials. */
export const loginSchema = z.extend(credentialsSchema, {
  second_factor: z.optional(secondFactorCode),
})
export type Login = z.infer<typeof loginSchema>

export const verifyEmailSchema = z.object({
  email,
  verification_code: z
    .string()
    .check(z.regex(new RegExp(`^[0-9]{${CODE_LENGTH}}$`), 'incomplete_code' satisfies PlainCode)),
  user_data: credentialsSchema,
})

export const emailSchema = z.object({ email })
export const languageSchema = z.object({ language })

export const resetPasswordSchema = z.object({
  token: z
    .string()
    .check(z.minLength(1, 'reset_link_missing' satisfies PlainCode), z.maxLength(200)),
  new_password: anyPassword,
})

export const registeredSchema = z.object({
  requires_verification: z.literal(true),
  user: z.object({ email: z.string() }),
  message: z.string(),
})

export const sessionSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  requires_verification: z.literal(false),
  user: z.object({ email: z.string() }),
})

export const meSchema = z.object({
  email: z.string(),
  role: z.enum(ROLES),
  preferred_language: language,
  /** There for the operators of the server alone. */
  is_admin: z.optional(z.literal(true)),
})
export type Me = z.infer<typeof meSchema>

export const preferredLanguageSchema = z.object({ preferred_language: language })
export const messageSchema = z.object({ message: z.string() })
