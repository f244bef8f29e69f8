import * as z from 'zod/mini'
import { bulkFaultSchema } from '../bulk-faults.ts'
import { CHOICES, labelSchema } from '../label.ts'
import { MODES } from '../modes.ts'
import { PASSWORD_RULES } from '../passwords.ts'

type Status = 300 | 400 | 401 | 402 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 500 | 503

function error<Shape extends z.core.$ZodLooseShape>(status: Status, shape: Shape) {
  return { status, params: z.object(shape) }
}

/**
 * Every error that the server answers: its code, its HTTP status, and the parameters of its
 * sentence.
 */
export const ERRORS = {
  internal_error: error(500, { request: z.string() }),
  malformed_request: error(400, {}),
  invalid_field: error(400, { field: z.string(), problem: z.string() }),
  invalid_json: error(400, {}),
  empty_body: error(400, {}),
  unsupported_type: error(415, {}),
  request_too_large: error(413, {}),
  request_cancelled: error(408, {}),
  not_found: error(404, {}),
  control_characters: error(400, {}),
  restarting: error(503, {}),
  temporarily_unavailable: error(503, {}),
  invalid_idempotency_key: error(400, {}),
  idempotency_key_reused: error(422, {}),
  still_answering: error(409, {}),

  too_many_attempts: error(429, {}),
  too_many_at_once: error(429, {}),
  too_many_wrong_codes: error(429, {}),
  too_many_codes: error(429, {}),
  too_many_reset_mails: error(429, {}),
  mail_too_soon: error(429, { seconds: z.int() }),
  too_many_questions: error(429, {}),
  too_many_unknown_works: error(429, {}),
  too_many_cancelled: error(429, {}),
  too_many_new_lists: error(429, {}),

  invalid_credentials: error(401, {}),
  session_expired: error(401, {}),
  incomplete_code: error(400, {}),
  wrong_code: error(400, {}),
  code_of_other_address: error(400, {}),
  reset_link_missing: error(400, {}),
  invalid_reset_link: error(400, {}),
  common_password: error(400, {}),
  password_too_long: error(400, { limit: z.int() }),
  weak_password: error(400, { missing: z.array(z.enum(PASSWORD_RULES)) }),
  wrong_password: error(403, {}),
  second_factor_needed: error(403, {}),
  wrong_second_factor: error(403, {}),
  second_factor_on: error(409, {}),
  second_factor_off: error(409, {}),
  invalid_passkey: error(401, {}),
  passkey_refused: error(400, {}),
  too_many_passkeys: error(409, {}),
  admin_needs_second_step: error(403, {}),
  session_ended: error(404, {}),
  subscription_goes_on: error(503, {}),

  invalid_key: error(401, {}),
  keys_need_plan: error(403, {}),
  key_not_allowed: error(403, {}),
  scope_missing: error(403, { scope: z.string() }),
  key_name_missing: error(400, {}),
  key_scopes_missing: error(400, {}),
  too_many_keys: error(409, { limit: z.int() }),
  key_revoked: error(404, {}),

  mode_needs_plan: error(403, { mode: z.enum(MODES) }),
  pdf_needs_plan: error(403, {}),
  analyses_spent: error(402, { limit: z.int(), resets_at: z.string() }),
  descriptions_spent: error(402, { limit: z.int(), resets_at: z.string() }),

  unknown_price: error(400, {}),
  foreign_return_url: error(400, {}),
  current_plan: error(409, {}),
  no_subscription: error(404, {}),
  payment_not_found: error(404, {}),
  payment_incomplete: error(402, {}),
  payments_off: error(503, {}),
  payment_provider_away: error(503, {}),
  invalid_signature: error(400, {}),

  artwork_name_missing: error(400, {}),
  unknown_work: error(404, {
    name: z.string(),
    artist: z.string(),
    /** Works that may be meant. To ask about one is another analysis. */
    near: z.array(labelSchema),
    /** Whether open sources could not be asked. */
    unreachable: z.boolean(),
    /** What was read on a wall label, line by line; absent where none was. */
    read: z.optional(z.string()),
  }),
  which_work: error(300, {
    /** The works that fit; the reader chooses. */
    near: z.array(labelSchema),
    /** Why there are several. */
    choice: z.enum(CHOICES),
    /** What was read on a wall label, line by line; absent where none was. */
    read: z.optional(z.string()),
  }),
  label_unreadable: error(422, {}),
  answer_too_late: error(503, {}),
  analysis_not_found: error(404, {}),
  analysis_gone: error(404, {}),
  no_picture_kept: error(404, {}),
  question_missing: error(400, {}),
  question_pending: error(409, {}),
  questions_full: error(409, {}),
  answer_not_found: error(404, {}),
  link_closed: error(404, {}),
  too_many_pdfs: error(503, {}),

  not_multipart: error(415, {}),
  image_missing: error(400, {}),
  artwork_image_missing: error(400, {}),
  picture_too_large: error(413, { megabytes: z.number() }),
  picture_cut_off: error(400, {}),
  picture_too_slow: error(408, {}),
  picture_unsupported: error(415, { kinds: z.array(z.string()) }),
  picture_disguised: error(415, {}),
  picture_too_many_pixels: error(413, { megapixels: z.number() }),
  picture_damaged: error(422, {}),
  pictures_busy: error(503, {}),
  sending_several_pictures: error(429, {}),

  description_missing: error(400, {}),
  description_not_found: error(404, {}),
  description_gone: error(404, {}),
  unknown_change: error(400, {}),

  bulk_needs_plan: error(403, {}),
  file_missing: error(400, {}),
  list_too_large: error(413, { megabytes: z.number() }),
  list_cut_off: error(400, {}),
  list_too_slow: error(408, {}),
  list_unreadable: error(422, { faults: z.array(bulkFaultSchema), count: z.int() }),
  list_not_found: error(404, {}),
  list_ended: error(409, {}),
  list_being_checked: error(409, {}),
  photo_gone: error(503, {}),
  too_many_lists: error(409, { limit: z.int() }),
  row_not_found: error(404, {}),
  row_taken: error(409, {}),
  row_title_missing: error(422, {}),
  row_unanswered: error(503, {}),
  work_not_offered: error(422, {}),
}

export type ErrorCode = keyof typeof ERRORS
export type ErrorParams<Code extends ErrorCode> = z.output<(typeof ERRORS)[Code]['params']>

/** Codes that have no parameters, and those that have. */
export type PlainCode = {
  [Code in ErrorCode]: Record<string, never> extends ErrorParams<Code> ? Code : never
}[ErrorCode]
export type FilledCode = Exclude<ErrorCode, PlainCode>

/** An error as program and page know it: a code and its parameters. */
export type Problem = { [Code in ErrorCode]: { code: Code; params: ErrorParams<Code> } }[ErrorCode]

export type ProblemOf<Code extends ErrorCode> = Extract<Problem, { code: Code }>

export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(ERRORS, text)
}
