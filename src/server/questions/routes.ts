import { messageSchema } from '#shared/api/accounts.ts'
import {
  askedOnSchema,
  followUpSchema,
  questionAnswerSchema,
  refusalAnswerSchema,
} from '#shared/api/questions.ts'
import type { RequireUser } from '../accounts/require-user.ts'
import type { Api } from '../http/api.ts'
import { sendEvents, wantsEventStream } from '../http/event-stream.ts'
import { answerParams, idParams } from '../http/id-params.ts'
import type { Limits } from '../http/limits.ts'
import { admit } from '../http/reader.ts'
import type { Idempotency } from '../idempotency/service.ts'
import type { Running } from '../running.ts'
import { finishedAnswer, type QuestionService } from './service.ts'

interface Parts {
  questions: QuestionService
  idempotency: Idempotency
  requireUser: RequireUser
  limits: Limits
  running: Running
}

/** Asking on about an analysis. */
export function questionRoutes(
  api: Api,
  { questions, idempotency, requireUser, limits, running }: Parts,
): void {
  api.post(
    '/api/my-analyses/:id/questions',
    {
      config: { scope: 'ask', repeatable: true },
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
        // The same question is answered once about an analysis: its answer needs no id beforehand.
        const events = idempotency.once(
          { user, reply, body: request.body, signal },
          () => questions.ask(user, request.params.id, request.body.question, signal),
          (done) => (done.event === 'done' ? done.data.answer.id : null),
        )
        if (!wantsEventStream(request)) return finishedAnswer(events)
        await sendEvents(request, reply, events, reader)
      })
    },
  )

  api.post(
    '/api/my-analyses/:id/questions/:answer/refusal',
    {
      config: { scope: 'ask' },
      schema: { tags: ['analysis'], params: answerParams, response: { 200: refusalAnswerSchema } },
    },
    async (request) =>
      questions.refuse(await requireUser(request), request.params.id, request.params.answer),
  )

  // It cannot be brought back: no key deletes.
  api.delete(
    '/api/my-analyses/:id/questions/:answer',
    { schema: { tags: ['analysis'], params: answerParams, response: { 200: messageSchema } } },
    async (request) => {
      await questions.remove(await requireUser(request), request.params.id, request.params.answer)
      return { message: 'The question and its answer are deleted.' }
    },
  )

  api.get(
    '/api/my-analyses/:id/questions',
    {
      config: { scope: 'read' },
      schema: { tags: ['analysis'], params: idParams, response: { 200: askedOnSchema } },
    },
    async (request) => questions.askedOn(await requireUser(request), request.params.id),
  )
}
