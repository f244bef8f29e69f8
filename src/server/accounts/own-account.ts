import type { Transaction } from 'kysely'
import type { Sessions } from '#shared/api/own-account.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Mails } from '../mail/sender.ts'
import { digestOf } from '../secrets.ts'
import type { OwnAccountStore } from './own-account-store.ts'
import { hashPassword, passwordMatches, requireGoodPassword } from './passwords.ts'
import type { AccountStore } from './store.ts'
import type { User } from './user.ts'

interface Parts {
  own: OwnAccountStore
  accounts: Pick<AccountStore, 'endSession'>
  mails: Mails
  /** Ends what the user pays for, before the account goes. When it fails, the account stays. */
  beforeClosing: (user: User) => Promise<void>
  /** What names the user's payments and would outlive the account. */
  forgetPaymentsWithin: (tx: Transaction<Tables>, userId: string) => Promise<void>
}

// The hash of a hash: it names a session without telling what is stored of it.
const sessionId = (tokenHash: string) => digestOf(tokenHash).slice(0, 22)
const iso = (time: number) => new Date(time).toISOString()

/**
 * The rules of one's own account: the password is asked again before it changes and before the
 * account is closed.
 */
export function createOwnAccountService(parts: Parts) {
  const { own, accounts, mails, beforeClosing, forgetPaymentsWithin } = parts

  /** @returns the hash that the password has proven. */
  async function requirePassword(user: User, password: string): Promise<string> {
    const hash = await own.passwordHashOf(user.id)
    // Not "unauthorized": the session is good, and stays.
    if (!(await passwordMatches(hash, password)) || hash === null)
      throw new AppError('wrong_password')
    return hash
  }

  return {
    requirePassword,

    /** @param token of the session that asks: it alone lives on. */
    async changePassword(user: User, token: string, current: string, next: string): Promise<void> {
      const proven = await requirePassword(user, current)
      await requireGoodPassword(next)
      const change = { proven, next: await hashPassword(next), keptTokenHash: digestOf(token) }
      const isChanged = await own.replacePassword(user.id, change, (tx) =>
        mails.addWithin(tx, [
          { kind: 'password-changed', to: user.email, language: user.language },
        ]),
      )
      if (!isChanged) throw new AppError('session_expired')
    },

    async sessions(user: User, token: string): Promise<Sessions> {
      const kept = await own.sessionsOf(user.id)
      return {
        sessions: kept.map(({ tokenHash, createdAt, seenAt }) => ({
          id: sessionId(tokenHash),
          created_at: iso(createdAt),
          last_seen_at: iso(seenAt),
          current: tokenHash === digestOf(token),
        })),
      }
    },

    async endSession(user: User, id: string): Promise<void> {
      const kept = await own.sessionsOf(user.id)
      const session = kept.find(({ tokenHash }) => sessionId(tokenHash) === id)
      if (!session) throw new AppError('session_ended')
      await accounts.endSession(session.tokenHash)
    },

    endOtherSessions: (user: User, token: string) => own.endOtherSessions(user.id, digestOf(token)),

    /** Everything goes at once; a mail confirms it. */
    async close(user: User, password: string): Promise<void> {
      await requirePassword(user, password)
      await beforeClosing(user)
      await own.remove(user.id, user.email, async (tx) => {
        await forgetPaymentsWithin(tx, user.id)
        await mails.addWithin(tx, [
          { kind: 'account-closed', to: user.email, language: user.language },
        ])
      })
    },
  }
}
export type OwnAccountService = ReturnType<typeof createOwnAccountService>
