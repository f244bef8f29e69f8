import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { messageSchema } from '#shared/api/accounts.ts'
import {
  changePasswordSchema,
  closeAccountSchema,
  sessionsSchema,
} from '#shared/api/own-account.ts'
import type { Clock } from '../clock.ts'
import type { Api } from '../http/api.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { Limits } from '../http/limits.ts'
import type { Running } from '../running.ts'
import type { AccountExport } from './account-export.ts'
import type { OwnAccountService } from './own-account.ts'
import type { RequireUser } from './require-user.ts'

interface Parts {
  own: OwnAccountService
  accountExport: AccountExport
  requireUser: RequireUser
  limits: Limits
  running: Running
  clock: Clock
}

const sessionParams = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) })

/** /api/account: what people do with their own account. */
export function ownAccountRoutes(
  api: Api,
  { own, accountExport, requireUser, limits, running, clock }: Parts,
): void {
  const tags = ['account']
  const caller = async (request: FastifyRequest) => ({
    user: await requireUser(request),
    token: bearerToken(request) ?? '',
  })

  api.put(
    '/api/account/password',
    { schema: { tags, body: changePasswordSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { user, token } = await caller(request)
      await limits.passwordsByUser.take(user.id)
      await own.changePassword(
        user,
        token,
        request.body.current_password,
        request.body.new_password,
      )
      await limits.passwordsByUser.forget(user.id)
      return { message: 'Your password has been changed.' }
    },
  )

  api.get(
    '/api/account/sessions',
    { schema: { tags, response: { 200: sessionsSchema } } },
    async (request) => {
      const { user, token } = await caller(request)
      return own.sessions(user, token)
    },
  )

  api.delete(
    '/api/account/sessions',
    { schema: { tags, response: { 200: messageSchema } } },
    async (request) => {
      const { user, token } = await caller(request)
      await own.endOtherSessions(user, token)
      return { message: 'All other devices are logged out.' }
    },
  )

  api.delete(
    '/api/account/sessions/:id',
    { schema: { tags, params: sessionParams, response: { 200: messageSchema } } },
    async (request) => {
      await own.endSession(await requireUser(request), request.params.id)
      return { message: 'This device is logged out.' }
    },
  )

  api.get('/api/account/export', { schema: { tags } }, async (request, reply) => {
    const user = await requireUser(request)
    await limits.exportsByUser.take(user.id)
    const day = new Date(clock()).toISOString().slice(0, 10)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="artsking-${day}.zip"`)
      .send(running.trackStream(await accountExport.zipOf(user)))
  })

  api.post(
    '/api/account/close',
    { schema: { tags, body: closeAccountSchema, response: { 200: messageSchema } } },
    async (request) => {
      const user = await requireUser(request)
      await limits.passwordsByUser.take(user.id)
      await own.close(user, request.body.password)
      return { message: 'Your account is closed, and everything in it is deleted.' }
    },
  )
}
