import * as z from 'zod/mini'
import type { Credentials } from '#shared/api/accounts.ts'
import { call, send } from '#web/lib/api.ts'

/** What registration, login and verification answer: a session, or the wish for a code. */
const enteredSchema = z.object({
  requires_verification: z.optional(z.boolean()),
  access_token: z.optional(z.string()),
  token: z.optional(z.string()),
  user: z.optional(z.object({ email: z.string() })),
})

export interface Entered {
  token: string | null
  email: string
  mustVerify: boolean
}

async function enter(path: string, email: string, json: unknown): Promise<Entered> {
  const answer = await call(enteredSchema, path, { method: 'POST', json, anonymous: true })
  return {
    token: answer.access_token ?? answer.token ?? null,
    email: answer.user?.email ?? email,
    mustVerify: answer.requires_verification === true,
  }
}

/** @param response what a passkey has signed. */
export function logInByPasskey(response: unknown): Promise<Entered> {
  return enter('/api/auth/passkey', '', { response })
}

export function register(credentials: Credentials): Promise<Entered> {
  return enter('/api/auth/register', credentials.email, credentials)
}

/** @param code of the second step, where it has been asked for. */
export function logIn(credentials: Credentials, code = ''): Promise<Entered> {
  const json = code === '' ? credentials : { ...credentials, second_factor: code }
  return enter('/api/auth/login', credentials.email, json)
}

export function verifyEmail(credentials: Credentials, code: string): Promise<Entered> {
  const body = { email: credentials.email, verification_code: code, user_data: credentials }
  return enter('/api/auth/verify-email', credentials.email, body)
}

export async function resendCode(email: string): Promise<void> {
  await send('/api/auth/resend-verification', { method: 'POST', json: { email }, anonymous: true })
}

export async function askForReset(email: string): Promise<void> {
  await send('/api/auth/forgot-password', { method: 'POST', json: { email }, anonymous: true })
}

export async function checkResetToken(token: string): Promise<true> {
  await send(`/api/auth/verify-reset-token/${encodeURIComponent(token)}`, { anonymous: true })
  return true
}

export async function resetPassword(token: string, newPassword: string): Promise<void> {
  const json = { token, new_password: newPassword }
  await send('/api/auth/reset-password', { method: 'POST', json, anonymous: true })
}
