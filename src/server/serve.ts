import { join, resolve } from 'node:path'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createDescriber } from '#engine/describe/describer.ts'
import { createEngine } from '#engine/engine.ts'
import { createFollowUps } from '#engine/follow-up.ts'
import { createEye } from '#engine/observe/eye.ts'
import { createLiveResearch } from '#engine/research/live/live-research.ts'
import type { ModelReport } from '#engine/write/model/model-writer.ts'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createLimits } from './http/limits.ts'
import { logOptions } from './http/log.ts'
import { localOllama } from './local-ollama.ts'
import { outboxTransport, smtpTransport } from './mail/transports.ts'
import { createMetrics } from './metrics.ts'
import { logModel, modelPartsOf } from './model.ts'
import { createResearchStore } from './research/store.ts'
import { secretKeyOf } from './secret-key.ts'
import { startScreen } from './start-screen.ts'

const TIDY_MS = 60_000
const dist = join(import.meta.dirname, '../../dist')
const recognition = join(import.meta.dirname, '../../catalogue/recognition.bin')

/** Runs the server with what the environment says, until it is told to stop. */
export async function serve(environment: Record<string, string | undefined>): Promise<void> {
  try {
    await start(environment)
  } catch (error) {
    const portTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (error instanceof ConfigError) console.error(error.message)
    else if (portTaken) console.error('The port is taken. Set PORT to another one: PORT=3001 npm start')
    else console.error(error)
    process.exit(1)
  }
}

async function start(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  const ollama = config.model || config.production ? null : localOllama(config.ollamaUrl)
  const { db, pool, description } = await openDatabase(config)
  await migrate(db)

  const outbox = join(config.dataDir, 'outbox')
  let address = config.publicUrl ?? `http://${config.host}:${config.port}`
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(outbox, config.mailFrom, Date.now)
  const eye = createEye({ index: recognition })
  const metrics = createMetrics()
  const writing = {
    catalogue: lazyCatalogue(join(dist, 'catalogue.json')),
    onDropped: (slug: string, fault: string) =>
      app.log.error({ slug, fault }, 'a statement did not pass the gate'),
    model: modelPartsOf(config.model),
    onModel: (report: ModelReport) => {
      logModel(app.log, report)
      metrics.hear(report)
    },
  }
  const research = config.research
    ? createLiveResearch({
        sources: config.research,
        cache: createResearchStore(db),
        now: Date.now,
        onFailure: (message) => app.log.warn({ message }, 'an open source could not be read'),
      })
    : undefined
  const { app, tidy, stop } = await createApp({
    config,
    db,
    engine: createEngine({ ...writing, eye, research }),
    followUps: createFollowUps(writing),
    describer: createDescriber(eye, writing),
    metrics,
    wakeEye: eye.wake,
    transport,
    limits: createLimits(pool),
    clock: Date.now,
    secretKey: secretKeyOf(config),
    publicUrl: () => address,
    pagesFolder: join(dist, 'client'),
    logger: config.logLevel === 'silent' ? false : logOptions(config.logLevel),
  })
  await tidy()
  const listening = await app.listen({ host: config.host, port: config.port })
  if (!config.publicUrl) address = listening

  const tidying = setInterval(tidy, TIDY_MS)
  tidying.unref()

  console.log(
    startScreen({
      address,
      database: description,
      mail: config.smtpUrl ? `by SMTP, ${new URL(config.smtpUrl).host}` : resolve(outbox),
      payments: config.stripe ? 'stripe' : config.production ? 'off' : 'sandbox',
      model: config.model ? `${config.model.provider}/${config.model.model}` : null,
      ollama: await ollama,
      research: config.research !== null,
      outbox: config.smtpUrl || config.production ? null : `${address}/dev/outbox`,
    }),
  )

  let stopping = false
  const stopOnce = async () => {
    if (stopping) return
    stopping = true
    clearInterval(tidying)
    await stop()
    await eye.close()
    await db.destroy()
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
}
