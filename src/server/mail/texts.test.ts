import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { Mail } from './mailer.ts'
import { renderMail } from './render.ts'
import { mailWords } from './texts.ts'

const DAY = Date.UTC(2026, 11, 21)
const places = { url: 'https://artsking.example', supportEmail: 'support@artsking.example' }

function mailsIn(language: Mail['language']): Mail[] {
  const to = { to: 'ann@example.com', language }
  return [
    { ...to, kind: 'code', code: '123456' },
    { ...to, kind: 'account-exists' },
    { ...to, kind: 'reset', token: 'token-of-ann' },
    { ...to, kind: 'password-changed' },
    { ...to, kind: 'account-closed' },
    { ...to, kind: 'receipt', product: 'Query Pack', amountPence: 699, paidAt: DAY },
    { ...to, kind: 'subscription-started', plan: 'Aficionado', renewsAt: DAY },
    { ...to, kind: 'payment-failed', plan: 'Aficionado', holdsUntil: DAY },
    {
      ...to,
      kind: 'bulk-done',
      jobId: 'list',
      name: 'Spring show',
      rows: 12,
      answered: 10,
      choices: 2,
    },
    { ...to, kind: 'pack-expiring', remaining: 7, expiresAt: DAY },
    { ...to, kind: 'second-factor-on' },
    { ...to, kind: 'second-factor-off' },
    { ...to, kind: 'passkey-added' },
    { ...to, kind: 'passkey-removed' },
  ]
}

test.each(LANGUAGES)('every mail is whole in %s', (language) => {
  const subjects = new Set<string>()
  for (const mail of mailsIn(language)) {
    const words = mailWords(mail, places)
    const { text, html } = renderMail(words, language)
    expect(`${words.subject} ${text} ${html}`).not.toMatch(/[{}]|undefined|NaN/u)
    expect(html).toContain(`lang="${language}"`)
    subjects.add(words.subject)
  }
  expect(subjects.size).toBe(mailsIn(language).length)
})

test('sums and days are written as the reader writes them', () => {
  const receipt = (language: Mail['language']) =>
    mailWords(
      {
        to: 'ann@example.com',
        language,
        kind: 'receipt',
        product: 'Query Pack',
        amountPence: 699,
        paidAt: DAY,
      },
      places,
    ).before.join(' ')
  expect(receipt('en')).toContain('£6.99, paid on 21 December 2026')
  expect(receipt('fr')).toMatch(/6,99\s£[,. ]/u)
  expect(receipt('fr')).toContain('21 décembre 2026')
  expect(receipt('es')).toContain('21 de diciembre de 2026')
  expect(receipt('zh-TW')).toContain('2026年12月21日')
})

test('mails about payments lead to the dashboard, and a reset to its own page', () => {
  const [code, , reset, , closed, receipt] = mailsIn('en').map((mail) => mailWords(mail, places))
  expect(code?.link).toBeUndefined()
  expect(closed?.link).toBeUndefined()
  expect(reset?.link?.url).toBe('https://artsking.example/reset-password/token-of-ann')
  expect(receipt?.link?.url).toBe('https://artsking.example/dashboard')
})

test('a mail leads to pages in its own language', () => {
  const [, exists, reset] = mailsIn('zh-TW').map((mail) => mailWords(mail, places))
  expect(exists?.link?.url).toBe('https://artsking.example/zh-TW/login')
  expect(reset?.link?.url).toBe('https://artsking.example/zh-TW/reset-password/token-of-ann')
})
