import type { FastifyServerOptions } from 'fastify'

/**
 * A URL without what must not be logged: tokens in the path, anything typed in the query string.
 */
export function redactUrl(url: string): string {
  const path = url.split('?')[0] ?? ''
  return path.replace(/(\/(?:reset-password|verify-reset-token|shared)\/)[^/]+/u, '$1…')
}

/** One line a request: what was asked and what became of it; no bodies, no headers, no secrets. */
export function logOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method, url: redactUrl(request.url) }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  }
}
