import { equalSecrets, macOf, newId } from '#server/secrets.ts'

/** So long may somebody look for their finger. */
const LIVES_MS = 5 * 60_000
const FORM = /^([\w-]{20})\.(\d{13})\.([\w-]{43})$/u

/**
 * Challenges that tell by themselves that they are ours and how long they hold: who only asks for
 * one writes nothing.
 *
 * @param purpose what it may be used for; another one's is not taken.
 */
export function newChallenge(secretKey: string, purpose: string, now: number): string {
  const value = `${newId()}.${now + LIVES_MS}`
  return `${value}.${macOf(secretKey, `challenge ${purpose}`, value)}`
}

/**
 * Reads a challenge that a browser gave back.
 * @param encoded as it stands in `clientDataJSON`, base64url.
 * @returns when it runs out; null where it is not ours, for something else, or too old.
 */
export function readChallenge(
  secretKey: string,
  purpose: string,
  { encoded, now }: { encoded: string; now: number },
): { challenge: string; expiresAt: number } | null {
  const challenge = Buffer.from(encoded, 'base64url').toString('utf8')
  const [, id, until, mac] = FORM.exec(challenge) ?? []
  if (mac === undefined) return null
  const isOurs = equalSecrets(mac, macOf(secretKey, `challenge ${purpose}`, `${id}.${until}`))
  const expiresAt = Number(until)
  return isOurs && expiresAt > now ? { challenge, expiresAt } : null
}
