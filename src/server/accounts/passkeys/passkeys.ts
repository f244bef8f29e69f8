import type { User } from '#server/accounts/user.ts'
import type { Clock } from '#server/clock.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import type { Mails } from '#server/mail/sender.ts'
import type { NewPasskey, Passkey, UsedPasskey } from '#shared/api/passkeys.ts'
import { PASSKEYS_MAX } from '#shared/limits.ts'
import { newChallenge, readChallenge } from './challenges.ts'
import type { PasskeyStore } from './store.ts'

interface Parts {
  store: PasskeyStore
  mails: Mails
  clock: Clock
  secretKey: string
  publicUrl: () => string
}

/** Of a login, which is nobody's until the passkey has told whose. */
const LOGIN = 'login'
const isoOf = (time: number) => new Date(time).toISOString()
/** Ed25519, and ECDSA and RSA with SHA-256: what today's devices sign with (COSE). */
const ALGORITHMS = [-8, -7, -257]
const webauthn = () => import('@simplewebauthn/server')

const passkeyOf = ({ id, name, created_at, last_used_at }: Tables['passkeys']): Passkey => ({
  id,
  name,
  created_at: isoOf(created_at),
  last_used_at: last_used_at === null ? null : isoOf(last_used_at),
})

/**
 * Where browsers use our passkeys. They know names of hosts and no numbers: on one's own machine
 * that is `localhost`.
 */
export function siteOf(publicUrl: string) {
  const url = new URL(publicUrl)
  if (/^(?:127\.|\[|0\.0\.0\.0)/u.test(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

/**
 * The rules of passkeys (WebAuthn, level 3): a device proves by a finger, a face or a PIN that its
 * owner is there, and signs. That is two factors: no code of the second step is asked for.
 */
export function createPasskeys({ store, mails, clock, secretKey, publicUrl }: Parts) {
  const adding = (user: User) => `passkey ${user.id}`
  const mailOf = (user: User, kind: 'passkey-added' | 'passkey-removed') =>
    [{ kind, to: user.email, language: user.language }] as const

  /** Takes the challenge that the browser signed, where it is one of these. */
  function challengeFor(purpose: string) {
    let taken: ReturnType<typeof readChallenge> = null
    return {
      expectedChallenge(encoded: string): boolean {
        taken = readChallenge(secretKey, purpose, { encoded, now: clock() })
        return taken !== null
      },
      taken: () => taken,
    }
  }

  return {
    async of(user: User): Promise<Passkey[]> {
      return (await store.of(user.id)).map(passkeyOf)
    },

    /** What the browser needs to make one. @throws AppError `too_many_passkeys`. */
    async begin(user: User) {
      const rows = await store.of(user.id)
      if (rows.length >= PASSKEYS_MAX) throw new AppError('too_many_passkeys')
      const { generateRegistrationOptions } = await webauthn()
      return generateRegistrationOptions({
        rpName: 'Artsking',
        rpID: siteOf(publicUrl()).id,
        userName: user.email,
        userID: new TextEncoder().encode(user.id),
        challenge: newChallenge(secretKey, adding(user), clock()),
        excludeCredentials: rows.map(({ id }) => ({ id })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** @throws AppError `passkey_refused`, `too_many_passkeys`. */
    async add(user: User, { name, response }: NewPasskey): Promise<Passkey> {
      const { verifyRegistrationResponse } = await webauthn()
      const site = siteOf(publicUrl())
      const { taken, expectedChallenge } = challengeFor(adding(user))
      const { registrationInfo: made } = await verifyRegistrationResponse({
        response: { ...response, response: { ...response.response } },
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => ({ registrationInfo: undefined }))
      const challenge = taken()
      if (!made || !challenge) throw new AppError('passkey_refused')
      const { id, publicKey, counter } = made.credential
      const row = {
        id,
        user_id: user.id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        created_at: clock(),
        last_used_at: null,
      }
      const added = await store.add(row, PASSKEYS_MAX, challenge, (tx) =>
        mails.addWithin(tx, mailOf(user, 'passkey-added')),
      )
      if (added === 'full') throw new AppError('too_many_passkeys')
      if (added === 'known') throw new AppError('passkey_refused')
      return passkeyOf(row)
    },

    /** @throws AppError `not_found`. */
    async remove(user: User, id: string): Promise<void> {
      const removed = await store.remove(user.id, id, (tx) =>
        mails.addWithin(tx, mailOf(user, 'passkey-removed')),
      )
      if (!removed) throw new AppError('not_found')
    },

    /** What the browser needs to use one, whosever it is. */
    async ask() {
      const { generateAuthenticationOptions } = await webauthn()
      return generateAuthenticationOptions({
        rpID: siteOf(publicUrl()).id,
        challenge: newChallenge(secretKey, LOGIN, clock()),
        userVerification: 'required',
      })
    },

    /**
     * Whose passkey signed a challenge for a login; each counts once.
     * @throws AppError `invalid_passkey`.
     */
    async owner({ response }: UsedPasskey) {
      const kept = await store.find(response.id)
      const { userHandle } = response.response
      const isTheirs =
        userHandle === undefined ||
        Buffer.from(userHandle, 'base64url').toString() === kept?.user_id
      if (!kept || !isTheirs) throw new AppError('invalid_passkey')
      const { verifyAuthenticationResponse } = await webauthn()
      const site = siteOf(publicUrl())
      const { taken, expectedChallenge } = challengeFor(LOGIN)
      const used = await verifyAuthenticationResponse({
        response: { ...response, response: { ...response.response } },
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.id,
        credential: {
          id: kept.id,
          publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
          counter: kept.counter,
        },
      }).catch(() => null)
      const challenge = taken()
      if (!used?.verified || !challenge) throw new AppError('invalid_passkey')
      const { newCounter: counter } = used.authenticationInfo
      if (!(await store.use(kept, { counter, now: clock() }, challenge)))
        throw new AppError('invalid_passkey')
      return { id: kept.user_id, email: kept.email, password_hash: kept.password_hash }
    },

    sweep: () => store.sweep(clock()),
  }
}
export type Passkeys = ReturnType<typeof createPasskeys>
