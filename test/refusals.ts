import { errorMessages } from '#shared/errors/en.ts'
import type { ProblemAnswer } from '#shared/errors/problem.ts'
import { errorSentence } from '#shared/errors/sentence.ts'
import {
  ERRORS,
  type ErrorCode,
  type ErrorParams,
  type FilledCode,
  type PlainCode,
  type Problem,
} from '#shared/errors/table.ts'
import { starryNight } from '#test/answers.ts'

/** An error as the server answers it: its status and its body. */
export function refusal(problem: Problem | PlainCode): [number, ProblemAnswer] {
  const whole = typeof problem === 'string' ? ({ code: problem, params: {} } as Problem) : problem
  return [ERRORS[whole.code].status, { ...whole, detail: errorSentence(errorMessages, whole) }]
}

const SAMPLES: { [Code in FilledCode]: ErrorParams<Code> } = {
  internal_error: { request: 'req-7' },
  invalid_field: { field: 'mode', problem: 'Invalid option' },
  mail_too_soon: { seconds: 42 },
  password_too_long: { limit: 512 },
  weak_password: { missing: ['upper', 'special'] },
  scope_missing: { scope: 'history' },
  too_many_keys: { limit: 25 },
  mode_needs_plan: { mode: 'professional' },
  analyses_spent: { limit: 5, resets_at: '2026-12-01T00:00:00.000Z' },
  descriptions_spent: { limit: 15, resets_at: '2026-12-01T00:00:00.000Z' },
  unknown_work: {
    name: 'Nocturne 77',
    artist: 'Whistler',
    near: [starryNight],
    unreachable: false,
  },
  which_work: { near: [starryNight, starryNight], choice: 'name' },
  picture_too_large: { megabytes: 50 },
  picture_unsupported: { kinds: ['JPG', 'PNG'] },
  picture_too_many_pixels: { megapixels: 50 },
  list_too_large: { megabytes: 2 },
  list_unreadable: { faults: [{ code: 'empty', row: null, column: null, value: '' }], count: 3 },
  too_many_lists: { limit: 20 },
}

/** One of every error, with parameters that show in its sentence. */
export const EVERY_PROBLEM: readonly Problem[] = (Object.keys(ERRORS) as ErrorCode[]).map(
  (code) => ({ code, params: code in SAMPLES ? SAMPLES[code as FilledCode] : {} }) as Problem,
)
