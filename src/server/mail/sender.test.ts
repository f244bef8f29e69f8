import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createWorld, PASSWORD, type World } from '#test/world.ts'
import type { Message } from './mailer.ts'
import { createMailQueue, pauseAfter, type QueuedMail } from './queue.ts'
import { createMailSender } from './sender.ts'
import { smtpTransport } from './transports.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const closed: QueuedMail = { kind: 'account-closed', to: 'ann@example.com', language: 'fr' }

/**
 * A sender of another server on the database of a world, with a mail server that a test turns off
 * and on.
 */
function anotherServer({ db, clock }: World) {
  const mailServer = { fault: null as Error | null }
  const sent: string[] = []
  const failures: unknown[] = []
  const queue = createMailQueue(db)
  const sender = createMailSender({
    db,
    queue,
    mailer: {
      async send(mail) {
        if (mailServer.fault) throw mailServer.fault
        sent.push(mail.kind)
      },
    },
    decide: async (_id, { to }) => ({
      mail: { kind: 'account-closed', to, language: 'en' },
      isRehearsal: false,
    }),
    clock: () => clock.now,
    onFailure: (_error, mail) => failures.push(mail),
  })
  onTestFinished(sender.stop)
  return { mailServer, sent, failures, queue, sender }
}

const waiting = ({ db }: World) =>
  db.selectFrom('mails').select(['kind', 'tries', 'due_at']).execute()

test('a mail is kept or dropped with what causes it', async () => {
  const world = await createWorld({ transport: () => new Promise(() => {}) })
  const failing = world.db.transaction().execute(async (tx) => {
    await createMailQueue(world.db).addWithin(tx, [closed], world.clock.now)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await waiting(world)).toEqual([])
  await world.ask('POST', '/api/auth/register', {
    body: { email: 'ann@example.com', password: PASSWORD },
  })
  expect(await waiting(world)).toMatchObject([{ kind: 'code-wanted' }])
})

test('a mail that a server died with is sent by another, once, when its pause is over', async () => {
  const world = await createWorld()
  const { sender, queue, sent } = anotherServer(world)
  await world.db.transaction().execute((tx) => queue.addWithin(tx, [closed], world.clock.now))
  expect(await queue.claim(5, world.clock.now)).toHaveLength(1)
  world.clock.now += MINUTE - 1
  await sender.settled()
  expect(sent).toEqual([])
  world.clock.now += 1
  await sender.settled()
  await sender.settled()
  expect(sent).toEqual(['account-closed'])
  expect(await waiting(world)).toEqual([])
})

test('servers that look at the same moment send a mail once', async () => {
  const world = await createWorld()
  const servers = [anotherServer(world), anotherServer(world), anotherServer(world)]
  const mails = Array.from({ length: 12 }, () => closed)
  await world.db
    .transaction()
    .execute((tx) => createMailQueue(world.db).addWithin(tx, mails, world.clock.now))
  await Promise.all(servers.map(({ sender }) => sender.settled()))
  expect(servers.flatMap(({ sent }) => sent)).toHaveLength(12)
})

test('a mail server that is down is tried again with growing pauses for a day, and then no more', async () => {
  expect([1, 2, 3, 6, 7, 20].map(pauseAfter)).toEqual(
    [1, 2, 4, 32, 60, 60].map((count) => count * MINUTE),
  )
  const world = await createWorld()
  const { sender, mailServer, failures, sent } = anotherServer(world)
  mailServer.fault = new Error('down')
  const begun = world.clock.now
  await sender.mails.add(closed)
  while (world.clock.now < begun + DAY) {
    await sender.settled()
    world.clock.now += MINUTE
  }
  expect(failures).toHaveLength(29)
  expect(await waiting(world)).toMatchObject([{ tries: 29, due_at: expect.any(Number) }])
  world.clock.now += 60 * MINUTE
  await sender.settled()
  mailServer.fault = null
  world.clock.now += 60 * MINUTE
  await sender.settled()
  expect(sent).toEqual([])
  expect(await waiting(world)).toMatchObject([{ due_at: null }])
  world.clock.now += 6 * DAY
  await createMailQueue(world.db).sweep(begun + 7 * DAY - 1)
  expect(await waiting(world)).toHaveLength(1)
  await createMailQueue(world.db).sweep(world.clock.now)
  expect(await waiting(world)).toEqual([])
})

test('a recipient that the mail server refuses for good is not tried again', async () => {
  const world = await createWorld()
  const { sender, mailServer, failures } = anotherServer(world)
  mailServer.fault = Object.assign(new Error('no such user'), {
    code: 'EENVELOPE',
    responseCode: 550,
  })
  await sender.mails.add(closed)
  await sender.settled()
  world.clock.now += 2 * MINUTE
  await sender.settled()
  expect(failures).toHaveLength(1)
  mailServer.fault = Object.assign(new Error('later'), { code: 'EENVELOPE', responseCode: 450 })
  await sender.mails.add(closed)
  await sender.settled()
  world.clock.now += 2 * MINUTE
  await sender.settled()
  expect(failures).toHaveLength(3)
})

test('a code that failed to go out works when it does, and the newest of an address alone', async () => {
  const mails: Message[] = []
  let isDown = true
  const world = await createWorld({
    async transport(message) {
      if (isDown) throw new Error('down')
      mails.push(message)
    },
  })
  const credentials = { email: 'ann@example.com', password: PASSWORD }
  await world.ask('POST', '/api/auth/register', { body: credentials })
  await world.settled()
  await world.mailLockOver('ann@example.com')
  await world.ask('POST', '/api/auth/resend-verification', { body: { email: 'ann@example.com' } })
  await world.settled()
  isDown = false
  world.clock.now += 30 * MINUTE
  await world.settled()
  expect(mails).toHaveLength(1)
  const code = /\b\d{6}\b/u.exec(mails[0]?.text ?? '')?.[0]
  const body = { email: 'ann@example.com', verification_code: code, user_data: credentials }
  expect((await world.ask('POST', '/api/auth/verify-email', { body })).status).toBe(200)
})

test('a mail server that says nothing holds nobody who asks, nor the stop of a server', async () => {
  const lines = new Set<Socket>()
  const silent = createServer((line) => void lines.add(line))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    silent.close()
  })
  const world = await createWorld({
    transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'a@b.example'),
  })
  const asked = await world.ask('POST', '/api/auth/register', {
    body: { email: 'ann@example.com', password: PASSWORD },
  })
  expect(asked.status).toBe(200)
  await world.sendMails()
  expect((await world.ask('GET', '/readyz')).status).toBe(200)
  await world.stop()
  expect(await waiting(world)).toMatchObject([{ kind: 'code-wanted', tries: 1 }])
})
