import {
  analysisAnswerSchema,
  complaintAnswerSchema,
  complaintSchema,
  queryArtworkSchema,
} from '#shared/api/analysis.ts'
import { type AnsweredQuestion, keptAnalysisSchema } from '#shared/api/questions.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { sendEvents, wantsEventStream } from '../http/event-stream.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import { admit } from '../http/reader.ts'
import type { Idempotency } from '../idempotency/service.ts'
import type { Running } from '../running.ts'
import { finished, keptIdOf } from './answer-event.ts'
import type { AnalysisService } from './service.ts'

interface Parts {
  analysis: AnalysisService
  /** The answered questions about an analysis. */
  questionsOf: (analysisId: string) => Promise<AnsweredQuestion[]>
  idempotency: Idempotency
  requireUser: RequireUser
  limits: Limits
  running: Running
}

export function analysisRoutes(
  api: Api,
  { analysis, questionsOf, idempotency, requireUser, limits, running }: Parts,
): void {
  api.post(
    '/api/query-artwork',
    {
      config: { scope: 'ask', repeatable: true },
      schema: {
        tags: ['analysis'],
        body: queryArtworkSchema,
        response: { 200: analysisAnswerSchema },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      const reader = await admit(user, reply, limits)
      return running.track(async (stop) => {
        const signal = AbortSignal.any([stop, reader.gone])
        const events = idempotency.once(
          { user, reply, body: request.body, signal },
          (answerId) => analysis.analyzeByName(user, request.body, answerId, signal),
          keptIdOf,
        )
        if (!wantsEventStream(request)) return finished(events)
        await sendEvents(request, reply, events, reader)
      })
    },
  )

  api.get(
    '/api/my-analyses/:id',
    {
      config: { scope: 'read' },
      schema: { tags: ['analysis'], params: idParams, response: { 200: keptAnalysisSchema } },
    },
    async (request) => {
      const kept = await analysis.ofUser(await requireUser(request), request.params.id)
      return { ...kept, questions: await questionsOf(kept.id) }
    },
  )

  api.post(
    '/api/my-analyses/:id/complaint',
    {
      config: { scope: 'ask' },
      schema: {
        tags: ['analysis'],
        params: idParams,
        body: complaintSchema,
        response: { 200: complaintAnswerSchema },
      },
    },
    async (request) =>
      analysis.complain(await requireUser(request), request.params.id, request.body.reason),
  )
}
