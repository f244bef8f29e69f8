import { analysisAnswerSchema, analyzeArtworkSchema } from '#shared/api/analysis.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { sendEvents, wantsEventStream } from '../http/event-stream.ts'
import { parseFields } from '../http/form-fields.ts'
import type { Limits } from '../http/limits.ts'
import { admit } from '../http/reader.ts'
import type { Uploads } from '../http/uploads.ts'
import type { Idempotency } from '../idempotency/service.ts'
import type { Running } from '../running.ts'
import { type AnswerEvent, finished, keptIdOf } from './answer-event.ts'
import type { PictureAdmission } from './picture-admission.ts'
import type { AnalysisService } from './service.ts'

interface Parts {
  analysis: AnalysisService
  admission: PictureAdmission
  idempotency: Idempotency
  requireUser: RequireUser
  limits: Limits
  running: Running
  uploads: Uploads
  wakeEye: () => void
}

export function pictureRoutes(
  api: Api,
  { analysis, admission, idempotency, requireUser, limits, running, uploads, wakeEye }: Parts,
): void {
  api.post(
    '/api/analyze-artwork/soon',
    { config: { scope: 'ask' }, schema: { tags: ['analysis'] } },
    async (request, reply) => {
      await requireUser(request)
      wakeEye()
      return reply.code(204).send()
    },
  )

  api.post(
    '/api/analyze-artwork',
    {
      config: {
        scope: 'ask',
        repeatable: true,
        form: { file: 'file', fields: analyzeArtworkSchema },
      },
      schema: {
        tags: ['analysis'],
        consumes: ['multipart/form-data'],
        response: { 200: analysisAnswerSchema },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      const reader = await admit(user, reply, limits)
      return running.track((stop) =>
        uploads.receive(request, user.id, {
          // The pages send the fields first. What comes after the picture is read with it.
          async admit(fields) {
            const query = parseFields(analyzeArtworkSchema, fields)
            if (!(await idempotency.isRepeat(request, user))) await admission(user, query)
          },
          async use({ file, fields, seen }) {
            const signal = AbortSignal.any([stop, reader.gone])
            const query = parseFields(analyzeArtworkSchema, fields)
            const answered = idempotency.once(
              { user, reply, body: query, file, signal },
              (answerId) => analysis.analyzeByImage(user, query, file, answerId, signal),
              keptIdOf,
            )
            const events = onceSeen(answered, seen)
            if (!wantsEventStream(request)) return finished(events)
            await sendEvents(request, reply, events, reader)
          },
        }),
      )
    },
  )
}

/** Of a picture nothing is said before it has been looked at; from then on it is not needed. */
async function* onceSeen(events: AsyncIterable<AnswerEvent>, seen: () => Promise<void>) {
  for await (const event of events) {
    await seen()
    yield event
  }
}
