import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyServerOptions } from 'fastify'
import type { Describer } from '#engine/describe/describer.ts'
import type { Engine } from '#engine/engine.ts'
import type { FollowUps } from '#engine/follow-up.ts'
import { createAccountExport } from './accounts/account-export.ts'
import { createExportStore } from './accounts/export-store.ts'
import { createOwnAccountService } from './accounts/own-account.ts'
import { ownAccountRoutes } from './accounts/own-account-routes.ts'
import { createOwnAccountStore } from './accounts/own-account-store.ts'
import { createRequireUser } from './accounts/require-user.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createAccountService } from './accounts/service.ts'
import { createAccountStore } from './accounts/store.ts'
import { historyRoutes } from './analysis/history-routes.ts'
import { createHistoryService } from './analysis/history-service.ts'
import { createHistoryStore } from './analysis/history-store.ts'
import { keptPictureRoutes } from './analysis/kept-picture-routes.ts'
import { createKeptPictures } from './analysis/kept-pictures.ts'
import { pictureRoutes } from './analysis/picture-routes.ts'
import { analysisRoutes } from './analysis/routes.ts'
import { createAnalysisService } from './analysis/service.ts'
import { createAnalysisStore } from './analysis/store.ts'
import { createBackground } from './background.ts'
import { createBilling } from './billing/billing.ts'
import { billingRoutes } from './billing/routes.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/tables.ts'
import { descriptionRoutes } from './descriptions/routes.ts'
import { createDescriptionService } from './descriptions/service.ts'
import { createDescriptionStore } from './descriptions/store.ts'
import { createPrinter } from './exports/pdf/printer.ts'
import { createPictures } from './exports/pictures.ts'
import { exportRoutes } from './exports/routes.ts'
import { createExportService } from './exports/service.ts'
import { createExportedHistory } from './exports/store.ts'
import type { Api } from './http/api.ts'
import { healthRoutes } from './http/health.ts'
import type { Limits } from './http/limits.ts'
import { metricsRoute } from './http/metrics-route.ts'
import { openHttp } from './http/open-http.ts'
import { servePages } from './http/pages.ts'
import { createUploads } from './http/uploads.ts'
import { createMailer, type Transport } from './mail/mailer.ts'
import { outboxPage } from './mail/outbox-page.ts'
import type { Metrics } from './metrics.ts'
import { createPhotographs } from './photographs/photographs.ts'
import { photographRoutes } from './photographs/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { createQuestionService } from './questions/service.ts'
import { createQuestionStore } from './questions/store.ts'
import { createResearchStore } from './research/store.ts'
import { createRunning } from './running.ts'
import { createTidying } from './tidying.ts'
import { createPackStore } from './usage/packs.ts'
import { usageRoutes } from './usage/routes.ts'
import { createUsageService } from './usage/service.ts'
import { createUsageStore } from './usage/store.ts'

const PATIENCE_MS = 10_000

/** What the app is made of; main.js brings the real parts, tests bring theirs. */
export interface Parts {
  config: Config
  db: Database
  engine: Engine
  describer: Describer
  metrics: Metrics
  /** Called when a picture is on its way, so that it does not wait for what looks at it. */
  wakeEye?: () => void
  followUps: FollowUps
  transport: Transport
  limits: Limits
  clock: Clock
  secretKey: string
  publicUrl: () => string
  /** Where the built pages are; null serves the API only. */
  pagesFolder: string | null
  logger: FastifyServerOptions['logger']
}

export async function createApp(parts: Parts) {
  const { config, db, clock, limits, wakeEye = () => {} } = parts
  const https = parts.publicUrl().startsWith('https:')
  const app = openHttp({ config, https, logger: parts.logger })
  const background = createBackground((error) =>
    app.log.error({ err: error }, 'work in the background failed'),
  )
  const running = createRunning()
  const accountStore = createAccountStore(db)
  const mailer = createMailer(parts.transport, parts.publicUrl, config.supportEmail)
  const accounts = createAccountService({
    store: accountStore,
    mailer,
    background,
    clock,
    secretKey: parts.secretKey,
  })
  const packs = createPackStore(db)
  const usage = createUsageService({ store: createUsageStore(db), packs, clock })
  const analyses = createAnalysisStore(db)
  const analysis = createAnalysisService({
    engine: parts.engine,
    analyses,
    usage,
    uncounted: limits.uncountedByUser,
    clock,
  })
  const questions = createQuestionService({
    followUps: parts.followUps,
    questions: createQuestionStore(db),
    analyses,
    usage,
    clock,
  })
  const descriptions = createDescriptionService({
    describer: parts.describer,
    descriptions: createDescriptionStore(db),
    usage,
    clock,
  })
  const history = createHistoryService({ history: createHistoryStore(db), clock })
  const keptPictures = createKeptPictures(db)
  const photographs = createPhotographs(join(config.dataDir, 'photographs'), app.log)
  const printer = createPrinter()
  const exports = createExportService({
    savedAnalysis: async (user, id) => ({
      ...(await analysis.ofUser(user, id)),
      questions: await questions.answered(id),
    }),
    exported: createExportedHistory(db),
    usage,
    pictures: createPictures({
      keptPictures,
      photographs,
      studies: parts.pagesFolder && join(parts.pagesFolder, 'studies'),
    }),
    printer,
    clock,
  })
  const billing = await createBilling({
    app,
    db,
    packs,
    accounts: accountStore,
    mailer,
    background,
    clock,
    secretKey: parts.secretKey,
    publicUrl: parts.publicUrl,
    stripe: config.stripe,
    production: config.production,
  })
  const own = createOwnAccountService({
    own: createOwnAccountStore(db),
    accounts: accountStore,
    mailer,
    background,
    beforeClosing: billing.leave,
    forgetPaymentsWithin: billing.forgetPaymentsWithin,
  })
  const accountExport = createAccountExport({ store: createExportStore(db), clock })
  const requireUser = createRequireUser(accounts)
  const pictures = createUploads({
    folder: join(config.dataDir, 'pictures'),
    field: 'file',
    whenBegun: wakeEye,
  })
  const artworks = createUploads({
    folder: join(config.dataDir, 'own-artworks'),
    field: 'artwork',
    whenBegun: wakeEye,
    missing: 'Please select an image first',
  })
  await app.register(multipart)

  await app.register(async (scope) => {
    const api: Api = scope.withTypeProvider()
    healthRoutes(api, { db, isStopping: running.isStopping })
    metricsRoute(api, { metrics: parts.metrics, config })
    accountRoutes(api, { accounts, requireUser, limits })
    ownAccountRoutes(api, { own, accountExport, requireUser, limits, running, clock })
    usageRoutes(api, { usage, requireUser })
    billingRoutes(api, { billing: billing.service, requireUser, limits })
    analysisRoutes(api, { analysis, questions, requireUser, limits, running })
    pictureRoutes(api, { analysis, requireUser, limits, running, uploads: pictures, wakeEye })
    descriptionRoutes(api, { descriptions, requireUser, limits, running, uploads: artworks })
    historyRoutes(api, { history, requireUser })
    questionRoutes(api, { questions, requireUser, limits, running })
    keptPictureRoutes(api, { keptPictures, requireUser })
    exportRoutes(api, { exports, requireUser, limits, running, clock })
    photographRoutes(api, { photographs })
  })
  if (!config.smtpUrl && !config.production) outboxPage(app, join(config.dataDir, 'outbox'))
  await servePages(app, parts.pagesFolder, {
    origin: parts.publicUrl,
    supportEmail: config.supportEmail,
    analytics: config.analytics,
  })

  return {
    app,
    /** Gives back what died with an earlier process, and deletes what has run out. */
    tidy: createTidying(
      [
        pictures.sweep,
        artworks.sweep,
        usage.recover,
        questions.recover,
        usage.expirePacks,
        billing.tidy,
        () => accountStore.sweep(clock()),
        history.purge,
        history.index,
        descriptions.purge,
        () => createResearchStore(db).sweep(clock()),
      ],
      (error) => app.log.error({ err: error }, 'a step of tidying failed'),
    ),
    /** Mails on their way are sent. */
    settled: background.settled,
    /** Lets running answers finish, sends the last mails, and closes. */
    async stop(): Promise<void> {
      await running.close(PATIENCE_MS)
      await app.close()
      await printer.close()
      await background.settled()
    },
  }
}
