import type { Credentials, Login } from '#shared/api/accounts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Mails } from '../mail/sender.ts'
import { digestOf, equalSecrets, macOf, newId, newToken } from '../secrets.ts'
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts'
import type { SecondFactors } from './second-factor.ts'
import type { AccountStore } from './store.ts'
import type { User } from './user.ts'

interface Parts {
  store: AccountStore
  secondFactors: Pick<SecondFactors, 'admits'>
  mails: Mails
  clock: Clock
  /** Binds codes to this installation; not in the database. */
  secretKey: string
}

const wrongCode = () => new AppError('wrong_code')

/**
 * The rules of accounts. Nobody learns from an answer, or from its time, whether an address has an
 * account.
 */
export function createAccountService({ store, secondFactors, mails, clock, secretKey }: Parts) {
  /**
   * Opens a session for somebody who has proven who they are. @returns its token; null where the
   * account was closed, or its password changed, since it was looked up.
   */
  async function enter(
    user: Pick<Tables['users'], 'id' | 'password_hash'>,
  ): Promise<string | null> {
    const token = newToken()
    return (await store.openSession(user, digestOf(token), clock())) ? token : null
  }

  return {
    requireGoodPassword,

    /**
     * Mails a code to a new address, and to a known one that it has an account already. Nothing is
     * kept of a registration until its code is proven: the password comes again with the code.
     */
    sendCode: (email: string, wanted?: Language) =>
      mails.add({ kind: 'code-wanted', to: email, language: wanted ?? null }),

    async verifyEmail(email: string, code: string, credentials: Credentials): Promise<string> {
      if (credentials.email !== email) throw new AppError('code_of_other_address')
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

    /**
     * The saved language stays: what the login form says of it is not read.
     * @returns null where the password is right and the code of the second step is still to be
     * asked for.
     */
    async login({ email, password, second_factor: code }: Login): Promise<string | null> {
      const user = await store.userByEmail(email)
      const right = await passwordMatches(user?.password_hash ?? null, password)
      const invalid = () => new AppError('invalid_credentials')
      if (!user || !right) throw invalid()
      if (!(await secondFactors.admits(user.id, code))) return null
      const token = await enter(user)
      if (token === null) throw invalid()
      return token
    },

    enter,

    userOf(token: string): Promise<User | null> {
      return store.userBySession(digestOf(token), clock())
    },

    logout(token: string): Promise<void> {
      return store.endSession(digestOf(token))
    },

    setLanguage: store.setLanguage,

    forgotPassword: (email: string) => mails.add({ kind: 'reset-wanted', to: email }),

    resetLinkLives(token: string): Promise<boolean> {
      return store.resetLinkLives(digestOf(token), clock())
    },

    /** A weak password does not burn the link. @returns the address of the account. */
    async resetPassword(token: string, password: string): Promise<string> {
      await requireGoodPassword(password)
      const invalid = () => new AppError('invalid_reset_link')
      if (!(await store.resetLinkLives(digestOf(token), clock()))) throw invalid()
      const passwordHash = await hashPassword(password)
      const user = await store.resetPassword(
        digestOf(token),
        passwordHash,
        clock(),
        (tx, { email, language }) =>
          mails.addWithin(tx, [{ kind: 'password-changed', to: email, language }]),
      )
      if (!user) throw invalid()
      return user.email
    },
  }
}
export type AccountService = ReturnType<typeof createAccountService>
