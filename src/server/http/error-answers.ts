import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** The routes whose errors are plain text for clients that do not ask for JSON. */
const PLAIN_TEXT = new Set(['/api/query-artwork', '/api/analyze-artwork'])

const BAD_SHAPES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported here. Please send JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
}

/** The first thing wrong in a body, as a sentence that names the field. */
function validationSentence(error: FastifyError): string {
  const [issue] = error.validation ?? []
  if (!issue) return 'The request is not well formed.'
  const field = issue.instancePath.split('/').filter(Boolean).join('.')
  const message = issue.message ?? 'is not valid'
  if (/^(Please|Invalid reset)/u.test(message)) return message
  return field ? `${field}: ${message}` : `The request is not well formed: ${message}`
}

function answerFor(
  error: FastifyError | AppError,
): { status: number; sentence: string; retryAfter: number | null } | null {
  if (error instanceof AppError)
    return { status: error.status, sentence: error.message, retryAfter: error.retryAfterSeconds }
  if (error.validation) return { status: 400, sentence: validationSentence(error), retryAfter: null }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return { status, sentence: BAD_SHAPES[error.code] ?? 'The request is not well formed.', retryAfter: null }
  return null
}

function wantsPlainText(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  return (
    PLAIN_TEXT.has(request.routeOptions.url ?? '') &&
    !/application\/(json|\*)|text\/event-stream/u.test(accept)
  )
}

/** Every failure as `{detail}`; a bug is logged whole and answered with a fixed sentence and the request's id. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const answer = answerFor(error)
  if (!answer) request.log.error({ err: error }, 'internal error')
  if (answer && error.cause) request.log.warn({ err: error.cause }, answer.sentence)
  const status = answer?.status ?? 500
  const sentence = answer?.sentence ?? `Something went wrong on our side. Please try again. (${request.id})`
  if (answer?.retryAfter) reply.header('retry-after', answer.retryAfter)
  reply.code(status)
  if (wantsPlainText(request)) return reply.type('text/plain; charset=utf-8').send(sentence)
  return reply.send({ detail: sentence, ...(error instanceof AppError ? error.details : {}) })
}
