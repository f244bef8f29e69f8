import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

const PERMISSIONS = 'camera=(self), geolocation=(), microphone=(), payment=(self)'

function options(https: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'"],
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
function headersOnce(https: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options(https))(request, response, () => {})
  const entries = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(entries), 'permissions-policy': PERMISSIONS }
}

/** The headers of every answer. No script but our own runs; nothing is loaded from elsewhere; no call is cached. */
export function secure(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = headersOnce(https)
  const uncached = { ...headers, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? uncached : headers)
    reply.header('x-request-id', request.id)
    done()
  })
}
