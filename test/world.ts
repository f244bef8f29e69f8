import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createDescriber, type Describer } from '#engine/describe/describer.ts'
import { createEngine, type Engine } from '#engine/engine.ts'
import { createFollowUps, type FollowUps } from '#engine/follow-up.ts'
import { createEye } from '#engine/observe/eye.ts'
import { createReader } from '#engine/reading/reader.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/tables.ts'
import { createLimits } from '#server/http/limits.ts'
import type { Message, Transport } from '#server/mail/mailer.ts'
import { createMetrics } from '#server/metrics.ts'
import type { Role } from '#shared/plans.ts'
import { openTestDatabase } from './database.ts'
import { realCatalogue } from './real-catalogue.ts'

/** One for all tests of a file; its worker begins with the first picture. */
export const reader = createReader()
export const eye = createEye({ index: join(import.meta.dirname, '../catalogue/recognition.bin') })

export const PASSWORD = 'Str0ng!passage'

/** The engine over the real catalogue; a statement that the gate drops fails the test. */
export function realEngine(): Engine {
  return createEngine({
    catalogue: realCatalogue,
    eye,
    reader,
    onDropped: (slug, fault) => {
      throw new Error(`${slug}: ${fault}`)
    },
  })
}

export function realDescriber(): Describer {
  return createDescriber(eye)
}

export function realFollowUps(): FollowUps {
  return createFollowUps({
    catalogue: realCatalogue,
    onDropped: (slug, fault) => {
      throw new Error(`${slug}: ${fault}`)
    },
  })
}

interface Options {
  engine?: Engine
  followUps?: FollowUps
  describer?: Describer
  environment?: Record<string, string>
  pagesFolder?: string | null
  clock?: { now: number }
  /** In place of the mailbox. */
  transport?: Transport
  /** Another way to the PostgreSQL of the tests. */
  databaseUrl?: string
  /** Another server on the same database. */
  beside?: { db: Database }
}

/**
 * The whole app with a mailbox and a clock of its own, on a fresh database. Gone when the test is.
 */
export async function createWorld({
  engine = realEngine(),
  followUps = realFollowUps(),
  describer = realDescriber(),
  environment = {},
  pagesFolder = null,
  clock = { now: Date.UTC(2026, 10, 21, 12) },
  transport,
  databaseUrl,
  beside,
}: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'artsking-test-'))
  const database = beside
    ? { db: beside.db, close: async () => {} }
    : await openTestDatabase(databaseUrl)
  const mails: Message[] = []
  const limits = createLimits(null)
  const metrics = createMetrics()
  const faults: unknown[] = []
  const created = await createApp({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, TRUST_PROXY: 'on', ...environment }),
    db: database.db,
    engine,
    followUps,
    describer,
    wakeEye: eye.wake,
    metrics,
    transport:
      transport ??
      (async (message, isRehearsal) => {
        if (!isRehearsal) mails.push(message)
      }),
    limits,
    clock: () => clock.now,
    secretKey: 'a key of this test, long enough for anybody',
    publicUrl: () => 'http://artsking.test',
    pagesFolder,
    // A busy machine that runs tests is no busy server.
    mostAtOnce: Number.POSITIVE_INFINITY,
    logger: {
      level: 'error',
      stream: { write: (line: string) => void faults.push(JSON.parse(line)) },
    },
  })
  onTestFinished(async () => {
    await created.stop()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  let address = 0
  const addressOf = (count: number) => `10.0.${Math.floor(count / 250)}.${count % 250}`
  /**
   * A request from a new address each time, unless one is given; at a development door from this
   * machine.
   */
  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: Ask = {}) {
    address++
    const isDevelopmentDoor = /^\/(sandbox|dev)\//u.test(url)
    const response = await created.app.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        ...(isDevelopmentDoor ? {} : { 'x-forwarded-for': options.ip ?? addressOf(address) }),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      // biome-ignore lint/suspicious/noExplicitAny: tests read answers freely
      body: (isJson ? response.json() : response.body) as any,
      headers: response.headers,
    }
  }

  async function lastMailTo(email: string): Promise<Message> {
    await created.settled()
    const mail = mails.findLast((message) => message.to === email)
    if (!mail) throw new Error(`no mail to ${email}`)
    return mail
  }

  async function codeOf(email: string): Promise<string> {
    return /\b\d{6}\b/u.exec((await lastMailTo(email)).text)?.[0] ?? ''
  }

  /** A user with a token, registered the way people do. */
  async function register(
    email: string,
    { role = 'free' as Role, language = 'en', password = PASSWORD } = {},
  ) {
    const credentials = { email, password, preferred_language: language }
    await ask('POST', '/api/auth/register', { body: credentials })
    const verification = { email, verification_code: await codeOf(email), user_data: credentials }
    const { body } = await ask('POST', '/api/auth/verify-email', { body: verification })
    if (role !== 'free')
      await database.db.updateTable('users').set({ role }).where('email', '=', email).execute()
    return body.access_token as string
  }

  return {
    ...created,
    db: database.db,
    limits,
    metrics,
    mails,
    clock,
    dataDir,
    faults,
    ask,
    lastMailTo,
    codeOf,
    register,
    /** The link of the newest reset mail. */
    async resetTokenOf(email: string): Promise<string> {
      return /\/reset-password\/([\w-]+)/u.exec((await lastMailTo(email)).text)?.[1] ?? ''
    },
    /** As if the minute between two mails had gone by. */
    async mailLockOver(email: string): Promise<void> {
      await limits.mailLock.forget(`code ${email}`)
      await limits.mailLock.forget(`reset ${email}`)
    },
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>

interface Ask {
  body?: unknown
  token?: string
  ip?: string
  headers?: Record<string, string>
}
