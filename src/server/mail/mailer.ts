import type { Language } from '#shared/languages.ts'
import { renderMail } from './render.ts'
import { mailWords } from './texts.ts'

/** What we write to people. */
export type Mail = { to: string; language: Language } & (
  | { kind: 'code'; code: string }
  | { kind: 'account-exists' }
  | { kind: 'reset'; token: string }
  | { kind: 'password-changed' }
  | { kind: 'account-closed' }
  | { kind: 'receipt'; product: string; amountPence: number; paidAt: number }
  | { kind: 'subscription-started'; plan: string; renewsAt: number }
  | { kind: 'payment-failed'; plan: string; holdsUntil: number }
  | { kind: 'pack-expiring'; remaining: number; expiresAt: number }
)

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

/** Carries messages out: by SMTP, into the outbox folder, or into a test's hands. */
export type Transport = (message: Message) => Promise<void>

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** @param publicUrl our own address, asked for each time: with port 0 it is known only once the server listens. */
export function createMailer(transport: Transport, publicUrl: () => string, supportEmail: string): Mailer {
  return {
    async send(mail) {
      const words = mailWords(mail, { url: publicUrl(), supportEmail })
      await transport({ to: mail.to, subject: words.subject, ...renderMail(words, mail.language) })
    },
  }
}
