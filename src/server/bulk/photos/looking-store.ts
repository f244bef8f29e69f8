import type { Transaction } from 'kysely'
import type { Database, Tables } from '#server/db/tables.ts'
import type { BulkJobState } from '#shared/api/bulk.ts'
import type { Problem } from '#shared/errors/table.ts'
import { asNumber, type KeptRow, keptRowOf } from '../kept-row.ts'

/** What was found in a photo. */
export type Found = Pick<KeptRow, 'state' | 'work' | 'works' | 'counts' | 'error' | 'seen'>

const GONE: Problem = { code: 'photo_gone', params: {} }

/** What is kept of lists whose photos are looked at. */
export function createLookingStore(db: Database) {
  const jobs = (within: Database | Transaction<Tables>) =>
    within.updateTable('bulk_jobs').where('state', '=', 'checking')

  return {
    async stateOf(listId: string): Promise<{ state: BulkJobState; userId: string } | null> {
      const row = await db
        .selectFrom('bulk_jobs')
        .select(['state', 'user_id as userId'])
        .where('id', '=', listId)
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * The next row whose photo has not been looked at: it is begun from now on. Null: there is
     * none.
     */
    async begin(listId: string): Promise<KeptRow | null> {
      const next = db
        .selectFrom('bulk_rows')
        .select((of) => of.fn.min('row').as('row'))
        .where('job_id', '=', listId)
        .where('state', '=', 'looking')
      const begun = await db
        .updateTable('bulk_rows')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('job_id', '=', listId)
        .where('row', '=', next)
        .where('state', '=', 'looking')
        .returningAll()
        .executeTakeFirst()
      return begun ? keptRowOf(begun) : null
    },

    /** A photo that nobody could look at just now is no try. */
    async unbegin(listId: string, row: number): Promise<void> {
      await db
        .updateTable('bulk_rows')
        .set((set) => ({ tries: set('tries', '-', 1) }))
        .where('job_id', '=', listId)
        .where('row', '=', row)
        .where('state', '=', 'looking')
        .execute()
    },

    /** Notes what was found. Whoever else has looked at the same photo comes too late. */
    async end(
      listId: string,
      row: number,
      { state, work, works, counts, error, seen }: Found,
    ): Promise<void> {
      await db
        .updateTable('bulk_rows')
        .set({
          state,
          work: work && JSON.stringify(work),
          works: JSON.stringify(works),
          tries: 0,
          seen,
        })
        .set({ counts: asNumber(counts), error: error && JSON.stringify(error) })
        .where('job_id', '=', listId)
        .where('row', '=', row)
        .where('state', '=', 'looking')
        .execute()
    },

    /** A list whose photos have all been looked at is checked. */
    async finish(listId: string): Promise<void> {
      await jobs(db).set({ state: 'checked' }).where('id', '=', listId).execute()
    },

    /**
     * Lists that came before a moment are checked with what was looked at; the photos of the rest
     * are gone.
     */
    async giveUp(before: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const late = await tx
          .selectFrom('bulk_jobs')
          .select('id')
          .where('state', '=', 'checking')
          .where('created_at', '<=', before)
          .execute()
        if (late.length === 0) return
        const ids = late.map(({ id }) => id)
        await tx
          .updateTable('bulk_rows')
          .set({ state: 'failed', counts: 0, error: JSON.stringify(GONE) })
          .where('job_id', 'in', ids)
          .where('state', '=', 'looking')
          .execute()
        await jobs(tx).set({ state: 'checked' }).where('id', 'in', ids).execute()
      })
    },
  }
}
export type LookingStore = ReturnType<typeof createLookingStore>
