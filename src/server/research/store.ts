import type { ResearchCache } from '#engine/research/live/kept.ts'
import type { Database } from '../db/tables.ts'

/** So long what was read may stand in where a source fails. */
const KEPT_MS = 90 * 24 * 3600 * 1000

/** What is kept of what open sources said. */
export function createResearchStore(db: Database) {
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

    async sweep(now: number): Promise<void> {
      await db
        .deleteFrom('research')
        .where('read_at', '<', now - KEPT_MS)
        .execute()
    },
  } satisfies ResearchCache & { sweep(now: number): Promise<void> }
}
