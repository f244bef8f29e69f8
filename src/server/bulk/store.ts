import type { Transaction } from 'kysely'
import {
  type BulkJob,
  type BulkJobState,
  type BulkState,
  type BulkWork,
  bulkPages,
} from '#shared/api/bulk.ts'
import { BULK_PAGE_SIZE } from '#shared/limits.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { asJob } from './kept-job.ts'
import { asNumber, type KeptRow, keptRowOf, WAITING } from './kept-row.ts'

export interface NewJob {
  id: string
  userId: string
  name: string
  createdAt: number
}

/** A list that is to be kept, where no more than `most` are held. */
interface Wanted {
  id: string
  most: number
  hasPhotos: boolean
}

/** What is kept of lists, as their owners see them. */
export function createBulkStore(db: Database) {
  async function talliesOf(userId: string, jobId?: string) {
    const rows = await db
      .selectFrom('bulk_rows')
      .select([
        'job_id',
        'state',
        'counts',
        (count) => count.fn.countAll<number | string>().as('rows'),
      ])
      .where('user_id', '=', userId)
      .$if(jobId !== undefined, (query) => query.where('job_id', '=', jobId ?? ''))
      .groupBy(['job_id', 'state', 'counts'])
      .execute()
    return Map.groupBy(
      rows.map((row) => ({ ...row, rows: Number(row.rows) })),
      (row) => row.job_id,
    )
  }

  const jobs = (userId: string) =>
    db
      .selectFrom('bulk_jobs')
      .select(['id', 'name', 'created_at', 'state', 'error'])
      .where('user_id', '=', userId)

  const setState = (tx: Transaction<Tables>, userId: string, id: string, state: BulkJobState) =>
    tx.updateTable('bulk_jobs').set({ state }).where('user_id', '=', userId).where('id', '=', id)

  /** Why a user may not send another list now, or null. */
  async function refusalOf(
    within: Database | Transaction<Tables>,
    userId: string,
    { id, most, hasPhotos }: Wanted,
  ): Promise<'tooMany' | 'otherPhotos' | null> {
    const held = await within
      .selectFrom('bulk_jobs')
      .select('state')
      .where('user_id', '=', userId)
      // A repeated request may find that its list is kept already.
      .where('id', '!=', id)
      .execute()
    if (held.length >= most) return 'tooMany'
    return hasPhotos && held.some(({ state }) => state === 'checking') ? 'otherPhotos' : null
  }

  return {
    /** Why `add` would refuse a list, or null: before its photos are unpacked. */
    refusalOf: (userId: string, wanted: Wanted) => refusalOf(db, userId, wanted),

    /**
     * Keeps a list, checked but for its photos. Not where the user holds `most` lists already, nor
     * photos where those of another list are still looked at.
     */
    async add(
      { id, userId, name, createdAt }: NewJob,
      rows: readonly KeptRow[],
      most: number,
    ): Promise<'kept' | 'tooMany' | 'otherPhotos'> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const isLookedAt = rows.some(({ state }) => state === 'looking')
        const refusal = await refusalOf(tx, userId, { id, most, hasPhotos: isLookedAt })
        if (refusal !== null) return refusal
        const still = {
          error: null,
          started_at: null,
          served_at: 0,
          due_at: 0,
          holder: '',
          held_until: 0,
        }
        await tx
          .insertInto('bulk_jobs')
          .values({
            id,
            user_id: userId,
            name,
            created_at: createdAt,
            state: isLookedAt ? 'checking' : 'checked',
            mailed_at: null,
            ...still,
          })
          .execute()
        const values = rows.map(({ answerId, request, work, works, counts, error, ...row }) => ({
          ...row,
          job_id: id,
          user_id: userId,
          request: JSON.stringify(request),
          answer_id: answerId,
          work: work && JSON.stringify(work),
          works: JSON.stringify(works),
          counts: asNumber(counts),
          error: error && JSON.stringify(error),
        }))
        await tx.insertInto('bulk_rows').values(values).execute()
        return 'kept'
      })
    },

    /** The newest first. */
    async ofUser(userId: string): Promise<BulkJob[]> {
      const rows = await jobs(userId).orderBy('created_at', 'desc').orderBy('id').execute()
      const tallies = await talliesOf(userId)
      return rows.map((row) => asJob(row, tallies.get(row.id) ?? []))
    },

    async one(userId: string, id: string): Promise<BulkJob | null> {
      const row = await jobs(userId).where('id', '=', id).executeTakeFirst()
      return row ? asJob(row, (await talliesOf(userId, id)).get(id) ?? []) : null
    },

    async page(userId: string, id: string, state: BulkState | undefined, page: number) {
      const query = db
        .selectFrom('bulk_rows')
        .where('user_id', '=', userId)
        .where('job_id', '=', id)
      const asked = state === undefined ? query : query.where('state', '=', state)
      const { held } = await asked
        .select((count) => count.fn.countAll<number | string>().as('held'))
        .executeTakeFirstOrThrow()
      const rows = await asked
        .selectAll()
        .orderBy('row')
        .limit(BULK_PAGE_SIZE)
        .offset((page - 1) * BULK_PAGE_SIZE)
        .execute()
      return { rows: rows.map(keptRowOf), pages: bulkPages(Number(held)) }
    },

    async allRows(userId: string, id: string): Promise<KeptRow[]> {
      const rows = await db
        .selectFrom('bulk_rows')
        .selectAll()
        .where('user_id', '=', userId)
        .where('job_id', '=', id)
        .orderBy('row')
        .execute()
      return rows.map(keptRowOf)
    },

    /** False where the list is in none of the states `from`. */
    async change(
      userId: string,
      id: string,
      { from, to, now }: { from: readonly BulkJobState[]; to: BulkJobState; now: number },
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const changed = await setState(tx, userId, id, to)
          .set({ error: null, due_at: 0 })
          .$if(to === 'running', (query) =>
            query.set((set) => ({
              started_at: set.fn.coalesce('started_at', set.val(now)),
              served_at: now,
            })),
          )
          .where('state', 'in', from)
          .executeTakeFirst()
        // Nothing of a cancelled list is asked any more: what was seen in its photos is of no use.
        if (to === 'cancelled' && changed.numUpdatedRows > 0n)
          await tx.updateTable('bulk_rows').set({ seen: null }).where('job_id', '=', id).execute()
        return changed.numUpdatedRows > 0n
      })
    },

    /**
     * Sets which work a row means, unless its answer has been begun. A list that had come to its
     * end goes on.
     */
    async choose(
      userId: string,
      id: string,
      row: number,
      { work, works, counts }: { work: BulkWork; works: BulkWork[]; counts: boolean | null },
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const chosen = await tx
          .updateTable('bulk_rows')
          .set({
            state: 'known',
            work: JSON.stringify(work),
            chosen: work.slug,
            works: JSON.stringify(works),
          })
          .set({ counts: asNumber(counts), error: null, tries: 0 })
          .where('user_id', '=', userId)
          .where('job_id', '=', id)
          .where('row', '=', row)
          .where((is) =>
            is.or([
              is('state', 'in', ['choice', 'unknown']),
              is.and([is('state', 'in', WAITING), is('tries', '=', 0)]),
            ]),
          )
          .executeTakeFirst()
        if (chosen.numUpdatedRows === 0n) return false
        await setState(tx, userId, id, 'running').where('state', '=', 'done').execute()
        return true
      })
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('bulk_jobs')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async sweep(until: number): Promise<void> {
      await db.deleteFrom('bulk_jobs').where('created_at', '<=', until).execute()
    },
  }
}
export type BulkStore = ReturnType<typeof createBulkStore>
