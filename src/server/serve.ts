import { join, resolve } from 'node:path'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createDescriber } from '#engine/describe/describer.ts'
import { createEngine } from '#engine/engine.ts'
import { createFollowUps } from '#engine/follow-up.ts'
import { createLiveResearch } from '#engine/gather/live/live-research.ts'
import type { ModelReport } from '#engine/model/model-parts.ts'
import { createEye } from '#engine/observe/eye.ts'
import { createSpeller } from '#engine/proofreading/spelling/speller.ts'
import { createReader } from '#engine/reading/reader.ts'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { openDatabase } from './db/open.ts'
import { createLimits } from './http/limits.ts'
import { logOptions } from './http/log.ts'
import { createLabelLibrary } from './labels/label-library.ts'
import { LABEL_FILE, openLabelFile } from './labels/label-store.ts'
import { localOllama } from './local-ollama.ts'
import { outboxTransport, smtpTransport } from './mail/transports.ts'
import { createMetrics } from './metrics.ts'
import { logModel, modelPartsOf } from './model.ts'
import { createResearchStore } from './research/store.ts'
import { secretKeyOf } from './secret-key.ts'
import { startScreen } from './start-screen.ts'

const TIDY_MS = 60_000
const MAILS_MS = 5000
const LISTS_MS = 2000
/** Whatever hangs, the process ends by then; what was reserved is given back by the next server. */
const STOP_MS = 14_000
const dist = join(import.meta.dirname, '../../dist')
const recognition = join(import.meta.dirname, '../../catalogue/recognition.bin')

/** Runs the server with what the environment says, until it is told to stop. */
export async function serve(environment: Record<string, string | undefined>): Promise<void> {
  try {
    await start(environment)
  } catch (error) {
    const portTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (error instanceof ConfigError) console.error(error.message)
    else if (portTaken)
      console.error('The port is taken. Set PORT to another one: PORT=3001 npm start')
    else console.error(error)
    process.exit(1)
  }
}

async function start(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment)
  const ollama = config.model || config.production ? null : localOllama(config.ollamaUrl)
  const { db, pool, description, close } = await openDatabase(config, console.log)

  const outbox = join(config.dataDir, 'outbox')
  let address = config.publicUrl ?? `http://${config.host}:${config.port}`
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(outbox, config.mailFrom, Date.now)
  const eye = createEye({ index: recognition })
  const reader = createReader()
  const speller = createSpeller()
  const metrics = createMetrics()
  const catalogue = lazyCatalogue(join(dist, 'catalogue.json'))
  const writing = {
    catalogue,
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
  const labelFile = openLabelFile(join(config.dataDir, LABEL_FILE))
  const beyond = { research, labels: labelFile ? createLabelLibrary(labelFile) : undefined }
  const { app, tidy, sendMails, workOnLists, stop } = await createApp({
    config,
    db,
    engine: createEngine({ ...writing, ...beyond, eye, reader }),
    followUps: createFollowUps({ ...writing, ...beyond }),
    describer: createDescriber(eye, { ...writing, speller }),
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
  // The start screen tells where we listen; the framework's own line about it is left out.
  app.log.level = 'warn'
  const listening = await app.listen({ host: config.host, port: config.port })
  app.log.level = config.logLevel
  if (!config.publicUrl) address = listening

  const tidying = setInterval(tidy, TIDY_MS)
  tidying.unref()
  // Mails of servers that died, and those whose pause is over.
  const sending = setInterval(() => sendMails().catch(() => {}), MAILS_MS)
  sending.unref()
  // Lists of servers that died, and those whose pause is over.
  const working = setInterval(() => workOnLists(), LISTS_MS)
  working.unref()

  console.log(
    startScreen({
      address,
      database: description,
      mail: config.smtpUrl ? `by SMTP, ${new URL(config.smtpUrl).host}` : resolve(outbox),
      payments: config.stripe ? 'stripe' : config.developmentDoors ? 'sandbox' : 'off',
      model: config.model ? `${config.model.provider}/${config.model.model}` : null,
      check: config.model?.check
        ? `${config.model.check.provider}/${config.model.check.model}`
        : null,
      ollama: await ollama,
      research: config.research !== null,
      outbox: config.smtpUrl || !config.developmentDoors ? null : `${address}/dev/outbox`,
    }),
  )

  // The first visitor does not wait for the indexes.
  setImmediate(() => {
    const { titles } = catalogue()
    titles.used()
    titles.descriptions()
  })

  let stopping = false
  const stopOnce = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    clearInterval(tidying)
    clearInterval(sending)
    clearInterval(working)
    await stop()
    await eye.close()
    await reader.close()
    await speller.close()
    labelFile?.close()
    await close()
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
}
