import type { Kysely } from 'kysely'

/**
 * The index of searches knows the works, too: it is made anew. Until then the analyses are read.
 */
export async function up(
  db: Kysely<{ history_words: object; history: { place: number | null } }>,
): Promise<void> {
  await db.deleteFrom('history_words').execute()
  await db.updateTable('history').set({ place: null }).execute()
}
