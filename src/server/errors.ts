const STATUS = {
  multipleChoices: 300,
  badRequest: 400,
  unauthorized: 401,
  paymentRequired: 402,
  forbidden: 403,
  notFound: 404,
  requestTimeout: 408,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  unprocessable: 422,
  tooManyRequests: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS

/** A failure that the visitor may read: `message` is the sentence shown. Anything else thrown is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | null
  /** What the answer holds beside the sentence. */
  readonly details: Record<string, unknown>

  constructor(
    code: ErrorCode,
    message: string,
    retryAfterSeconds: number | null = null,
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.details = details
  }

  get status(): number {
    return STATUS[this.code]
  }
}
