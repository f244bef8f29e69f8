import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Api } from './api.ts'

/** /healthz: this process runs. /readyz: it can do its work, and is not stopping. */
export function healthRoutes(
  api: Api,
  { db, isStopping }: { db: Database; isStopping: () => boolean },
): void {
  const options = { schema: { hide: true }, logLevel: 'silent' as const }
  api.get('/healthz', options, async () => ({ status: 'ok' }))
  api.get('/readyz', options, async () => {
    if (isStopping()) throw new AppError('restarting')
    try {
      await sql`select 1`.execute(db)
    } catch {
      throw new AppError('temporarily_unavailable')
    }
    return { status: 'ready' }
  })
}
