import type { FastifyRequest } from 'fastify'

/** The token that a request carries in its Authorization header; null: none of our form. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,100})$/iu.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}
