import type { Transaction } from 'kysely'
import type { BulkState } from '#shared/api/bulk.ts'
import type { Problem } from '#shared/errors/table.ts'
import { holdUser } from '../accounts/hold-user.ts'
import { roleAt, type User } from '../accounts/user.ts'
import type { Database, Tables } from '../db/tables.ts'
import { asNumber, type KeptRow, keptRowOf, WAITING } from './kept-row.ts'

export interface Claimed {
  jobId: string
  userId: string
  holder: string
}

/** A list that has come to its end, in numbers of rows. */
interface Done {
  jobId: string
  name: string
  rows: number
  answered: number
  choices: number
}

/** What has become of a row. */
export type Outcome = Pick<KeptRow, 'state' | 'work' | 'works' | 'counts' | 'error'>

type Running = Pick<
  Tables['bulk_jobs'],
  'id' | 'user_id' | 'state' | 'started_at' | 'served_at' | 'due_at' | 'held_until'
>

/** One list a user, the one that was started first; the user who has waited longest comes first. */
function inTurn(jobs: readonly Running[], now: number): Running[] {
  const firsts: Running[] = []
  for (const ofUser of Map.groupBy(jobs, (job) => job.user_id).values()) {
    if (ofUser.some((job) => job.held_until > now)) continue
    const [first] = ofUser
      .filter((job) => job.state === 'running')
      .sort(
        (one, other) =>
          Number(one.started_at) - Number(other.started_at) || (one.id < other.id ? -1 : 1),
      )
    if (first && first.due_at <= now) firsts.push(first)
  }
  return firsts.sort((one, other) => one.served_at - other.served_at)
}

/**
 * The lists that are being worked on, by whichever server comes first. A list is held for one row
 * at a time.
 */
export function createBulkQueue(db: Database) {
  /** Takes a list unless another of its owner's is held: the owner's row is held meanwhile. */
  const take = ({ id, user_id }: Running, holder: string, now: number, heldUntil: number) =>
    db.transaction().execute(async (tx) => {
      if (!(await holdUser(tx, user_id))) return false
      const held = await tx
        .selectFrom('bulk_jobs')
        .select('id')
        .where('user_id', '=', user_id)
        .where('held_until', '>', now)
        .executeTakeFirst()
      if (held) return false
      const taken = await tx
        .updateTable('bulk_jobs')
        .set({ holder, held_until: heldUntil })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst()
      return taken.numUpdatedRows > 0n
    })

  const held = ({ jobId, holder }: Claimed) =>
    db.updateTable('bulk_jobs').where('id', '=', jobId).where('holder', '=', holder)

  return {
    async claim(holder: string, now: number, heldUntil: number): Promise<Claimed | null> {
      const jobs = await db
        .selectFrom('bulk_jobs')
        .select(['id', 'user_id', 'state', 'started_at', 'served_at', 'due_at', 'held_until'])
        .where((is) => is.or([is('state', '=', 'running'), is('held_until', '>', now)]))
        .execute()
      for (const job of inTurn(jobs, now))
        if (await take(job, holder, now, heldUntil))
          return { jobId: job.id, userId: job.user_id, holder }
      return null
    },

    /** The owner as they are now. */
    async owner(userId: string, now: number): Promise<User | null> {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirst()
      return row
        ? { id: row.id, email: row.email, role: roleAt(row, now), language: row.preferred_language }
        : null
    },

    /** The next row that waits, whose answer is begun from now on; null: there is none. */
    async beginRow({ jobId }: Claimed): Promise<KeptRow | null> {
      const next = db
        .selectFrom('bulk_rows')
        .select((of) => of.fn.min('row').as('row'))
        .where('job_id', '=', jobId)
        .where('state', 'in', WAITING)
      const begun = await db
        .updateTable('bulk_rows')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('job_id', '=', jobId)
        .where('row', '=', next)
        .where('state', 'in', WAITING)
        .returningAll()
        .executeTakeFirst()
      return begun ? keptRowOf(begun) : null
    },

    /** A row whose answer came to nothing through no fault of its own begins anew. */
    async unbegin({ jobId }: Claimed, { row, tries }: KeptRow): Promise<void> {
      await db
        .updateTable('bulk_rows')
        .set({ tries: tries - 1 })
        .where('job_id', '=', jobId)
        .where('row', '=', row)
        .where('tries', '=', tries)
        .execute()
    },

    /**
     * Notes what has become of a row. Of two servers that both answer it, the analysis is the same.
     */
    async endRow({ jobId }: Claimed, { row }: KeptRow, outcome: Outcome): Promise<void> {
      const { state, work, works, counts, error } = outcome
      await db
        .updateTable('bulk_rows')
        .set({ state, work: work && JSON.stringify(work), works: JSON.stringify(works) })
        .set({ counts: asNumber(counts), error: error && JSON.stringify(error) })
        .$if(state === 'answered' || state === 'failed', (query) => query.set({ seen: null }))
        .where('job_id', '=', jobId)
        .where('row', '=', row)
        .where('state', 'in', WAITING)
        .execute()
    },

    /**
     * Ends a list of which no row waits any more, with what is written alongside the first time.
     */
    async finish(
      { jobId, userId }: Claimed,
      now: number,
      alongside: (tx: Transaction<Tables>, done: Done) => Promise<void>,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        if (!(await holdUser(tx, userId))) return
        const before = await tx
          .selectFrom('bulk_jobs')
          .select(['name', 'mailed_at'])
          .where('id', '=', jobId)
          .executeTakeFirst()
        const ended = await tx
          .updateTable('bulk_jobs')
          .set({ state: 'done', mailed_at: before?.mailed_at ?? now })
          .where('id', '=', jobId)
          .where('state', '=', 'running')
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('bulk_rows')
                  .select('row')
                  .where('job_id', '=', jobId)
                  .where('state', 'in', WAITING),
              ),
            ),
          )
          .executeTakeFirst()
        if (!before || before.mailed_at !== null || ended.numUpdatedRows === 0n) return
        const rows = await tx
          .selectFrom('bulk_rows')
          .select('state')
          .where('job_id', '=', jobId)
          .execute()
        const inState = (state: BulkState) => rows.filter((row) => row.state === state).length
        await alongside(tx, {
          jobId,
          name: before.name,
          rows: rows.length,
          answered: inState('answered'),
          choices: inState('choice'),
        })
      })
    },

    holdOn: (claimed: Claimed, heldUntil: number) =>
      held(claimed).set({ held_until: heldUntil }).execute(),

    /** Gives a list back, to be worked on from `dueAt` on. */
    async release(claimed: Claimed, now: number, dueAt: number): Promise<void> {
      await held(claimed)
        .set({ holder: '', held_until: 0, served_at: now, due_at: dueAt })
        .execute()
    },

    /** Pauses a list that cannot go on, and says why. */
    async pause(claimed: Claimed, problem: Problem): Promise<void> {
      await held(claimed)
        .set({ state: 'paused', error: JSON.stringify(problem) })
        .where('state', '=', 'running')
        .execute()
    },
  }
}
export type BulkQueue = ReturnType<typeof createBulkQueue>
