import type { Credentials } from '#shared/api/accounts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { CODE_EXPIRY_SECONDS, RESET_EXPIRY_SECONDS } from '#shared/limits.ts'
import type { Background } from '../background.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import type { Mailer } from '../mail/mailer.ts'
import { digestOf, equalSecrets, macOf, newCode, newId, newToken } from '../secrets.ts'
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts'
import type { AccountStore, User } from './store.ts'

interface Parts {
  store: AccountStore
  mailer: Mailer
  background: Background
  clock: Clock
  /** Binds codes to this installation; not in the database. */
  secretKey: string
}

const wrongCode = () =>
  new AppError('badRequest', 'This code is wrong or has expired. Please request a new one.')

/** The rules of accounts. Nobody learns from an answer, or from its time, whether an address has an account. */
export function createAccountService({ store, mailer, background, clock, secretKey }: Parts) {
  /**
   * Mails a code to a new address, and to a known one that it has an account already.
   * Nothing is kept of a registration until its code is proven: the password comes again with the code.
   */
  function sendCode(email: string, wanted?: Language): void {
    background.run(async () => {
      const user = await store.userByEmail(email)
      if (user) return mailer.send({ kind: 'account-exists', to: email, language: user.preferred_language })
      const language = wanted ?? (await store.languageOfCode(email)) ?? DEFAULT_LANGUAGE
      const code = newCode()
      await store.keepCode(
        email,
        macOf(secretKey, email, code),
        language,
        clock() + CODE_EXPIRY_SECONDS * 1000,
      )
      await mailer.send({ kind: 'code', to: email, language, code })
    })
  }

  return {
    requireGoodPassword,

    sendCode,

    async verifyEmail(email: string, code: string, credentials: Credentials): Promise<string> {
      if (credentials.email !== email)
        throw new AppError('badRequest', 'The code belongs to another address. Please register again.')
      await requireGoodPassword(credentials.password)
      const mac = await store.countTry(email, clock())
      if (mac === null || !equalSecrets(mac, macOf(secretKey, email, code))) throw wrongCode()
      const user = {
        id: newId(),
        email,
        passwordHash: await hashPassword(credentials.password),
        language: credentials.preferred_language ?? DEFAULT_LANGUAGE,
      }
      const token = newToken()
      if (!(await store.createUser(user, mac, digestOf(token), clock()))) throw wrongCode()
      return token
    },

    /** The saved language stays: what the login form says of it is not read. */
    async login({ email, password }: Credentials): Promise<string> {
      const user = await store.userByEmail(email)
      const right = await passwordMatches(user?.password_hash ?? null, password)
      const token = newToken()
      if (!user || !right || !(await store.openSession(user, digestOf(token), clock())))
        throw new AppError('unauthorized', 'Invalid email or password')
      return token
    },

    userOf(token: string): Promise<User | null> {
      return store.userBySession(digestOf(token), clock())
    },

    logout(token: string): Promise<void> {
      return store.endSession(digestOf(token))
    },

    setLanguage: store.setLanguage,

    forgotPassword(email: string): void {
      background.run(async () => {
        const user = await store.userByEmail(email)
        if (!user) return
        const token = newToken()
        await store.keepResetLink(user.id, digestOf(token), clock() + RESET_EXPIRY_SECONDS * 1000)
        await mailer.send({ kind: 'reset', to: email, language: user.preferred_language, token })
      })
    },

    resetLinkLives(token: string): Promise<boolean> {
      return store.resetLinkLives(digestOf(token), clock())
    },

    /** A weak password does not burn the link. */
    async resetPassword(token: string, password: string): Promise<void> {
      await requireGoodPassword(password)
      const invalid = () => new AppError('badRequest', 'Invalid or expired reset link')
      if (!(await store.resetLinkLives(digestOf(token), clock()))) throw invalid()
      const user = await store.resetPassword(digestOf(token), await hashPassword(password), clock())
      if (!user) throw invalid()
      background.run(() => mailer.send({ kind: 'password-changed', to: user.email, language: user.language }))
    },
  }
}
export type AccountService = ReturnType<typeof createAccountService>
