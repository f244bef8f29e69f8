import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { bearerToken } from '../accounts/require-user.ts'
import { digestOf } from '../accounts/secrets.ts'
import { AppError } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import type { Api } from './api.ts'

const OURSELVES = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Whether a request was made on this machine, and not by a proxy on it for somebody else. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return OURSELVES.includes(socket.remoteAddress ?? '') && !isPassedOn
}

/** /metrics for whoever brings the token; where none is configured, for this machine alone. For others it is not there. */
export function metricsRoute(api: Api, { metrics, token }: { metrics: Metrics; token: string | null }): void {
  const isToken = (given: string | null) =>
    token !== null &&
    given !== null &&
    timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(token)))

  api.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    const isWelcome = token === null ? isFromHere(request) : isToken(bearerToken(request))
    if (!isWelcome) throw new AppError('notFound', 'There is nothing here.')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text())
  })
}
