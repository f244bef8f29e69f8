import {
  analysisAnswerSchema,
  complaintAnswerSchema,
  complaintSchema,
  queryArtworkSchema,
} from '#shared/api/analysis.ts'
import { keptAnalysisSchema } from '#shared/api/questions.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { sendEvents, wantsEventStream } from '../http/event-stream.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import { admit } from '../http/reader.ts'
import type { QuestionService } from '../questions/service.ts'
import type { Running } from '../running.ts'
import { type AnalysisService, finished } from './service.ts'

interface Parts {
  analysis: AnalysisService
  questions: QuestionService
  requireUser: RequireUser
  limits: Limits
  running: Running
}

export function analysisRoutes(api: Api, { analysis, questions, requireUser, limits, running }: Parts): void {
  api.post(
    '/api/query-artwork',
    { schema: { tags: ['analysis'], body: queryArtworkSchema, response: { 200: analysisAnswerSchema } } },
    async (request, reply) => {
      const user = await requireUser(request)
      const reader = await admit(user, reply, limits)
      return running.track(async (stop) => {
        const signal = AbortSignal.any([stop, reader.gone])
        const events = analysis.analyzeByName(user, request.body, signal)
        if (!wantsEventStream(request)) return finished(events)
        await sendEvents(request, reply, events, reader)
      })
    },
  )

  api.get(
    '/api/my-analyses/:id',
    { schema: { tags: ['analysis'], params: idParams, response: { 200: keptAnalysisSchema } } },
    async (request) => {
      const kept = await analysis.ofUser(await requireUser(request), request.params.id)
      return { ...kept, questions: await questions.answered(kept.id) }
    },
  )

  api.post(
    '/api/my-analyses/:id/complaint',
    {
      schema: {
        tags: ['analysis'],
        params: idParams,
        body: complaintSchema,
        response: { 200: complaintAnswerSchema },
      },
    },
    async (request) => analysis.complain(await requireUser(request), request.params.id, request.body.reason),
  )
}
