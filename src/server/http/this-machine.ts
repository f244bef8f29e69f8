import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A page elsewhere may let its own name point to this machine: its readers' browsers then ask us in that name. */
function isOurs(host: string | undefined): boolean {
  const url = `http://${host}`
  if (!URL.canParse(url)) return false
  const name = new URL(url).hostname.replace(/^\[|\]$/gu, '')
  return name === 'localhost' || isIP(name) !== 0
}

/**
 * Lets in whoever asks on this machine, and no proxy on it for somebody else.
 * @throws AppError `notFound` for others: for them it is not there.
 */
export function requireThisMachine({ socket, headers }: FastifyRequest): void {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (LOOPBACK.has(socket.remoteAddress ?? '') && !isPassedOn && isOurs(headers.host)) return
  throw new AppError('notFound', 'There is nothing here.')
}
