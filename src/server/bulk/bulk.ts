import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '#engine/engine.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { User } from '../accounts/user.ts'
import { createAnalysisService } from '../analysis/service.ts'
import type { AnalysisStore } from '../analysis/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { documentOf } from '../exports/document.ts'
import { markdownFile } from '../exports/markdown.ts'
import type { ExportService } from '../exports/service.ts'
import type { Limit } from '../http/limits.ts'
import type { Mails } from '../mail/sender.ts'
import type { Running } from '../running.ts'
import { monthOf } from '../usage/policy.ts'
import type { UsageService } from '../usage/service.ts'
import { createLooker } from './photos/looker.ts'
import { createLookingStore } from './photos/looking-store.ts'
import { createPhotoFolder } from './photos/photo-folder.ts'
import { createBulkQueue } from './queue.ts'
import { createBulkResults } from './results.ts'
import { createBulkRunner } from './runner.ts'
import { createBulkService } from './service.ts'
import { createBulkStore } from './store.ts'

interface Parts {
  db: Database
  engine: Engine
  analyses: AnalysisStore
  usage: UsageService
  /** How often an hour a user's lists may ask about what does not count. */
  uncounted: Limit
  savedAnalysis: (user: User, id: string) => Promise<KeptAnalysis>
  exports: Pick<ExportService, 'printed' | 'booklet'>
  running: Running
  mails: Mails
  clock: Clock
  publicUrl: () => string
  /** Our folder: photos of lists wait in it to be looked at. */
  dataDir: string
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Lists of works: their rules, the worker that answers their rows, and the results as files. */
export function createBulk(parts: Parts) {
  const {
    db,
    engine,
    analyses,
    usage,
    uncounted,
    savedAnalysis,
    exports,
    clock,
    publicUrl,
    log,
    ...rest
  } = parts
  const store = createBulkStore(db)
  const photos = createPhotoFolder(join(parts.dataDir, 'list-photos'))
  const looker = createLooker({
    store: createLookingStore(db),
    ...{ photos, engine, clock, running: parts.running, rowsOf: store.allRows },
    paidBy: (userId) => analyses.paidSince(userId, Date.parse(`${monthOf(clock())}-01`)),
    onFault: (error) => log.error({ err: error }, 'a photo of a list was not looked at'),
  })
  const runner = createBulkRunner({
    ...rest,
    queue: createBulkQueue(db),
    analysis: createAnalysisService({ engine, analyses, usage, uncounted, clock }),
    clock,
    onFault: (error) => log.error({ err: error }, 'a row of a list was not answered'),
  })
  const work = async () => {
    await Promise.all([looker.work(), runner.work()])
  }
  const service = createBulkService({
    ...{ store, engine, analyses, photos, clock },
    wake: () => void work(),
  })
  const markdownOf = (kept: KeptAnalysis) => markdownFile(documentOf(kept))
  const results = createBulkResults({
    bulk: service,
    savedAnalysis,
    markdownOf,
    printed: exports.printed,
    booklet: exports.booklet,
    publicUrl,
    clock,
  })
  return { service, results, work, sweepPhotos: looker.sweep }
}
