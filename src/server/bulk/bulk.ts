import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '#engine/engine.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { User } from '../accounts/store.ts'
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
import type { UsageService } from '../usage/service.ts'
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
  exports: Pick<ExportService, 'printed'>
  running: Running
  mails: Mails
  clock: Clock
  publicUrl: () => string
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Lists of works: their rules, the worker that answers their rows, and the results as files. */
export function createBulk(parts: Parts) {
  const { db, engine, analyses, usage, uncounted, savedAnalysis, exports, clock, publicUrl, log, ...rest } =
    parts
  const runner = createBulkRunner({
    ...rest,
    queue: createBulkQueue(db),
    analysis: createAnalysisService({ engine, analyses, usage, uncounted, clock }),
    clock,
    onFault: (error) => log.error({ err: error }, 'a row of a list was not answered'),
  })
  const service = createBulkService({
    store: createBulkStore(db),
    engine,
    analyses,
    clock,
    wake: () => void runner.work(),
  })
  const markdownOf = (kept: KeptAnalysis) => markdownFile(documentOf(kept))
  const results = createBulkResults({
    bulk: service,
    savedAnalysis,
    markdownOf,
    printed: exports.printed,
    publicUrl,
    clock,
  })
  return { service, results, work: runner.work }
}
