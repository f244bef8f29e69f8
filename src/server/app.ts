import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyServerOptions } from 'fastify'
import type { Describer } from '#engine/describe/describer.ts'
import type { Engine } from '#engine/engine.ts'
import type { FollowUps } from '#engine/follow-up.ts'
import { createAccountExport } from './accounts/account-export.ts'
import { createDevices } from './accounts/devices.ts'
import { createExportStore } from './accounts/export-store.ts'
import { createOwnAccountService } from './accounts/own-account.ts'
import { ownAccountRoutes } from './accounts/own-account-routes.ts'
import { createOwnAccountStore } from './accounts/own-account-store.ts'
import { createRequireUser } from './accounts/require-user.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createAccountService } from './accounts/service.ts'
import { createAccountStore, type User } from './accounts/store.ts'
import { createWantedMails } from './accounts/wanted-mails.ts'
import { historyRoutes } from './analysis/history-routes.ts'
import { createHistoryService } from './analysis/history-service.ts'
import { createHistoryStore } from './analysis/history-store.ts'
import { keptPictureRoutes } from './analysis/kept-picture-routes.ts'
import { createKeptPictures } from './analysis/kept-pictures.ts'
import { createPictureAdmission } from './analysis/picture-admission.ts'
import { pictureRoutes } from './analysis/picture-routes.ts'
import { analysisRoutes } from './analysis/routes.ts'
import { createAnalysisService } from './analysis/service.ts'
import { createAnalysisStore } from './analysis/store.ts'
import { createBilling } from './billing/billing.ts'
import { billingRoutes } from './billing/routes.ts'
import { createBulk } from './bulk/bulk.ts'
import { mostBytesOfList } from './bulk/read-list.ts'
import { bulkRoutes } from './bulk/routes.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/tables.ts'
import { descriptionRoutes } from './descriptions/routes.ts'
import { createDescriptionService } from './descriptions/service.ts'
import { createDescriptionStore } from './descriptions/store.ts'
import { createPrinter } from './exports/pdf/printer.ts'
import { createPictures } from './exports/pictures.ts'
import { publicPages } from './exports/public-page.ts'
import { exportRoutes } from './exports/routes.ts'
import { createExportService } from './exports/service.ts'
import { createExportedHistory } from './exports/store.ts'
import type { Api } from './http/api.ts'
import { fileUploads } from './http/file-uploads.ts'
import { healthRoutes } from './http/health.ts'
import type { Limits } from './http/limits.ts'
import { metricsRoute } from './http/metrics-route.ts'
import { openHttp } from './http/open-http.ts'
import { servePages } from './http/pages.ts'
import { createIdempotency } from './idempotency/service.ts'
import { admitKeys } from './keys/admit-keys.ts'
import { keyRoutes } from './keys/routes.ts'
import { createKeyService } from './keys/service.ts'
import { createMail } from './mail/mail.ts'
import type { Transport } from './mail/mailer.ts'
import { outboxPage } from './mail/outbox-page.ts'
import type { Metrics } from './metrics.ts'
import { createPhotographs } from './photographs/photographs.ts'
import { photographRoutes } from './photographs/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { createQuestionService } from './questions/service.ts'
import { createQuestionStore } from './questions/store.ts'
import { createResearchStore } from './research/store.ts'
import { createRunning } from './running.ts'
import { shareRoutes } from './shares/routes.ts'
import { createShareService } from './shares/service.ts'
import { createTidying } from './tidying.ts'
import { createCounted } from './usage/counted.ts'
import { createPackStore } from './usage/packs.ts'
import { usageRoutes } from './usage/routes.ts'
import { createUsageService } from './usage/service.ts'
import { createUsageStore } from './usage/store.ts'

/** What runs at a stop may finish for so long. With all that follows, a stop takes less than 15 seconds. */
const PATIENCE_MS = 8000
/** Connections that are still open after this are closed. */
const LAST_BYTES_MS = 1000

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
  /** Calls that a busy process works on at once; more are refused. */
  mostAtOnce?: number
}

export async function createApp(parts: Parts) {
  const { config, db, engine, clock, limits, followUps, describer, wakeEye = () => {} } = parts
  const https = parts.publicUrl().startsWith('https:')
  const app = await openHttp({ ...parts, https })
  const running = createRunning()
  const accountStore = createAccountStore(db)
  const { mails, ...mail } = createMail({
    db,
    decide: createWantedMails({ store: accountStore, clock, secretKey: parts.secretKey }),
    clock,
    transport: parts.transport,
    publicUrl: parts.publicUrl,
    supportEmail: config.supportEmail,
    log: app.log,
  })
  const accounts = createAccountService({ store: accountStore, mails, clock, secretKey: parts.secretKey })
  const packs = createPackStore(db)
  const usage = createUsageService({ store: createUsageStore(db), packs, clock })
  const analyses = createAnalysisStore(db)
  const asking = { engine, analyses, usage, clock }
  const analysis = createAnalysisService({ ...asking, uncounted: limits.uncountedByUser })
  const questionStore = createQuestionStore(db)
  const questions = createQuestionService({ followUps, questions: questionStore, analyses, usage, clock })
  const descriptionStore = createDescriptionStore(db)
  const descriptions = createDescriptionService({ describer, descriptions: descriptionStore, usage, clock })
  const history = createHistoryService({ history: createHistoryStore(db, engine.worksNamed), engine, clock })
  const keptPictures = createKeptPictures(db)
  const photographs = createPhotographs(join(config.dataDir, 'photographs'), app.log)
  const printer = createPrinter()
  const savedAnalysis = async (user: User, id: string) => ({
    ...(await analysis.ofUser(user, id)),
    questions: await questions.answered(id),
  })
  const exports = createExportService({
    savedAnalysis,
    exported: createExportedHistory(db),
    usage,
    pictures: createPictures({
      keptPictures,
      photographs,
      studies: parts.pagesFolder && join(parts.pagesFolder, 'studies'),
    }),
    ...{ printer, clock, pageOf: publicPages(parts) },
  })
  const billing = await createBilling({
    app,
    db,
    packs,
    accounts: accountStore,
    mails,
    clock,
    secretKey: parts.secretKey,
    publicUrl: parts.publicUrl,
    stripe: config.stripe,
    developmentDoors: config.developmentDoors,
  })
  const own = createOwnAccountService({
    own: createOwnAccountStore(db),
    accounts: accountStore,
    mails,
    beforeClosing: billing.leave,
    forgetPaymentsWithin: billing.forgetPaymentsWithin,
  })
  const bulk = createBulk({
    ...{ ...asking, uncounted: limits.uncountedInBulk, dataDir: config.dataDir },
    ...{ db, savedAnalysis, exports, running, mails, publicUrl: parts.publicUrl, log: app.log },
  })
  const accountExport = createAccountExport({ store: createExportStore(db, questions.answered), clock })
  const requireUser = createRequireUser(accounts)
  const keys = createKeyService({ db, clock })
  const idempotency = createIdempotency({ db, clock })
  const { pictures, artworks, lists } = fileUploads(config.dataDir, { whenBegun: wakeEye, mostBytesOfList })
  await app.register(multipart)

  await app.register(async (scope) => {
    admitKeys(scope, { keys, requests: limits.requestsByKey })
    const api: Api = scope.withTypeProvider()
    healthRoutes(api, { db, isStopping: running.isStopping })
    metricsRoute(api, { metrics: parts.metrics, config })
    const common = { requireUser, limits, running, idempotency, clock }
    const devices = createDevices({ secretKey: parts.secretKey, https })
    accountRoutes(api, { ...common, accounts, devices })
    ownAccountRoutes(api, { ...common, own, accountExport })
    keyRoutes(api, { ...common, keys })
    usageRoutes(api, { ...common, usage, counted: createCounted(db) })
    billingRoutes(api, { ...common, billing: billing.service })
    analysisRoutes(api, { ...common, analysis, questionsOf: questions.answered })
    const admission = createPictureAdmission({ usage })
    pictureRoutes(api, { ...common, analysis, admission, uploads: pictures, wakeEye })
    descriptionRoutes(api, { ...common, descriptions, uploads: artworks })
    historyRoutes(api, { ...common, history })
    questionRoutes(api, { ...common, questions })
    keptPictureRoutes(api, { ...common, keptPictures })
    exportRoutes(api, { ...common, exports })
    shareRoutes(api, { ...common, shares: createShareService({ db, engine, keptPictures, clock }) })
    bulkRoutes(api, { ...common, bulk: bulk.service, results: bulk.results, uploads: lists })
    photographRoutes(api, { photographs })
  })
  if (!config.smtpUrl && config.developmentDoors) outboxPage(app, join(config.dataDir, 'outbox'))
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
        lists.sweep,
        bulk.sweepPhotos,
        usage.recover,
        questions.recover,
        usage.expirePacks,
        billing.tidy,
        () => accountStore.sweep(clock()),
        mail.sweep,
        history.purge,
        history.index,
        descriptions.purge,
        idempotency.sweep,
        bulk.service.sweep,
        () => createResearchStore(db).sweep(clock()),
      ],
      (error) => app.log.error({ err: error }, 'a step of tidying failed'),
    ),
    /** Answers the rows of lists that are due, until none is. */
    workOnLists: bulk.work,
    /** Begins to send the mails that are due. */
    sendMails: mail.sendDue,
    /** All mails that are due are sent. */
    settled: mail.settled,
    /** Lets running answers finish, and closes. */
    async stop(): Promise<void> {
      await running.close(PATIENCE_MS)
      const cut = setTimeout(() => app.server.closeAllConnections(), LAST_BYTES_MS)
      await app.close()
      clearTimeout(cut)
      await printer.close()
      await mail.stop()
    },
  }
}
