import {
  deletedSchema,
  historyQuerySchema,
  historySchema,
  restoredSchema,
} from '#shared/api/history.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { idParams } from '../http/id-params.ts'
import type { HistoryService } from './history-service.ts'

interface Parts {
  history: HistoryService
  requireUser: RequireUser
}

/** The list of a user's analyses, and deleting from it. */
export function historyRoutes(api: Api, { history, requireUser }: Parts): void {
  api.get(
    '/api/my-analyses',
    {
      config: { scope: 'read' },
      schema: {
        tags: ['history'],
        querystring: historyQuerySchema,
        response: { 200: historySchema },
      },
    },
    async (request) => history.page(await requireUser(request), request.query),
  )

  api.delete(
    '/api/my-analyses/:id',
    { schema: { tags: ['history'], params: idParams, response: { 200: deletedSchema } } },
    async (request) => {
      const until = await history.remove(await requireUser(request), request.params.id)
      return { id: request.params.id, restorable_until: until.toISOString() }
    },
  )

  api.post(
    '/api/my-analyses/:id/restore',
    { schema: { tags: ['history'], params: idParams, response: { 200: restoredSchema } } },
    async (request) => {
      await history.restore(await requireUser(request), request.params.id)
      return { id: request.params.id }
    },
  )
}
