/** Limits that the pages state and the server enforces: one place for both. */

export const CODE_LENGTH = 6
export const CODE_EXPIRY_SECONDS = 600
/**
 * Wrong codes of one network, and of all networks together: a guesser elsewhere does not spend a
 * newcomer's code.
 */
export const CODE_TRIES = 5
export const CODE_TRIES_IN_ALL = 50
export const RESEND_LOCK_SECONDS = 60
export const RESET_EXPIRY_SECONDS = 30 * 60
export const RESET_REDIRECT_SECONDS = 3

export const EMAIL_MAX = 254
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

export const NAME_MAX = 300
export const ARTIST_MAX = 200
export const QUESTION_MAX = 2000
/** Answers to questions asked on that come with an analysis. */
export const INCLUDED_QUESTIONS = 3
/** Questions asked on about one analysis, with an answer or without. */
export const MOST_QUESTIONS = 30
export const COMPLAINT_MAX = 1000
/** By whom an analysis is shared. */
export const SHARE_NAME_MAX = 60
/** Analyses that were called wrong and are given back, a month. */
export const GIVEN_BACK_A_MONTH = 5
/** Characters that are told of what was read on a wall label. */
export const READ_MAX = 600
export const DESCRIPTION_MAX = 2000

/** API keys of one account. */
export const MOST_API_KEYS = 10
export const API_KEY_NAME_MAX = 60
/** Requests of one API key, a minute. */
export const API_REQUESTS_A_MINUTE = 120
/** The answer to a request with an Idempotency-Key is kept for its repeats. */
export const REPEAT_HOURS = 24

/** Rows of a list for bulk analysis, and the bytes of its file. */
export const BULK_MAX_ROWS = 500
export const BULK_MAX_BYTES = 4 * 1024 * 1024
/** Bytes of a zip of photos, and of what it unpacks to. */
export const BULK_ZIP_MAX_BYTES = 500 * 1024 * 1024
export const BULK_UNPACKED_BYTES = 2 * BULK_ZIP_MAX_BYTES
/**
 * Whatever happens, the photos of a list are gone by then; each is deleted once it has been looked
 * at.
 */
export const BULK_PHOTOS_GONE_HOURS = 3
/** Characters of the name of a photo that are kept. */
export const FILE_NAME_MAX = 200
/** Lists that an account holds. */
export const MOST_BULK_LISTS = 20
/** A list is deleted so many days after it was sent; its analyses stay in the history. */
export const BULK_KEPT_DAYS = 90
export const BULK_NAME_MAX = 120
export const BULK_PAGE_SIZE = 50

export const HISTORY_PAGE_SIZE = 10
export const COUNTED_PAGE_SIZE = 25
export const ADMIN_PAGE_SIZE = 20
export const ADMIN_NOTE_MAX = 1000
export const SEARCH_MAX = 200
export const RESTORE_MINUTES = 10
export const HERO_SECONDS = 8
export const CONSENT_DELAY_SECONDS = 1
/** Of the layouts of the style demo that change by themselves. */
export const DEMO_SECONDS = { classic: 5, minimal: 12 } as const
export const MINIMUM_AGE = 16

/** Whatever happens, an uploaded picture is gone by then. */
export const PICTURE_GONE_MINUTES = 5
/** After an account is closed, our backups hold it no longer than this. */
export const FORGOTTEN_DAYS = 30
export const PRICE_NOTICE_DAYS = 30
/** Support answers within. */
export const SUPPORT_HOURS = 24
/** How long a language model typically takes for an analysis. */
export const MODEL_SECONDS = { from: 10, to: 30 } as const

/** Each opens an account once whose authenticator app is lost. */
export const RECOVERY_CODES = 10
export const SECOND_FACTOR_CODE_MAX = 40
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
