import type { Language } from '#shared/languages.ts'
import { renderMail } from './render.ts'
import { mailWords } from './texts.ts'

/** What we write to people. */
export type Mail = { to: string; language: Language } & (
  | { kind: 'code'; code: string }
  | { kind: 'account-exists' }
  | { kind: 'reset'; token: string }
  | { kind: 'password-changed' }
  | { kind: 'second-factor-on' }
  | { kind: 'second-factor-off' }
  | { kind: 'passkey-added' }
  | { kind: 'passkey-removed' }
  | { kind: 'account-closed' }
  | { kind: 'receipt'; product: string; amountPence: number; paidAt: number }
  | { kind: 'subscription-started'; plan: string; renewsAt: number }
  | { kind: 'payment-failed'; plan: string; holdsUntil: number }
  | {
      kind: 'bulk-done'
      jobId: string
      name: string
      rows: number
      answered: number
      choices: number
    }
  | { kind: 'pack-expiring'; remaining: number; expiresAt: number }
)

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

/**
 * Carries messages out: by SMTP, into the outbox folder, or into a test's hands. A rehearsal stops
 * before the door.
 */
export type Transport = (message: Message, isRehearsal?: boolean) => Promise<void>

export interface Mailer {
  send(mail: Mail, isRehearsal?: boolean): Promise<void>
}

/**
 * @param publicUrl our own address, asked for each time: with port 0 it is known only once the
 * server listens.
 */
export function createMailer(
  transport: Transport,
  publicUrl: () => string,
  supportEmail: string,
): Mailer {
  return {
    async send(mail, isRehearsal = false) {
      const words = mailWords(mail, { url: publicUrl(), supportEmail })
      const message = { to: mail.to, subject: words.subject, ...renderMail(words, mail.language) }
      await transport(message, isRehearsal)
    },
  }
}
