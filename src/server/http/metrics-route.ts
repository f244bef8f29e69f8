import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { digestOf } from '../secrets.ts'
import { requireThisMachine } from '../this-machine.ts'
import type { Api } from './api.ts'
import { bearerToken } from './bearer-token.ts'

interface Parts {
  metrics: Metrics
  config: Pick<Config, 'metricsToken' | 'developmentDoors'>
}

/**
 * /metrics needs the token. Without a configured token, only development serves it, to clients on
 * this machine: in production a proxy on this machine may hide a remote client. All other clients
 * get 404.
 */
export function metricsRoute(api: Api, { metrics, config }: Parts): void {
  const token = config.metricsToken
  const isToken = (given: string | null) =>
    token !== null &&
    given !== null &&
    timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(token)))

  api.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (token === null && config.developmentDoors) requireThisMachine(request)
    else if (!isToken(bearerToken(request))) throw new AppError('not_found')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text())
  })
}
