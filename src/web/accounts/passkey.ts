import { passkeyOptionsSchema, passkeysSchema } from '#shared/api/passkeys.ts'
import { type Entered, logInByPasskey } from '#web/accounts/account-calls.ts'
import { call } from '#web/lib/api.ts'

/** Why the device made or used no passkey: its owner broke off, or it has one already. */
export class NoPasskey extends Error {
  readonly isKnown: boolean

  constructor(isKnown: boolean) {
    super(isKnown ? 'there is a passkey already' : 'no passkey was used')
    this.isKnown = isKnown
  }
}

/**
 * Whether this browser can use passkeys here. They belong to the name of a host: at an address of
 * numbers there are none.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/u.test(location.hostname)
}

/** What people call the device that they hold. */
export function deviceName(agent = navigator.userAgent): string {
  const names = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux']
  const found = names.find((name) => agent.includes(name)) ?? 'Passkey'
  return found === 'CrOS' ? 'Chromebook' : found
}

/** Reads what a device says by the names of its errors. */
async function asked<Answer>(device: Promise<Answer>): Promise<Answer> {
  return device.catch((error: Error) => {
    if (error.name === 'InvalidStateError') throw new NoPasskey(true)
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') throw new NoPasskey(false)
    throw error
  })
}

const webauthn = () => import('@simplewebauthn/browser')

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey({ password, code }: { password: string; code: string }) {
  const json = code === '' ? { password } : { password, second_factor: code }
  const { options } = await call(passkeyOptionsSchema, '/api/account/passkeys/options', {
    method: 'POST',
    json,
  })
  const { startRegistration } = await webauthn()
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  const response = await asked(startRegistration({ optionsJSON }))
  return call(passkeysSchema, '/api/account/passkeys', {
    method: 'POST',
    json: { name: deviceName(), response },
  })
}

/** Lets somebody in by a passkey of this device. */
export async function enterByPasskey(): Promise<Entered> {
  const { options } = await call(passkeyOptionsSchema, '/api/auth/passkey/options', {
    method: 'POST',
    anonymous: true,
  })
  const { startAuthentication } = await webauthn()
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return logInByPasskey(await asked(startAuthentication({ optionsJSON })))
}
