import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  credentialsSchema,
  emailSchema,
  languageSchema,
  loginSchema,
  meSchema,
  messageSchema,
  preferredLanguageSchema,
  registeredSchema,
  resetPasswordSchema,
  sessionSchema,
  verifyEmailSchema,
} from '#shared/api/accounts.ts'
import { RESET_WORDS } from '#shared/reset-words.ts'
import { AppError } from '../errors.ts'
import type { Api } from '../http/api.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { Limits } from '../http/limits.ts'
import { networkOf } from '../http/network.ts'
import type { Devices } from './devices.ts'
import type { RequireUser } from './require-user.ts'
import type { AccountService } from './service.ts'
import { isAdmin } from './user.ts'

interface Parts {
  accounts: AccountService
  devices: Devices
  requireUser: RequireUser
  limits: Limits
  /** The operators' mail addresses. */
  admins: readonly string[]
}

/**
 * Counts a login before it is tried. @returns what takes the count back when the password was
 * right.
 */
function loginCounter(limits: Limits) {
  return async (
    network: string,
    email: string,
    device: string | null,
  ): Promise<() => Promise<void>> => {
    if (device !== null) {
      const key = `${email} ${device}`
      await limits.loginByDevice.take(key)
      return () => limits.loginByDevice.forget(key)
    }
    const pair = `${email} ${network}`
    // What is refused for one account does not count against the others at its IP, nor the other
    // way round.
    await limits.loginByIp.check(network)
    await limits.loginByAddressAndIp.take(pair)
    await limits.loginByIp.take(network)
    return async () => {
      await limits.loginByIp.giveBack(network)
      await limits.loginByAddressAndIp.forget(pair)
    }
  }
}

/** /api/auth, as the specification has it. */
export function accountRoutes(
  api: Api,
  { accounts, devices, requireUser, limits, admins }: Parts,
): void {
  const session = (token: string, email: string) => ({
    access_token: token,
    token_type: 'bearer' as const,
    requires_verification: false as const,
    user: { email },
  })
  const from = (request: FastifyRequest) => networkOf(request.ip)
  const takeLogin = loginCounter(limits)
  const pairOf = (request: FastifyRequest, email: string) => `${email} ${from(request)}`
  const takeCode = async (request: FastifyRequest, email: string) => {
    await limits.mailLock.take(`code ${email}`)
    await limits.codesByAddress.take(email)
    await limits.codeTriesByAddressAndIp.forget(pairOf(request, email))
  }

  api.post(
    '/api/auth/register',
    {
      schema: { tags: ['accounts'], body: credentialsSchema, response: { 200: registeredSchema } },
    },
    async (request) => {
      const { email } = request.body
      await limits.registrationByIp.take(from(request))
      await accounts.requireGoodPassword(request.body.password)
      await takeCode(request, email)
      await accounts.sendCode(email, request.body.preferred_language)
      return {
        requires_verification: true as const,
        user: { email },
        message: 'A six-digit code is on its way.',
      }
    },
  )

  api.post(
    '/api/auth/verify-email',
    { schema: { tags: ['accounts'], body: verifyEmailSchema, response: { 200: sessionSchema } } },
    async (request, reply) => {
      const { email, verification_code, user_data } = request.body
      await limits.verificationByIp.take(from(request))
      await limits.codeTriesByAddressAndIp.take(pairOf(request, email))
      const token = await accounts.verifyEmail(email, verification_code, user_data)
      await limits.verificationByIp.giveBack(from(request))
      devices.mark(request, reply, email)
      return session(token, email)
    },
  )

  api.post(
    '/api/auth/resend-verification',
    { schema: { tags: ['accounts'], body: emailSchema, response: { 200: messageSchema } } },
    async (request) => {
      await limits.registrationByIp.take(from(request))
      await takeCode(request, request.body.email)
      await accounts.sendCode(request.body.email)
      return { message: 'A new code is on its way.' }
    },
  )

  api.post(
    '/api/auth/login',
    { schema: { tags: ['accounts'], body: loginSchema, response: { 200: sessionSchema } } },
    async (request, reply) => {
      const { email } = request.body
      const device = devices.of(request, email)
      const succeeded = await takeLogin(from(request), email, device)
      const token = await accounts.login(request.body)
      await succeeded()
      if (token === null) throw new AppError('second_factor_needed')
      devices.mark(request, reply, email)
      return session(token, email)
    },
  )

  api.post(
    '/api/auth/logout',
    { schema: { tags: ['accounts'], response: { 200: messageSchema } } },
    async (request) => {
      const token = bearerToken(request)
      if (token) await accounts.logout(token)
      return { message: 'You are logged out.' }
    },
  )

  api.get(
    '/api/auth/me',
    { schema: { tags: ['accounts'], response: { 200: meSchema } } },
    async (request) => {
      const user = await requireUser(request)
      return {
        email: user.email,
        role: user.role,
        preferred_language: user.language,
        ...(isAdmin(admins, user) && { is_admin: true as const }),
      }
    },
  )

  api.put(
    '/api/auth/language',
    {
      schema: {
        tags: ['accounts'],
        body: languageSchema,
        response: { 200: preferredLanguageSchema },
      },
    },
    async (request) => {
      const user = await requireUser(request)
      await accounts.setLanguage(user.id, request.body.language)
      return { preferred_language: request.body.language }
    },
  )

  api.post(
    '/api/auth/forgot-password',
    { schema: { tags: ['accounts'], body: emailSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { email } = request.body
      await limits.registrationByIp.take(from(request))
      await limits.mailLock.take(`reset ${email}`)
      await limits.resetsByAddress.take(email)
      await accounts.forgotPassword(email)
      return { message: RESET_WORDS.en.mailed }
    },
  )

  api.get(
    '/api/auth/verify-reset-token/:token',
    {
      schema: {
        tags: ['accounts'],
        params: z.object({ token: z.string().check(z.maxLength(200)) }),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      if (!(await accounts.resetLinkLives(request.params.token)))
        throw new AppError('invalid_reset_link')
      return { message: 'This reset link is valid.' }
    },
  )

  api.post(
    '/api/auth/reset-password',
    { schema: { tags: ['accounts'], body: resetPasswordSchema, response: { 200: messageSchema } } },
    async (request, reply) => {
      await limits.verificationByIp.take(from(request))
      const email = await accounts.resetPassword(request.body.token, request.body.new_password)
      await limits.verificationByIp.giveBack(from(request))
      devices.mark(request, reply, email)
      return { message: RESET_WORDS.en.done }
    },
  )
}
