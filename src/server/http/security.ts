import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(self)'

interface Parts {
  https: boolean
  /** The origin of the script that counts page views; null: nothing is loaded from elsewhere. */
  analyticsOrigin: string | null
}

function options({ https, analyticsOrigin }: Parts): HelmetOptions {
  const counting = analyticsOrigin === null ? [] : [analyticsOrigin]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...counting],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", ...counting],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  }
}

/** Helmet's headers. They are the same for every answer, so they are made once. */
function headersOnce(parts: Parts): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options(parts))(request, response, () => {})
  const entries = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    String(value),
  ])
  return { ...Object.fromEntries(entries), 'permissions-policy': PERMISSIONS }
}

/**
 * Sets the headers of every answer. No script runs but our own and the configured one that counts;
 * no call is cached.
 */
export function securityHeaders(
  parts: Parts,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = headersOnce(parts)
  const uncached = { ...headers, 'cache-control': 'no-store' }
  return (request, reply) => {
    reply.headers(request.url.startsWith('/api/') ? uncached : headers)
    reply.header('x-request-id', request.id)
  }
}
