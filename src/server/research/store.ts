import type { ResearchCache } from '#engine/gather/live/kept.ts'
import type { Database } from '../db/tables.ts'

/** So long what was read may stand in where a source fails. */
const KEPT_MS = 90 * 24 * 3600 * 1000
/**
 * Any name that is typed may leave a reading, and one that leads to no work costs nothing: they
 * must not fill the disk.
 */
const MOST_READINGS = 20_000

/** What is kept of what open sources said. */
export function createResearchStore(db: Database, most = MOST_READINGS) {
  return {
    async find(subject, language) {
      const row = await db
        .selectFrom('research')
        .select(['body', 'read_at'])
        .where('subject', '=', subject)
        .where('language', '=', language)
        .executeTakeFirst()
      return row ? { body: row.body, readAt: row.read_at } : null
    },

    async keep(subject, language, { body, readAt }) {
      await db
        .insertInto('research')
        .values({ subject, language, body, read_at: readAt })
        .onConflict((conflict) =>
          conflict.columns(['subject', 'language']).doUpdateSet({ body, read_at: readAt }),
        )
        .execute()
    },

    /** Forgets what is too old, and of more readings than are kept the oldest. */
    async sweep(now: number): Promise<void> {
      const oldest = await db
        .selectFrom('research')
        .select('read_at')
        .orderBy('read_at', 'desc')
        .offset(most - 1)
        .limit(1)
        .executeTakeFirst()
      await db
        .deleteFrom('research')
        .where('read_at', '<', Math.max(now - KEPT_MS, oldest?.read_at ?? 0))
        .execute()
    },
  } satisfies ResearchCache & { sweep(now: number): Promise<void> }
}
