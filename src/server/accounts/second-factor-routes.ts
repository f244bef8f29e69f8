import { messageSchema } from '#shared/api/accounts.ts'
import {
  beginSecondFactorSchema,
  begunSecondFactorSchema,
  confirmSecondFactorSchema,
  provenSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '#shared/api/second-factor.ts'
import type { Api } from '../http/api.ts'
import type { Limits } from '../http/limits.ts'
import type { OwnAccountService } from './own-account.ts'
import type { RequireUser } from './require-user.ts'
import type { SecondFactors } from './second-factor.ts'
import type { User } from './user.ts'

interface Parts {
  secondFactors: SecondFactors
  own: Pick<OwnAccountService, 'requirePassword'>
  requireUser: RequireUser
  limits: Limits
}

const PATH = '/api/account/second-factor'

/** /api/account/second-factor: the second step of one's own login. No key changes it. */
export function secondFactorRoutes(
  api: Api,
  { secondFactors, own, requireUser, limits }: Parts,
): void {
  const tags = ['account']
  const requirePassword = async (user: User, password: string) => {
    await limits.passwordsByUser.take(user.id)
    await own.requirePassword(user, password)
    await limits.passwordsByUser.forget(user.id)
  }

  api.get(PATH, { schema: { tags, response: { 200: secondFactorSchema } } }, async (request) =>
    secondFactors.of(await requireUser(request)),
  )

  api.post(
    PATH,
    { schema: { tags, body: beginSecondFactorSchema, response: { 200: begunSecondFactorSchema } } },
    async (request) => {
      const user = await requireUser(request)
      await requirePassword(user, request.body.password)
      return secondFactors.begin(user)
    },
  )

  api.put(
    PATH,
    { schema: { tags, body: confirmSecondFactorSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => ({
      recovery_codes: await secondFactors.confirm(await requireUser(request), request.body.code),
    }),
  )

  api.post(
    `${PATH}/recovery-codes`,
    { schema: { tags, body: provenSecondFactorSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const user = await requireUser(request)
      await requirePassword(user, request.body.password)
      return { recovery_codes: await secondFactors.renewCodes(user, request.body.code) }
    },
  )

  api.post(
    `${PATH}/end`,
    { schema: { tags, body: provenSecondFactorSchema, response: { 200: messageSchema } } },
    async (request) => {
      const user = await requireUser(request)
      await requirePassword(user, request.body.password)
      await secondFactors.end(user, request.body.code)
      return { message: 'A login needs the password alone again.' }
    },
  )
}
