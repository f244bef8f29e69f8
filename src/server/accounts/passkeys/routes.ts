import * as z from 'zod/mini'
import type { Devices } from '#server/accounts/devices.ts'
import type { OwnAccountService } from '#server/accounts/own-account.ts'
import type { RequireUser } from '#server/accounts/require-user.ts'
import type { SecondFactors } from '#server/accounts/second-factor.ts'
import type { AccountService } from '#server/accounts/service.ts'
import { AppError } from '#server/errors.ts'
import type { Api } from '#server/http/api.ts'
import type { Limits } from '#server/http/limits.ts'
import { networkOf } from '#server/http/network.ts'
import { messageSchema, sessionSchema } from '#shared/api/accounts.ts'
import {
  beginPasskeySchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeysSchema,
  usedPasskeySchema,
} from '#shared/api/passkeys.ts'
import type { Passkeys } from './passkeys.ts'

interface Parts {
  passkeys: Passkeys
  accounts: Pick<AccountService, 'enter'>
  own: Pick<OwnAccountService, 'requirePassword'>
  secondFactors: Pick<SecondFactors, 'admits'>
  devices: Devices
  requireUser: RequireUser
  limits: Limits
}

const OWN = '/api/account/passkeys'
const LOGIN = '/api/auth/passkey'
const idParams = z.object({ id: z.string().check(z.regex(/^[\w-]+$/), z.maxLength(1400)) })

/** /api/account/passkeys, one's own passkeys, and the login by one. No key changes them. */
export function passkeyRoutes(
  api: Api,
  { passkeys, accounts, own, secondFactors, devices, requireUser, limits }: Parts,
): void {
  const account = ['account']
  const accountsTag = ['accounts']

  api.get(
    OWN,
    { schema: { tags: account, response: { 200: passkeysSchema } } },
    async (request) => ({ passkeys: await passkeys.of(await requireUser(request)) }),
  )

  api.post(
    `${OWN}/options`,
    {
      schema: { tags: account, body: beginPasskeySchema, response: { 200: passkeyOptionsSchema } },
    },
    async (request) => {
      const user = await requireUser(request)
      const { password, second_factor: code } = request.body
      await limits.passwordsByUser.take(user.id)
      await own.requirePassword(user, password)
      await limits.passwordsByUser.forget(user.id)
      if (!(await secondFactors.admits(user.id, code))) throw new AppError('second_factor_needed')
      return { options: { ...(await passkeys.begin(user)) } }
    },
  )

  api.post(
    OWN,
    { schema: { tags: account, body: newPasskeySchema, response: { 200: passkeysSchema } } },
    async (request) => {
      const user = await requireUser(request)
      await passkeys.add(user, request.body)
      return { passkeys: await passkeys.of(user) }
    },
  )

  api.delete(
    `${OWN}/:id`,
    { schema: { tags: account, params: idParams, response: { 200: messageSchema } } },
    async (request) => {
      await passkeys.remove(await requireUser(request), request.params.id)
      return { message: 'The passkey opens this account no longer.' }
    },
  )

  api.post(
    `${LOGIN}/options`,
    { schema: { tags: accountsTag, response: { 200: passkeyOptionsSchema } } },
    async () => ({ options: { ...(await passkeys.ask()) } }),
  )

  api.post(
    LOGIN,
    { schema: { tags: accountsTag, body: usedPasskeySchema, response: { 200: sessionSchema } } },
    async (request, reply) => {
      const network = networkOf(request.ip)
      await limits.loginByIp.take(network)
      const owner = await passkeys.owner(request.body)
      const token = await accounts.enter(owner)
      if (token === null) throw new AppError('invalid_passkey')
      await limits.loginByIp.giveBack(network)
      devices.mark(request, reply, owner.email)
      return {
        access_token: token,
        token_type: 'bearer' as const,
        requires_verification: false as const,
        user: { email: owner.email },
      }
    },
  )
}
