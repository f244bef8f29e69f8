import {
  BULK_MAX_ROWS,
  BULK_PHOTOS_GONE_HOURS,
  CODE_LENGTH,
  FORGOTTEN_DAYS,
  GIVEN_BACK_A_MONTH,
  INCLUDED_QUESTIONS,
  MINIMUM_AGE,
  MODEL_SECONDS,
  PICTURE_GONE_MINUTES,
  PRICE_NOTICE_DAYS,
  RESEND_LOCK_SECONDS,
  RESET_EXPIRY_SECONDS,
  SUPPORT_HOURS,
} from '#shared/limits.ts'
import { MEASURED } from '#shared/measured.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { GRACE_DAYS, PLANS } from '#shared/plans.ts'

/** The numbers that the pages state, each from where it is kept to, in the unit of its sentence. */
export const figures = {
  bulkRows: BULK_MAX_ROWS,
  codeDigits: CODE_LENGTH,
  resetMinutes: RESET_EXPIRY_SECONDS / 60,
  resendSeconds: RESEND_LOCK_SECONDS,
  minimumAge: MINIMUM_AGE,
  includedQuestions: INCLUDED_QUESTIONS,
  givenBack: GIVEN_BACK_A_MONTH,
  freeAnalyses: PLANS.free.analysesPerMonth,
  graceDays: GRACE_DAYS,
  priceNoticeDays: PRICE_NOTICE_DAYS,
  pictureMegabytes: PICTURE_MAX_BYTES / 1024 ** 2,
  pictureGoneMinutes: PICTURE_GONE_MINUTES,
  listPhotosGoneHours: BULK_PHOTOS_GONE_HOURS,
  forgottenDays: FORGOTTEN_DAYS,
  supportHours: SUPPORT_HOURS,
  modelSeconds: MODEL_SECONDS,
} as const

/** The figures of readings, for the page that tells how texts are made. */
export const measured = MEASURED
