import { utcDay } from '../days.ts'
import type { WhyChoice } from '../label.ts'
import { CODE_LENGTH } from '../limits.ts'
import { MODE_NAMES } from '../modes.ts'
import { PASSWORD_RULE_WORDS } from '../password-words.ts'
import type { ErrorMessages } from './sentence.ts'

const WHICH: Record<WhyChoice, string> = {
  name: 'Several works have this name. Which one do you mean?',
  maker: 'Which of these works do you mean?',
  part: 'Which of these works do you mean? Their names contain these words.',
  description: 'Which of these works do you mean? They come closest to your description.',
  label: 'Which of these works do you mean? They come closest to what we read on the label.',
}
const FREE = 'This was not charged.'
const RULES = PASSWORD_RULE_WORDS.en

function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names)
}

export const errorMessages: ErrorMessages = {
  internal_error: ({ request }) =>
    `Something went wrong on our side. Please try again. (${request})`,
  malformed_request: 'The request is not well formed.',
  invalid_field: ({ field, problem }) => `${field}: ${problem}`,
  invalid_json: 'The request body is not valid JSON.',
  empty_body: 'The request body is empty.',
  unsupported_type: 'This content type is not supported here. Please send JSON.',
  request_too_large: 'The request is too large.',
  request_cancelled: 'Request cancelled before the answer started. You were not charged.',
  not_found: 'There is nothing here.',
  control_characters: 'Please remove control characters from the text.',
  restarting: 'The server is restarting. Please try again in a moment.',
  temporarily_unavailable:
    'The service is temporarily unavailable. Please try again in a few seconds.',
  invalid_idempotency_key:
    'The Idempotency-Key is not well formed: 1 to 255 visible ASCII characters.',
  idempotency_key_reused: 'This Idempotency-Key belongs to another request.',
  still_answering: 'This request is still being answered.',

  too_many_attempts: 'Too many attempts. Please try again later.',
  too_many_at_once: 'Too many attempts at once. Please wait a moment.',
  too_many_wrong_codes: 'Too many wrong codes. Please request a new one.',
  too_many_codes: 'Too many codes for this address. Please try again later.',
  too_many_reset_mails: 'Too many reset emails for this address. Please try again later.',
  mail_too_soon: ({ seconds }) =>
    `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before you ask for another email.`,
  too_many_questions: 'Too many questions at once. Please wait a moment.',
  too_many_unknown_works: 'Too many questions about works we do not have. Please try again later.',
  too_many_cancelled: 'You cancelled too many requests. Please try again later.',
  too_many_new_lists: 'Too many lists at once. Please try again later.',

  invalid_credentials: 'Invalid email or password',
  session_expired: 'Session expired. Please log in again.',
  incomplete_code: `Please enter a complete ${CODE_LENGTH}-digit code`,
  wrong_code: 'This code does not match. Check the digits; if it has expired, ask for a new one.',
  code_of_other_address: 'The code belongs to another address. Please register again.',
  reset_link_missing: 'Invalid reset link',
  invalid_reset_link: 'Invalid or expired reset link',
  common_password: 'This password is one of the most common ones. Please choose another.',
  password_too_long: ({ limit }) => `Password must have at most ${limit} characters`,
  weak_password: ({ missing }) =>
    `Password must contain: ${missing.map((rule) => RULES[rule]).join(', ')}`,
  wrong_password: 'This is not your password.',
  second_factor_needed: 'Please enter the code of your authenticator app.',
  wrong_second_factor: 'This code is not right. Wait for the next one, or use a recovery code.',
  second_factor_on: 'The second step of the login is on already.',
  second_factor_off: 'The second step of the login is off.',
  invalid_passkey: 'This passkey opens no account here.',
  passkey_refused: 'The passkey could not be added. Please try again.',
  too_many_passkeys: 'Ten passkeys are the most. Remove one that you no longer use.',
  admin_needs_second_step:
    'The pages of the operators need the second step of the login. Turn it on under Account and data.',
  session_ended: 'This session has ended already.',
  subscription_goes_on:
    'Your subscription cannot be ended at the moment, so the account stays. Please try again later.',

  invalid_key: 'This API key is not valid. It may have been revoked.',
  keys_need_plan: 'API keys need the Professional plan.',
  key_not_allowed: 'An API key cannot do this. Please log in.',
  scope_missing: ({ scope }) => `This API key needs the scope "${scope}" for this.`,
  key_name_missing: 'Please name the key.',
  key_scopes_missing: 'Please choose what the key may do.',
  too_many_keys: ({ limit }) =>
    `An account holds at most ${limit} API keys. Please revoke one that is not needed.`,
  key_revoked: 'This API key has been revoked already.',

  mode_needs_plan: ({ mode }) =>
    `${MODE_NAMES[mode]} mode needs ${mode === 'professional' ? 'a' : 'an'} ${MODE_NAMES[mode]} subscription.`,
  pdf_needs_plan: 'PDF export needs an Aficionado subscription or a query pack.',
  analyses_spent: ({ limit, resets_at }) =>
    `You have used all ${limit} analyses of this month. They are back on ${utcDay(resets_at, 'en')} at 00:00 UTC.`,
  descriptions_spent: ({ limit, resets_at }) =>
    `You have used all ${limit} descriptions of this month. They are back on ${utcDay(resets_at, 'en')} at 00:00 UTC.`,

  unknown_price: 'This price is not on our list.',
  foreign_return_url: 'Payments return to our own pages only.',
  current_plan: 'This is your current plan already.',
  no_subscription: 'You have no subscription to manage.',
  payment_not_found: 'We do not find this payment.',
  payment_incomplete: 'This payment has not been completed. You can try again.',
  payments_off: 'Payments are not available at the moment.',
  payment_provider_away: 'The payment provider does not answer. Please try again in a moment.',
  invalid_signature: 'The signature of this message is not right.',

  artwork_name_missing: 'Please enter an artwork name.',
  unknown_work: ({ name, artist, near, unreachable }) => {
    const work = artist === '' ? `“${name}”` : `“${name}” by ${artist}`
    const sentence = unreachable
      ? `${work} is not in our catalogue, and open sources could not be reached, so we will not describe it. Please try again later.`
      : `We do not know an artwork called ${work}, so we will not describe it.`
    const others = oneOf(near.map(({ title, artist }) => `${title} (${artist})`))
    return [sentence, ...(near.length > 0 ? [`Did you mean ${others}?`] : []), FREE].join(' ')
  },
  which_work: ({ near, choice }) =>
    `${near.length === 1 ? 'Do you mean this work?' : WHICH[choice]} ${FREE}`,
  label_unreadable:
    'We could not read a label in this photo. Go closer, straight on, without glare. This was not charged.',
  answer_too_late: 'This answer took too long and was not charged. Please try again.',
  analysis_not_found: 'Analysis not found.',
  analysis_gone: 'This analysis is gone for good.',
  no_picture_kept: 'No picture is kept with this analysis.',
  question_missing: 'Please enter your question.',
  question_pending: 'Your last question is still being answered. Please wait for it.',
  questions_full: 'This analysis holds no more questions.',
  answer_not_found: 'We do not find this answer.',
  link_closed: 'This link does not lead to an analysis, or no longer.',
  too_many_pdfs: 'Too many PDFs are being made. Please try again in a few seconds.',

  not_multipart: 'Please send the picture as multipart/form-data.',
  image_missing: 'Please select an image first.',
  artwork_image_missing: 'Please select an image first',
  picture_too_large: ({ megabytes }) =>
    `The picture is larger than ${megabytes} MB. Please send a smaller one.`,
  picture_cut_off: 'The picture did not arrive whole. Please send it again.',
  picture_too_slow:
    'The picture took too long to arrive, so we stopped waiting. Please send it again. This was not charged.',
  picture_unsupported: ({ kinds }) =>
    `This file is not a picture that we can read. Please send ${kinds.join(', ')}.`,
  picture_disguised:
    'This picture holds another kind of file as well, so we do not open it. Please save it anew and send that.',
  picture_too_many_pixels: ({ megapixels }) =>
    `This picture has more than ${megapixels} million pixels. Please send a smaller one.`,
  picture_damaged:
    'This picture is damaged or incomplete, so we cannot look at it. This was not charged.',
  pictures_busy:
    'Too many pictures are being looked at. Please try again in a few seconds. This was not charged.',
  sending_several_pictures:
    'You are sending several pictures at once. Please wait until one has been looked at.',

  description_missing: 'Please provide the existing description to improve',
  description_not_found: 'We do not find this description.',
  description_gone: 'This description is gone for good.',
  unknown_change: 'This description has no such change.',

  bulk_needs_plan: 'Bulk analysis needs the Professional plan.',
  file_missing: 'Please choose a file first.',
  list_too_large: ({ megabytes }) =>
    `The list is larger than ${megabytes} MB. Please send a smaller one.`,
  list_cut_off: 'The list did not arrive whole. Please send it again.',
  list_too_slow: 'The list took too long to arrive, so we stopped waiting. Please send it again.',
  list_unreadable: ({ count }) =>
    `The list could not be read: it has to be corrected in ${count === 1 ? 'one place' : `${count} places`}. Nothing was kept or charged.`,
  list_not_found: 'We do not find this list.',
  list_ended: 'This list has come to its end already.',
  list_being_checked:
    'The photos of a list are still being looked at. Please wait until they have been.',
  photo_gone:
    'This photo could not be looked at in time and has been deleted. Please send it again. This was not charged.',
  too_many_lists: ({ limit }) =>
    `An account holds at most ${limit} lists. Please delete one that is not needed.`,
  row_not_found: 'We do not find this row.',
  row_taken: 'This row is being answered, or has been.',
  row_title_missing: 'This row names no work. It was not charged.',
  row_unanswered: 'This row could not be answered. It was not charged.',
  work_not_offered: 'This work was not offered for this row.',
}
