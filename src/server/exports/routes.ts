import { exportQuerySchema, isPrinted } from '#shared/api/exports.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Clock } from '../clock.ts'
import type { Api } from '../http/api.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import type { Running } from '../running.ts'
import { asAttachment } from './file-name.ts'
import type { ExportService } from './service.ts'

interface Parts {
  exports: ExportService
  requireUser: RequireUser
  limits: Limits
  running: Running
  clock: Clock
}

/** Analyses to keep: one as a PDF, as Markdown or as JSON, or all of them. */
export function exportRoutes(
  api: Api,
  { exports, requireUser, limits, running, clock }: Parts,
): void {
  const tags = ['history']

  api.get(
    '/api/my-analyses/export',
    { config: { scope: 'read' }, schema: { tags, produces: ['application/zip'] } },
    async (request, reply) => {
      const user = await requireUser(request)
      await limits.exportsByUser.take(user.id)
      const name = `artsking-analyses-${new Date(clock()).toISOString().slice(0, 10)}.zip`
      return reply
        .type('application/zip')
        .header('content-disposition', asAttachment({ name, plain: name }))
        .send(running.trackStream(await exports.all(user)))
    },
  )

  api.get(
    '/api/my-analyses/:id/export',
    {
      config: { scope: 'read' },
      schema: { tags, params: idParams, querystring: exportQuerySchema },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      const { format } = request.query
      if (isPrinted(format)) await limits.printsByUser.take(user.id)
      const file = await running.track((signal) =>
        exports.one(user, request.params.id, format, signal),
      )
      return reply
        .type(file.type)
        .header('content-disposition', asAttachment(file.name))
        .send(typeof file.content === 'string' ? file.content : Buffer.from(file.content))
    },
  )
}
