import { isLoopbackName } from '../config-safety.ts'
import { AppError } from '../errors.ts'

/**
 * Our own address; where that is this machine's own, also its other names and the ports of
 * development.
 */
function isOurs(url: URL, own: URL): boolean {
  if (url.origin === own.origin) return true
  const areLoopback = [own, url].every(({ hostname }) => isLoopbackName(hostname))
  return areLoopback && url.protocol === own.protocol
}

/**
 * An address that a payment may return to: only one of ours. @throws AppError `foreign_return_url`.
 */
export function requireOwnUrl(text: string, publicUrl: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !isOurs(url, new URL(publicUrl)) || url.username !== '' || url.password !== '')
    throw new AppError('foreign_return_url')
  return text
}

const PLACEHOLDER = '{CHECKOUT_SESSION_ID}'

/** The address after a payment, with the place for the session's id, which the provider fills. */
export function withSessionId(successUrl: string): string {
  if (successUrl.includes(PLACEHOLDER)) return successUrl
  const [address = '', hash] = successUrl.split('#', 2)
  const joined = `${address}${address.includes('?') ? '&' : '?'}session_id=${PLACEHOLDER}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** The address after a plan was changed, which happens without a session. */
export function afterPlanChange(successUrl: string): string {
  const url = new URL(successUrl)
  url.searchParams.delete('session_id')
  url.searchParams.set('subscription', 'changed')
  return url.toString()
}

/** A session id as it comes back; what stands after a `?` in it is a mistake of older pages. */
export function cleanSessionId(text: string): string {
  return text.split('?')[0] ?? ''
}
