import {
  decisionsSchema,
  describeArtworkSchema,
  descriptionAnswerSchema,
  descriptionSchema,
  descriptionsQuerySchema,
  descriptionsSchema,
} from '#shared/api/descriptions.ts'
import { deletedSchema, restoredSchema } from '#shared/api/history.ts'
import { changesNothing } from '#shared/descriptions.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { parseFields } from '../http/form-fields.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import type { Uploads } from '../http/uploads.ts'
import type { Idempotency } from '../idempotency/service.ts'
import type { Running } from '../running.ts'
import type { DescriptionService } from './service.ts'

interface Parts {
  descriptions: DescriptionService
  idempotency: Idempotency
  requireUser: RequireUser
  limits: Limits
  running: Running
  uploads: Uploads
}

export function descriptionRoutes(
  api: Api,
  { descriptions, idempotency, requireUser, limits, running, uploads }: Parts,
): void {
  api.post(
    '/api/generate-artist-description',
    {
      config: {
        scope: 'describe',
        repeatable: true,
        form: { file: 'artwork', fields: describeArtworkSchema },
      },
      schema: {
        tags: ['descriptions'],
        consumes: ['multipart/form-data'],
        response: { 200: descriptionAnswerSchema },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      await limits.analysesByUser.take(user.id)
      return running.track((signal) =>
        uploads.receive(request, user.id, {
          async admit() {
            if (!(await idempotency.isRepeat(request, user)))
              await descriptions.requireAffordable(user)
          },
          async use({ file, fields, seen }) {
            const body = parseFields(describeArtworkSchema, fields)
            return idempotency.onceWhole(
              { user, reply, body, file, signal },
              (answerId) => descriptions.describe(user, body, { file, seen }, answerId, signal),
              (description) => (changesNothing(description) ? null : description.id),
            )
          },
        }),
      )
    },
  )

  api.get(
    '/api/my-descriptions',
    {
      config: { scope: 'read' },
      schema: {
        tags: ['descriptions'],
        querystring: descriptionsQuerySchema,
        response: { 200: descriptionsSchema },
      },
    },
    async (request) => descriptions.page(await requireUser(request), request.query),
  )

  api.put(
    '/api/my-descriptions/:id/decisions',
    {
      config: { scope: 'describe' },
      schema: {
        tags: ['descriptions'],
        params: idParams,
        body: decisionsSchema,
        response: { 200: descriptionSchema },
      },
    },
    async (request) =>
      descriptions.decide(await requireUser(request), request.params.id, request.body.decisions),
  )

  api.delete(
    '/api/my-descriptions/:id',
    { schema: { tags: ['descriptions'], params: idParams, response: { 200: deletedSchema } } },
    async (request) => {
      const until = await descriptions.remove(await requireUser(request), request.params.id)
      return { id: request.params.id, restorable_until: until.toISOString() }
    },
  )

  api.post(
    '/api/my-descriptions/:id/restore',
    { schema: { tags: ['descriptions'], params: idParams, response: { 200: restoredSchema } } },
    async (request) => {
      await descriptions.restore(await requireUser(request), request.params.id)
      return { id: request.params.id }
    },
  )
}
