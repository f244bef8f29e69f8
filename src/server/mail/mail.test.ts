import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { createWorld } from '#test/world.ts'
import { createMailer, type Message } from './mailer.ts'
import { outboxTransport, smtpTransport } from './transports.ts'

const message: Message = {
  to: 'ann@example.com',
  subject: 'Votre code : 123456',
  text: 'Théo\n',
  html: '<p>Théo</p>',
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'artsking-mail-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('without a mail server each mail becomes a file that any mail program opens', async () => {
  const outbox = join(await folder(), 'outbox')
  await outboxTransport(outbox, 'Artsking <a@b.example>', () => Date.UTC(2026, 10, 21))(message)
  const [name, ...others] = await readdir(outbox)
  expect(others).toEqual([])
  expect(name).toMatch(/^2026-11-21T.*\.eml$/u)
  const mail = await simpleParser(await readFile(join(outbox, name ?? '')))
  expect(mail).toMatchObject({ subject: message.subject, text: message.text, html: message.html })
})

test('with a mail server mails go there', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Artsking <a@b.example>')(message)
  expect((await simpleParser(received[0] ?? '')).subject).toBe(message.subject)
})

test('every mail is written in every language, as text and as HTML, with nothing left open', async () => {
  const sent: Message[] = []
  const mailer = createMailer(
    async (mail) => void sent.push(mail),
    () => 'https://artsking.example',
    'help@artsking.example',
  )
  for (const language of LANGUAGES) {
    const to = { to: 'ann@example.com', language }
    await mailer.send({ ...to, kind: 'code', code: '123456' })
    await mailer.send({ ...to, kind: 'account-exists' })
    await mailer.send({ ...to, kind: 'reset', token: 'a-token' })
    await mailer.send({ ...to, kind: 'password-changed' })
    await mailer.send({ ...to, kind: 'account-closed' })
  }
  expect(sent).toHaveLength(5 * LANGUAGES.length)
  expect(new Set(sent.map((mail) => mail.subject)).size).toBe(sent.length)
  for (const mail of sent) {
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[{}]|undefined|null/u)
    expect(mail.html).toContain('help@artsking.example')
  }
  expect(
    sent.filter((mail) =>
      /https:\/\/artsking\.example\S*\/reset-password\/a-token/u.test(mail.text),
    ),
  ).toHaveLength(4)
  expect(sent.filter((mail) => mail.text.includes('123456'))).toHaveLength(4)
})

test('the outbox page shows mails as text', async () => {
  const world = await createWorld()
  const outbox = outboxTransport(
    join(world.dataDir, 'outbox'),
    'Artsking <a@b.example>',
    () => world.clock.now,
  )
  await outbox({ ...message, text: 'See http://artsking.test/login <script>alert(1)</script>' })
  const page = await world.app.inject({ url: '/dev/outbox', remoteAddress: '127.0.0.1' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<a href="http://artsking.test/login">')
  expect(page.body).not.toContain('<script>')
})

test('with a mail server there is no outbox page', async () => {
  const world = await createWorld({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  expect(
    (await world.app.inject({ url: '/dev/outbox', remoteAddress: '127.0.0.1' })).statusCode,
  ).toBe(404)
})
