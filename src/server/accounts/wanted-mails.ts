import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { CODE_EXPIRY_SECONDS, RESET_EXPIRY_SECONDS } from '#shared/limits.ts'
import type { Clock } from '../clock.ts'
import type { WantedMail } from '../mail/queue.ts'
import type { Decided } from '../mail/sender.ts'
import { codeFrom, digestOf, macOf, tokenFrom } from '../secrets.ts'
import type { AccountStore } from './store.ts'

interface Parts {
  store: AccountStore
  clock: Clock
  secretKey: string
}

/**
 * Mails a requested code or reset link. The work is the same for an address with an account and for
 * one without, so that response times reveal nothing, not even those of other requests.
 */
export function createWantedMails({ store, clock, secretKey }: Parts) {
  return async (id: string, wanted: WantedMail): Promise<Decided> => {
    const { to } = wanted
    const user = await store.userByEmail(to)
    if (wanted.kind === 'reset-wanted') {
      const token = tokenFrom(secretKey, id)
      await store.keepResetLink(
        id,
        user?.id ?? null,
        digestOf(token),
        clock() + RESET_EXPIRY_SECONDS * 1000,
      )
      const language = user?.preferred_language ?? DEFAULT_LANGUAGE
      return { mail: { kind: 'reset', to, language, token }, isRehearsal: user === null }
    }
    const before = await store.languageOfCode(to)
    const language = user?.preferred_language ?? wanted.language ?? before ?? DEFAULT_LANGUAGE
    // A known address has no use for the code, and nobody gets it.
    const code = codeFrom(secretKey, id)
    await store.keepCode(
      to,
      macOf(secretKey, to, code),
      language,
      clock() + CODE_EXPIRY_SECONDS * 1000,
    )
    if (user) return { mail: { kind: 'account-exists', to, language }, isRehearsal: false }
    return { mail: { kind: 'code', to, language, code }, isRehearsal: false }
  }
}
