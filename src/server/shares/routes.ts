import * as z from 'zod/mini'
import { messageSchema } from '#shared/api/accounts.ts'
import {
  createdShareSchema,
  newShareSchema,
  sharedAnalysisSchema,
  shareStateSchema,
} from '#shared/api/shares.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import { networkOf } from '../http/network.ts'
import type { ShareService } from './service.ts'

interface Parts {
  shares: ShareService
  requireUser: RequireUser
  limits: Limits
}

const tokenParams = z.object({ token: z.string().check(z.maxLength(64)) })
/** Search engines keep away from it, whatever leads them there. */
const UNLISTED = 'noindex, nofollow'

/**
 * /api/my-analyses/{id}/share, for the owner who is logged in; /api/shared/{token}, for anybody who
 * was given the link.
 */
export function shareRoutes(api: Api, { shares, requireUser, limits }: Parts): void {
  const tags = ['history']

  api.get(
    '/api/my-analyses/:id/share',
    { schema: { tags, params: idParams, response: { 200: shareStateSchema } } },
    async (request) => ({
      share: await shares.ofUser(await requireUser(request), request.params.id),
    }),
  )

  api.post(
    '/api/my-analyses/:id/share',
    {
      schema: {
        tags,
        params: idParams,
        body: newShareSchema,
        response: { 200: createdShareSchema },
      },
    },
    async (request) => {
      const { name, ...shown } = request.body
      const user = await requireUser(request)
      return shares.open(user, request.params.id, { ...shown, name: name === '' ? null : name })
    },
  )

  api.delete(
    '/api/my-analyses/:id/share',
    { schema: { tags, params: idParams, response: { 200: messageSchema } } },
    async (request) => {
      await shares.close(await requireUser(request), request.params.id)
      return { message: 'The link is closed.' }
    },
  )

  // For our own page: programs have their owner's analyses.
  api.get(
    '/api/shared/:token',
    { schema: { hide: true, params: tokenParams, response: { 200: sharedAnalysisSchema } } },
    async (request, reply) => {
      await limits.sharedByIp.take(networkOf(request.ip))
      const read = await shares.read(request.params.token)
      reply.header('x-robots-tag', UNLISTED)
      return read
    },
  )

  api.get(
    '/api/shared/:token/picture',
    { schema: { hide: true, params: tokenParams, produces: ['image/webp'] } },
    async (request, reply) => {
      await limits.sharedByIp.take(networkOf(request.ip))
      const bytes = await shares.picture(request.params.token)
      return reply
        .type('image/webp')
        .header('x-robots-tag', UNLISTED)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(bytes))
    },
  )
}
