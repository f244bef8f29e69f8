import { messageSchema } from '#shared/api/accounts.ts'
import { createdKeySchema, keysSchema, newKeySchema } from '#shared/api/keys.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { idParams } from '../http/id-params.ts'
import type { KeyService } from './service.ts'

/** /api/account/keys, for people who are logged in: no key manages keys. */
export function keyRoutes(
  api: Api,
  { keys, requireUser }: { keys: KeyService; requireUser: RequireUser },
) {
  const tags = ['account']

  api.get(
    '/api/account/keys',
    { schema: { tags, response: { 200: keysSchema } } },
    async (request) => ({
      keys: await keys.ofUser(await requireUser(request)),
    }),
  )

  api.post(
    '/api/account/keys',
    { schema: { tags, body: newKeySchema, response: { 200: createdKeySchema } } },
    async (request) => {
      const { name, scopes } = request.body
      return keys.create(await requireUser(request), name, scopes)
    },
  )

  api.delete(
    '/api/account/keys/:id',
    { schema: { tags, params: idParams, response: { 200: messageSchema } } },
    async (request) => {
      await keys.revoke(await requireUser(request), request.params.id)
      return { message: 'This API key is revoked.' }
    },
  )
}
