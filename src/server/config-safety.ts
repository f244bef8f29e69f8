const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/u
/** Private addresses, whole (RFC 1918, RFC 3927, RFC 4193), names without a dot and mDNS names. */
const PRIVATE_NAME = new RegExp(
  `^(${[
    String.raw`10(\.\d{1,3}){3}`,
    String.raw`192\.168(\.\d{1,3}){2}`,
    String.raw`172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}`,
    String.raw`169\.254(\.\d{1,3}){2}`,
    String.raw`\[f[cd][\da-f]{2}:.*`,
    String.raw`\[fe[89ab][\da-f]:.*`,
    '[^.[]+',
    String.raw`.*\.local`,
  ].join('|')})$`,
  'u',
)

/**
 * At least so many bits of surprise, counted letter by letter: 32 hexadecimal digits by chance have
 * about 115.
 */
const KEY_BITS = 90
const TOKEN_BITS = 60
const PLACEHOLDER = /change.?me|example|password|secret|replace.?me|your.?key/iu

/** Whether a host name, as URLs have it, is this machine itself. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAME.test(hostname)
}

/** Whether a host name is this machine, or one that only a private network knows. */
export function isPrivateName(hostname: string): boolean {
  return isLoopbackName(hostname) || PRIVATE_NAME.test(hostname)
}

/**
 * Whether a key could be guessed: few letters, the same again and again, or words of a template.
 */
export function isWeakKey(key: string, leastBits = KEY_BITS): boolean {
  const letters = [...key]
  const bits = letters.map((letter) => {
    const share = letters.filter((other) => other === letter).length / letters.length
    return -Math.log2(share)
  })
  return (
    PLACEHOLDER.test(key) ||
    /^(.{1,16}?)\1+$/u.test(key) ||
    bits.reduce((a, b) => a + b, 0) < leastBits
  )
}

interface Given {
  NODE_ENV: string
  PUBLIC_URL?: string | undefined
  SMTP_URL?: string | undefined
  SECRET_KEY?: string | undefined
  MAIL_FROM?: string | undefined
  SUPPORT_EMAIL?: string | undefined
  METRICS_TOKEN?: string | undefined
}

const NEEDED = ['PUBLIC_URL', 'SMTP_URL', 'SECRET_KEY', 'MAIL_FROM', 'SUPPORT_EMAIL'] as const

function productionFaults(given: Given): string[] {
  const faults = NEEDED.filter((name) => given[name] === undefined).map(
    (name) => `${name}: needed in production`,
  )
  if (given.PUBLIC_URL && !given.PUBLIC_URL.startsWith('https:'))
    faults.push('PUBLIC_URL: in production it begins with https://, or passwords travel in clear')
  if (given.SECRET_KEY && isWeakKey(given.SECRET_KEY))
    faults.push('SECRET_KEY: can be guessed; make one with: openssl rand -base64 32')
  if (given.METRICS_TOKEN && isWeakKey(given.METRICS_TOKEN, TOKEN_BITS))
    faults.push('METRICS_TOKEN: can be guessed; make one with: openssl rand -hex 32')
  return faults
}

/** What would make a server unsafe that strangers reach, as sentences. */
export function safetyFaults(given: Given): string[] {
  if (given.NODE_ENV === 'production') return productionFaults(given)
  if (!given.PUBLIC_URL) return []
  const { protocol, hostname } = new URL(given.PUBLIC_URL)
  if (protocol === 'http:' && isPrivateName(hostname)) return []
  return [
    `NODE_ENV: strangers may come to ${given.PUBLIC_URL}, so set NODE_ENV=production: else codes lie open and the sandbox desk gives every plan away`,
  ]
}

/**
 * Whether the outbox page, the sandbox desk and open metrics exist: only while our own address is
 * this machine.
 */
export function opensDevelopmentDoors(given: Given): boolean {
  if (given.NODE_ENV === 'production') return false
  return !given.PUBLIC_URL || isLoopbackName(new URL(given.PUBLIC_URL).hostname)
}
