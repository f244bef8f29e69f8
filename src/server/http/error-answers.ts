import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { fieldError } from './field-error.ts'

/** The routes whose errors are plain text for clients that do not ask for JSON. */
const PLAIN_TEXT = new Set(['/api/query-artwork', '/api/analyze-artwork'])

const BAD_SHAPES = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'empty_body',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
} as const

function isBadShape(code: string): code is keyof typeof BAD_SHAPES {
  return Object.hasOwn(BAD_SHAPES, code)
}

/** What the caller is told, by its status; null: the error is ours. */
function answerFor(error: FastifyError | AppError): { status: number; said: AppError } | null {
  if (error instanceof AppError) return { status: error.status, said: error }
  const [issue] = error.validation ?? []
  if (issue) {
    const field = issue.instancePath.split('/').filter(Boolean).join('.')
    return { status: 400, said: fieldError(field, issue.message) }
  }
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return null
  const code = isBadShape(error.code) ? BAD_SHAPES[error.code] : 'malformed_request'
  return { status, said: new AppError(code) }
}

function wantsPlainText(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  return (
    PLAIN_TEXT.has(request.routeOptions.url ?? '') &&
    !/application\/(json|\*)|text\/event-stream/u.test(accept)
  )
}

/**
 * What is said of an error: what was thrown to be said, or that something went wrong, with the
 * request's id.
 */
export function saidOf(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  request.log.error({ err: error }, 'internal error')
  return new AppError('internal_error', { request: request.id })
}

/** Every failure as `{code, params, detail}`; a bug is logged whole. */
export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const answer = answerFor(error)
  const said = answer?.said ?? saidOf(error, request)
  if (answer && error.cause) request.log.warn({ err: error.cause }, said.message)
  if (said.retryAfterSeconds) reply.header('retry-after', said.retryAfterSeconds)
  reply.code(answer?.status ?? said.status)
  if (wantsPlainText(request)) return reply.type('text/plain; charset=utf-8').send(said.message)
  return reply.send(said.answer)
}
