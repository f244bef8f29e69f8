import { utcDay } from '#shared/days.ts'
import { type Language, type Localized, PATH_PREFIXES } from '#shared/languages.ts'
import { money } from '#shared/money.ts'
import { ACCOUNT_WORDINGS } from './account-wordings.ts'
import { BULK_WORDINGS } from './bulk-wordings.ts'
import type { Mail } from './mailer.ts'
import { PASSKEY_WORDINGS } from './passkey-wordings.ts'
import { PAYMENT_WORDINGS } from './payment-wordings.ts'
import { SECOND_FACTOR_WORDINGS } from './second-factor-wordings.ts'

export interface MailWords {
  subject: string
  greeting: string
  before: string[]
  code?: string
  link?: { url: string; label: string }
  after: string[]
  signature: string
}

type Kind = Mail['kind']

/** A name in braces stands for what the mail brings. */
interface Wording {
  subject: string
  before: string[]
  button?: string
  after: string[]
}
export type Wordings<Some extends Kind> = Record<Some, Record<Language, Wording>>

const WORDINGS: Wordings<Kind> = {
  ...ACCOUNT_WORDINGS,
  ...SECOND_FACTOR_WORDINGS,
  ...PASSKEY_WORDINGS,
  ...PAYMENT_WORDINGS,
  ...BULK_WORDINGS,
}

const GREETING: Localized = { en: 'Hello,', fr: 'Bonjour,', es: 'Hola:', 'zh-TW': '您好：' }

const SIGNATURE: Localized = {
  en: 'The Artsking team. Questions? Write to {support}.',
  fr: 'L’équipe d’Artsking. Une question ? Écrivez à {support}.',
  es: 'El equipo de Artsking. ¿Alguna pregunta? Escriba a {support}.',
  'zh-TW': 'Artsking 團隊敬上。如有疑問，請來信 {support}。',
}

/** What stands for the names in braces. Days are those of UTC, as all our limits are. */
function valuesOf(mail: Mail): Record<string, string> {
  const day = (time: number) => utcDay(time, mail.language)
  switch (mail.kind) {
    case 'code':
      return { code: mail.code }
    case 'receipt':
      return {
        product: mail.product,
        amount: money(mail.amountPence, mail.language),
        day: day(mail.paidAt),
      }
    case 'subscription-started':
      return { plan: mail.plan, day: day(mail.renewsAt) }
    case 'payment-failed':
      return { plan: mail.plan, day: day(mail.holdsUntil) }
    case 'bulk-done':
      return {
        name: mail.name,
        rows: String(mail.rows),
        answered: String(mail.answered),
        choices: String(mail.choices),
      }
    case 'pack-expiring':
      return { remaining: String(mail.remaining), day: day(mail.expiresAt) }
    default:
      return {}
  }
}

/** The path of the page that the mail's button opens. */
function pathOf(mail: Mail): string {
  if (mail.kind === 'bulk-done') return `/bulk?list=${mail.jobId}`
  if (mail.kind in PAYMENT_WORDINGS) return '/dashboard'
  const page = mail.kind === 'reset' ? `/reset-password/${mail.token}` : '/login'
  return PATH_PREFIXES[mail.language] + page
}

/** The words of a mail in its reader's language. */
export function mailWords(
  mail: Mail,
  { url, supportEmail }: { url: string; supportEmail: string },
): MailWords {
  const wording = WORDINGS[mail.kind][mail.language]
  const values = valuesOf(mail)
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole)
  return {
    subject: filled(wording.subject),
    greeting: GREETING[mail.language],
    before: wording.before.map(filled),
    code: values.code,
    link: wording.button ? { url: `${url}${pathOf(mail)}`, label: wording.button } : undefined,
    after: wording.after.map(filled),
    signature: SIGNATURE[mail.language].replace('{support}', supportEmail),
  }
}
