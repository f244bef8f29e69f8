import type { FastifyRequest } from 'fastify'
import { isLoopbackName } from './config-safety.ts'
import { AppError } from './errors.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Headers by which proxies say for whom, or by which way, they ask. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-(cluster-)?client-ip|x-original-.*|true-client-ip|fastly-client-ip|fly-client-ip|cf-.*)$/u

/**
 * A page elsewhere may let its own name point to this machine: its readers' browsers then ask us in
 * that name.
 */
function isOurs(host: string | undefined): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && isLoopbackName(new URL(url).hostname)
}

/**
 * Admits a client on this machine that asks us in its name, and no proxy on it for somebody else.
 * @throws AppError `not_found` for others: for them it is not there.
 */
export function requireThisMachine({ socket, headers }: FastifyRequest): void {
  const isPassedOn = Object.keys(headers).some((name) => FORWARDING.test(name))
  if (LOOPBACK.has(socket.remoteAddress ?? '') && !isPassedOn && isOurs(headers.host)) return
  throw new AppError('not_found')
}
