import { timingSafeEqual } from 'node:crypto'
import { bearerToken } from '../accounts/require-user.ts'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { digestOf } from '../secrets.ts'
import type { Api } from './api.ts'
import { requireThisMachine } from './this-machine.ts'

interface Parts {
  metrics: Metrics
  config: Pick<Config, 'metricsToken' | 'production'>
}

/**
 * /metrics for whoever brings the token. Where none is configured, for this machine alone, and in production for nobody: a
 * proxy on this machine need not say for whom it asks. For others it is not there.
 */
export function metricsRoute(api: Api, { metrics, config }: Parts): void {
  const token = config.metricsToken
  const isToken = (given: string | null) =>
    token !== null &&
    given !== null &&
    timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(token)))

  api.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (token === null && !config.production) requireThisMachine(request)
    else if (!isToken(bearerToken(request))) throw new AppError('notFound', 'There is nothing here.')
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(metrics.text())
  })
}
