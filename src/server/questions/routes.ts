import { askedOnSchema, followUpSchema, questionAnswerSchema } from '#shared/api/questions.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { sendEvents, wantsEventStream } from '../http/event-stream.ts'
import { idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import { admit } from '../http/reader.ts'
import type { Running } from '../running.ts'
import { finishedAnswer, type QuestionService } from './service.ts'

interface Parts {
  questions: QuestionService
  requireUser: RequireUser
  limits: Limits
  running: Running
}

/** Asking on about an analysis. */
export function questionRoutes(api: Api, { questions, requireUser, limits, running }: Parts): void {
  api.post(
    '/api/my-analyses/:id/questions',
    {
      schema: {
        tags: ['analysis'],
        params: idParams,
        body: followUpSchema,
        response: { 200: questionAnswerSchema },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      const reader = await admit(user, reply, limits)
      return running.track(async (stop) => {
        const signal = AbortSignal.any([stop, reader.gone])
        const events = questions.ask(user, request.params.id, request.body.question, signal)
        if (!wantsEventStream(request)) return finishedAnswer(events)
        await sendEvents(request, reply, events, reader)
      })
    },
  )

  api.get(
    '/api/my-analyses/:id/questions',
    { schema: { tags: ['analysis'], params: idParams, response: { 200: askedOnSchema } } },
    async (request) => questions.askedOn(await requireUser(request), request.params.id),
  )
}
