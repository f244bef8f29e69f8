/** Limits that the pages state and the server enforces: one place for both. */

export const CODE_LENGTH = 6
export const CODE_EXPIRY_SECONDS = 600
export const CODE_TRIES = 5
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
/** Analyses that were called wrong and are given back, a month. */
export const GIVEN_BACK_A_MONTH = 5
export const DESCRIPTION_MAX = 2000

export const HISTORY_PAGE_SIZE = 10
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
