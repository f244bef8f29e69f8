import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { observationSchema, sourceSchema, statementSchema } from '#shared/api/evidence.ts'
import {
  type AskedOn,
  askedOnSchema,
  type QuestionAnswer,
  type QuestionEvents,
  questionAnswerSchema,
  refusalAnswerSchema,
} from '#shared/api/questions.ts'
import { call, refusalOf, request, send } from '#web/lib/api.ts'
import { CutOff, untilCut } from '#web/reading/analysis-events.ts'
import { USAGE_KEY } from '#web/usage/use-usage.ts'

/** An event of an answer in the making. */
export type QuestionEvent = {
  [Name in Exclude<keyof QuestionEvents, 'error'>]: { event: Name; data: QuestionEvents[Name] }
}[Exclude<keyof QuestionEvents, 'error'>]

const errorSchema = z.looseObject({ status: z.int() })

export function askedOnKey(id: string) {
  return ['asked-on', id] as const
}

function pathOf(id: string): string {
  return `/api/my-analyses/${encodeURIComponent(id)}/questions`
}

/** What was asked on about an analysis, and what may be asked. */
export function useAskedOn(id: string) {
  return useQuery({
    queryKey: askedOnKey(id),
    queryFn: () => call(askedOnSchema, pathOf(id)),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What was asked on, with an answer in its place, or at the end where it is new. */
export function withAnswer(
  asked: AskedOn | undefined,
  { answer, included_left, suggestions }: QuestionAnswer,
): AskedOn {
  const questions = asked?.questions ?? []
  const isKnown = questions.some(({ id }) => id === answer.id)
  const kept = questions.map((question) => (question.id === answer.id ? answer : question))
  return { questions: isKnown ? kept : [...kept, answer], included_left, suggestions }
}

/** Deletes a question with its answer. */
export function useRemovingQuestion(id: string, answer: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: () => send(`${pathOf(id)}/${encodeURIComponent(answer)}`, { method: 'DELETE' }),
    onSuccess: () =>
      calls.setQueryData(
        askedOnKey(id),
        (asked: AskedOn | undefined) =>
          asked && { ...asked, questions: asked.questions.filter((one) => one.id !== answer) },
      ),
  })
}

/** Says that an answer does not answer its question. */
export function useRefusal(id: string, answer: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(refusalAnswerSchema, `${pathOf(id)}/${encodeURIComponent(answer)}/refusal`, {
        method: 'POST',
      }),
    onSuccess: (refusal) => {
      calls.setQueryData(askedOnKey(id), (asked: AskedOn | undefined) => withAnswer(asked, refusal))
      calls.setQueryData(USAGE_KEY, refusal.usage)
    },
  })
}

/**
 * Asks on about an analysis, and gives the events of the answer as they come, the last one `done`.
 * @throws ApiError where the server refuses or fails, CutOff where the connection breaks on the
 * way.
 */
export async function* askOn(
  id: string,
  question: string,
  signal: AbortSignal,
): AsyncGenerator<QuestionEvent> {
  const response = await request(pathOf(id), {
    method: 'POST',
    json: { question },
    accept: 'text/event-stream',
    signal,
  })
  for await (const { event, data } of untilCut(response, signal)) {
    const content: unknown = JSON.parse(data)
    if (event === 'source') yield { event, data: sourceSchema.parse(content) }
    if (event === 'observation') yield { event, data: observationSchema.parse(content) }
    if (event === 'statement') yield { event, data: statementSchema.parse(content) }
    if (event === 'error') {
      const refusal = errorSchema.parse(content)
      throw refusalOf(refusal.status, refusal)
    }
    if (event === 'done') {
      yield { event, data: questionAnswerSchema.parse(content) }
      return
    }
  }
  throw new CutOff()
}
