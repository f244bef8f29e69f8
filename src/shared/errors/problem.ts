import * as z from 'zod/mini'
import { ERRORS, isErrorCode, type Problem } from './table.ts'

/** The answer to a call that failed. `detail` is a sentence for people; programs read the code. */
export const problemAnswerSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  detail: z.string(),
})
export type ProblemAnswer = z.infer<typeof problemAnswerSchema>

/**
 * The error that a code and its parameters are.
 *
 * @returns null for a code that is not ours, or parameters that are not the code's.
 */
export function problemFrom({ code, params }: { code: unknown; params: unknown }): Problem | null {
  if (!isErrorCode(code)) return null
  const parsed = z.safeParse(ERRORS[code].params, params)
  // The schema of this very code has read the parameters; TypeScript does not see that the two
  // belong together.
  return parsed.success ? ({ code, params: parsed.data } as Problem) : null
}
