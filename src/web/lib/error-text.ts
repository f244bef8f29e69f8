import { errorMessages as english } from '#shared/errors/en.ts'
import { type ProblemAnswer, problemFrom } from '#shared/errors/problem.ts'
import { errorSentence } from '#shared/errors/sentence.ts'
import type { Problem } from '#shared/errors/table.ts'
import { ApiError } from '#web/lib/api.ts'
import { currentErrorMessages, currentWords } from '#web/words/words.ts'

/**
 * What the server refused with; null where it was not reached, or speaks of what this page does not
 * know.
 */
export function problemOf(error: Error | null): Problem | null {
  return error instanceof ApiError
    ? problemFrom({ code: undefined, params: {}, ...error.body })
    : null
}

/** What is said of an error, in the language of the page. */
export function problemText(problem: Problem): string {
  return errorSentence(currentErrorMessages() ?? english, problem)
}

/**
 * What is said of an error that an answer holds. One that this page does not know speaks for
 * itself.
 */
export function answerText(answer: ProblemAnswer): string {
  const problem = problemFrom(answer)
  return problem === null ? answer.detail : problemText(problem)
}

/** The sentence for a failed call: of the error that the server names, else the given one. */
export function errorText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  const problem = problemOf(error)
  if (problem !== null) return problemText(problem)
  if (error.detail !== null) return error.detail
  if (error.status !== 0) return otherwise
  const { errors, site } = currentWords()
  const stop = /[.!?。！？]$/u.test(otherwise) ? '' : site.stop
  return otherwise + stop + site.gap + errors.unreachable
}
