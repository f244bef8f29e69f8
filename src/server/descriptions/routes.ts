import {
  type DescribeArtwork,
  describeArtworkSchema,
  descriptionAnswerSchema,
  descriptionsQuerySchema,
  descriptionsSchema,
} from '#shared/api/descriptions.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import { AppError } from '../errors.ts'
import type { Api } from '../http/api.ts'
import type { Limits } from '../http/limits.ts'
import type { Uploads } from '../http/uploads.ts'
import type { Running } from '../running.ts'
import type { DescriptionService } from './service.ts'

interface Parts {
  descriptions: DescriptionService
  requireUser: RequireUser
  limits: Limits
  running: Running
  uploads: Uploads
}

function bodyOf(fields: Record<string, string>): DescribeArtwork {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const { success, data, error } = describeArtworkSchema.safeParse(filled)
  if (success) return data
  const [issue] = error.issues
  const message = issue?.message ?? 'is not valid'
  throw new AppError(
    'badRequest',
    message.startsWith('Please') ? message : `${issue?.path.join('.')}: ${message}`,
  )
}

export function descriptionRoutes(
  api: Api,
  { descriptions, requireUser, limits, running, uploads }: Parts,
): void {
  api.post(
    '/api/generate-artist-description',
    {
      schema: {
        tags: ['descriptions'],
        consumes: ['multipart/form-data'],
        response: { 200: descriptionAnswerSchema },
      },
    },
    async (request) => {
      const user = await requireUser(request)
      await limits.analysesByUser.take(user.id)
      return running.track((signal) =>
        uploads.receive(request, ({ file, fields }) =>
          descriptions.describe(user, bodyOf(fields), file, signal),
        ),
      )
    },
  )

  api.get(
    '/api/my-descriptions',
    {
      schema: {
        tags: ['descriptions'],
        querystring: descriptionsQuerySchema,
        response: { 200: descriptionsSchema },
      },
    },
    async (request) => descriptions.page(await requireUser(request), request.query),
  )
}
