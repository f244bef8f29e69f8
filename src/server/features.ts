import { join } from 'node:path'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Describer } from '#engine/describe/describer.ts'
import type { Engine } from '#engine/engine.ts'
import type { FollowUps } from '#engine/follow-up.ts'
import { createAccountExport } from './accounts/account-export.ts'
import { createExportStore } from './accounts/export-store.ts'
import { createOwnAccountService } from './accounts/own-account.ts'
import { createOwnAccountStore } from './accounts/own-account-store.ts'
import { createPasskeys } from './accounts/passkeys/passkeys.ts'
import { createPasskeyStore } from './accounts/passkeys/store.ts'
import { createSecondFactors } from './accounts/second-factor.ts'
import { createSecondFactorStore } from './accounts/second-factor-store.ts'
import { createAccountService } from './accounts/service.ts'
import { createAccountStore } from './accounts/store.ts'
import type { User } from './accounts/user.ts'
import { createWantedMails } from './accounts/wanted-mails.ts'
import { createHistoryService } from './analysis/history-service.ts'
import { createHistoryStore } from './analysis/history-store.ts'
import { createKeptPictures } from './analysis/kept-pictures.ts'
import { createAnalysisService } from './analysis/service.ts'
import { createAnalysisStore } from './analysis/store.ts'
import { createBilling } from './billing/billing.ts'
import { createBulk } from './bulk/bulk.ts'
import { mostBytesOfList } from './bulk/read-list.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/tables.ts'
import { createDescriptionService } from './descriptions/service.ts'
import { createDescriptionStore } from './descriptions/store.ts'
import { createPrinter } from './exports/pdf/printer.ts'
import { createPictures } from './exports/pictures.ts'
import { publicPages } from './exports/public-page.ts'
import { createExportService } from './exports/service.ts'
import { createExportedHistory } from './exports/store.ts'
import { fileUploads } from './http/file-uploads.ts'
import type { Limits } from './http/limits.ts'
import { createIdempotency } from './idempotency/service.ts'
import { createKeyService } from './keys/service.ts'
import { createMail } from './mail/mail.ts'
import type { Transport } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import { createPhotographs } from './photographs/photographs.ts'
import { createQuestionService } from './questions/service.ts'
import { createQuestionStore } from './questions/store.ts'
import { createResearchStore } from './research/store.ts'
import type { Running } from './running.ts'
import { createShareService } from './shares/service.ts'
import { createPackStore } from './usage/packs.ts'
import { createUsageService } from './usage/service.ts'
import { createUsageStore } from './usage/store.ts'

/** What the app is made of; serve.ts brings the real parts, tests bring theirs. */
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

/** The parts of the product that know no routes, joined to each other. */
export async function createFeatures(
  parts: Parts,
  { app, running }: { app: FastifyInstance; running: Running },
) {
  const { config, db, engine, clock, limits, followUps, describer, wakeEye = () => {} } = parts
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
  const secondFactors = createSecondFactors({
    store: createSecondFactorStore(db),
    ...{ mails, clock, secretKey: parts.secretKey, tries: limits.secondFactorsByUser },
  })
  const passkeys = createPasskeys({
    store: createPasskeyStore(db),
    ...{ mails, clock, secretKey: parts.secretKey, publicUrl: parts.publicUrl },
  })
  const accounts = createAccountService({
    store: accountStore,
    secondFactors,
    mails,
    clock,
    secretKey: parts.secretKey,
  })
  const packs = createPackStore(db)
  const usage = createUsageService({ store: createUsageStore(db), packs, clock })
  const analyses = createAnalysisStore(db)
  const asking = { engine, analyses, usage, clock }
  const analysis = createAnalysisService({ ...asking, uncounted: limits.uncountedByUser })
  const questionStore = createQuestionStore(db)
  const questions = createQuestionService({
    followUps,
    questions: questionStore,
    analyses,
    usage,
    clock,
  })
  const descriptionStore = createDescriptionStore(db)
  const descriptions = createDescriptionService({
    describer,
    descriptions: descriptionStore,
    usage,
    clock,
  })
  const history = createHistoryService({
    history: createHistoryStore(db, engine.worksNamed),
    engine,
    clock,
  })
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
  const accountExport = createAccountExport({
    store: createExportStore(db, questions.answered),
    clock,
  })
  const uploads = fileUploads(config.dataDir, { whenBegun: wakeEye, mostBytesOfList })
  const idempotency = createIdempotency({ db, clock })

  return {
    accounts,
    accountExport,
    analysis,
    billing: billing.service,
    bulk,
    descriptions,
    exports,
    history,
    idempotency,
    keptPictures,
    keys: createKeyService({ db, clock }),
    mail,
    own,
    passkeys,
    photographs,
    printer,
    questions,
    secondFactors,
    shares: createShareService({ db, engine, keptPictures, clock }),
    uploads,
    usage,
    /** Give back what died with an earlier process, and delete what has run out. */
    tidying: [
      uploads.pictures.sweep,
      uploads.artworks.sweep,
      uploads.lists.sweep,
      bulk.sweepPhotos,
      usage.recover,
      questions.recover,
      usage.expirePacks,
      billing.tidy,
      () => accountStore.sweep(clock()),
      passkeys.sweep,
      mail.sweep,
      history.purge,
      history.index,
      descriptions.purge,
      idempotency.sweep,
      bulk.service.sweep,
      () => createResearchStore(db).sweep(clock()),
    ],
  }
}
