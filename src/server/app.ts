import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { createDevices } from './accounts/devices.ts'
import { ownAccountRoutes } from './accounts/own-account-routes.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { createRequireUser } from './accounts/require-user.ts'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor-routes.ts'
import { createComplaints } from './admin/complaints.ts'
import { createRequireAdmin } from './admin/require-admin.ts'
import { adminRoutes } from './admin/routes.ts'
import { createAdminService } from './admin/service.ts'
import { historyRoutes } from './analysis/history-routes.ts'
import { keptPictureRoutes } from './analysis/kept-picture-routes.ts'
import { createPictureAdmission } from './analysis/picture-admission.ts'
import { pictureRoutes } from './analysis/picture-routes.ts'
import { analysisRoutes } from './analysis/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { descriptionRoutes } from './descriptions/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { createFeatures, type Parts } from './features.ts'
import type { Api } from './http/api.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoute } from './http/metrics-route.ts'
import { openHttp } from './http/open-http.ts'
import { servePages } from './http/pages.ts'
import { admitKeys } from './keys/admit-keys.ts'
import { keyRoutes } from './keys/routes.ts'
import { outboxPage } from './mail/outbox-page.ts'
import { photographRoutes } from './photographs/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { createRunning } from './running.ts'
import { shareRoutes } from './shares/routes.ts'
import { createTidying } from './tidying.ts'
import { createCounted } from './usage/counted.ts'
import { usageRoutes } from './usage/routes.ts'

/**
 * What runs at a stop may finish for so long. With all that follows, a stop takes less than 15
 * seconds.
 */
const PATIENCE_MS = 8000
/** Connections that are still open after this are closed. */
const LAST_BYTES_MS = 1000

export async function createApp(parts: Parts) {
  const { config, db, clock, limits, wakeEye = () => {} } = parts
  const https = parts.publicUrl().startsWith('https:')
  const app = await openHttp({ ...parts, https })
  const running = createRunning()
  const features = await createFeatures(parts, { app, running })
  const { accounts, bulk, mail, uploads, usage } = features
  const requireUser = createRequireUser(accounts)
  await app.register(multipart)

  await app.register(async (scope) => {
    admitKeys(scope, { keys: features.keys, requests: limits.requestsByKey })
    const api: Api = scope.withTypeProvider()
    const given = { ...features, requireUser, limits, running, clock }
    healthRoutes(api, { db, isStopping: running.isStopping })
    metricsRoute(api, { metrics: parts.metrics, config })
    const devices = createDevices({ secretKey: parts.secretKey, https })
    accountRoutes(api, { ...given, admins: config.admins, devices })
    passkeyRoutes(api, { ...given, devices })
    ownAccountRoutes(api, given)
    secondFactorRoutes(api, given)
    keyRoutes(api, given)
    usageRoutes(api, { ...given, counted: createCounted(db) })
    billingRoutes(api, given)
    adminRoutes(api, {
      admin: createAdminService({ ...given, db, sendMails: mail.sendDue }),
      complaints: createComplaints({ ...given, db }),
      requireAdmin: createRequireAdmin({ ...given, admins: config.admins }),
    })
    analysisRoutes(api, { ...given, questionsOf: features.questions.answered })
    const admission = createPictureAdmission({ usage })
    pictureRoutes(api, { ...given, admission, uploads: uploads.pictures, wakeEye })
    descriptionRoutes(api, { ...given, uploads: uploads.artworks })
    historyRoutes(api, given)
    questionRoutes(api, given)
    keptPictureRoutes(api, given)
    exportRoutes(api, given)
    shareRoutes(api, given)
    bulkRoutes(api, { ...given, bulk: bulk.service, results: bulk.results, uploads: uploads.lists })
    photographRoutes(api, given)
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
    tidy: createTidying(features.tidying, (error) =>
      app.log.error({ err: error }, 'a step of tidying failed'),
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
      await features.printer.close()
      await mail.stop()
    },
  }
}
