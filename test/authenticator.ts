import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Options {
  challenge: string
  rpId?: string
  rp?: { id?: string }
  user?: { id: string }
}

const PRESENT_VERIFIED = 0b101
const ATTESTED = 0b1000000

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')
const uint32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32()
const uint16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer).swap16()

/**
 * A device with one passkey: what a browser and its authenticator give back (WebAuthn, an ES256 key
 * without attestation).
 *
 * @param origin the address of the page that asks.
 */
export function createAuthenticator(origin: string, flags = PRESENT_VERIFIED) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let userHandle = ''
  let counter = 0
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rpId: string, more = 0) =>
    Buffer.concat([sha256(rpId), Buffer.of(flags | more), uint32(counter)])

  /** The public key as COSE has it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }

  return {
    id: credential.id,

    /** What `navigator.credentials.create` gives. */
    create(options: Options) {
      userHandle = options.user?.id ?? ''
      const authData = Buffer.concat([
        head(options.rp?.id ?? '', ATTESTED),
        Buffer.alloc(16),
        uint16(id.length),
        id,
        coseKey(),
      ])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
        Buffer.from('686175746844617461', 'hex'),
        Buffer.of(0x59),
        uint16(authData.length),
        authData,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options)),
          attestationObject: base64url(attestationObject),
        },
      }
    },

    /** What `navigator.credentials.get` gives. */
    get(options: Options) {
      counter += 1
      const data = clientData('webauthn.get', options)
      const authenticatorData = head(options.rpId ?? '')
      const signed = Buffer.concat([authenticatorData, sha256(data)])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign('sha256', signed, privateKey)),
          ...(userHandle === '' ? {} : { userHandle }),
        },
      }
    },

    /** The device is copied, or set back: it counts from here on. */
    countFrom(value: number) {
      counter = value
    },
  }
}
