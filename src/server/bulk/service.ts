import type { Engine } from '#engine/engine.ts'
import type {
  BulkJob,
  BulkJobState,
  BulkRow,
  BulkState,
  bulkChangeSchema,
  CreatedBulk,
} from '#shared/api/bulk.ts'
import { BULK_KEPT_DAYS, BULK_MAX_ROWS, MOST_BULK_LISTS } from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'
import type { User } from '../accounts/user.ts'
import type { AnalysisStore } from '../analysis/store.ts'
import type { Clock } from '../clock.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import { AppError } from '../errors.ts'
import { monthOf } from '../usage/policy.ts'
import { checkList, countsOfChoice } from './check-list.ts'
import { checkRows, type Defaults } from './check-rows.ts'
import { asBulkRow, type KeptRow } from './kept-row.ts'
import type { PhotoFolder } from './photos/photo-folder.ts'
import type { PackedPhoto } from './photos/photo-zip.ts'
import type { BulkStore } from './store.ts'
import type { RawList } from './table.ts'

const DAY_MS = 24 * 3_600_000

type Wish = ReturnType<typeof bulkChangeSchema.parse>['state']

/** From which states a list may be brought into another. A cancelled one is at its end. */
const FROM: Record<Wish, readonly BulkJobState[]> = {
  running: ['checked', 'paused', 'running'],
  paused: ['running', 'paused'],
  cancelled: ['checking', 'checked', 'running', 'paused', 'cancelled'],
}

/**
 * Lists whose photos wait on one server, as each may take a gigabyte of its disk; and photos in
 * all, as one after the other is looked at, for up to seven seconds, and none waits for longer than
 * three hours.
 */
const MOST_LISTS_OF_PHOTOS = 6
const MOST_PHOTOS = 3 * BULK_MAX_ROWS
const TRY_AGAIN_SECONDS = 120

function requireRoom(refusal: 'tooMany' | 'otherPhotos' | null): void {
  if (refusal === 'tooMany') throw new AppError('too_many_lists', { limit: MOST_BULK_LISTS })
  if (refusal === 'otherPhotos') throw new AppError('list_being_checked')
}

/** A list as it was read. */
export interface NewList {
  name: string
  list: RawList
  /** The photos of its rows, still packed. */
  photos: ReadonlyMap<number, PackedPhoto>
  defaults: Defaults
}

interface Parts {
  store: BulkStore
  engine: Pick<Engine, 'recognise' | 'asksOpenSources'>
  analyses: Pick<AnalysisStore, 'paidSince'>
  clock: Clock
  photos: Pick<PhotoFolder, 'keep' | 'forgetList' | 'waiting'>
  /** Called when there may be rows to answer, or photos to look at. */
  wake: () => void
}

/**
 * The rules of lists: checked without counting anything, run at the owner's word, paused,
 * cancelled, chosen from.
 */
export function createBulkService({ store, engine, analyses, photos, clock, wake }: Parts) {
  const requirePlan = (user: User) => {
    if (!PLANS[user.role].bulk) throw new AppError('bulk_needs_plan')
  }
  const paidBy = (user: User) => analyses.paidSince(user.id, Date.parse(`${monthOf(clock())}-01`))

  async function ofUser(user: User, id: string): Promise<BulkJob> {
    const job = await store.one(user.id, id)
    if (!job) throw new AppError('list_not_found')
    return job
  }

  /** Lists that are being unpacked, with the number of their photos. */
  const arriving = new Map<string, number>()

  async function unpack(id: string, rows: KeptRow[], packed: NewList['photos']): Promise<void> {
    const waiting = await photos.waiting()
    arriving.set(id, packed.size)
    for (const [list, count] of arriving) waiting.set(list, count)
    const inAll = [...waiting.values()].reduce((sum, count) => sum + count, 0)
    if (waiting.size > MOST_LISTS_OF_PHOTOS || inAll > MOST_PHOTOS)
      throw new AppError('temporarily_unavailable', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS })
    const problems = await photos.keep(id, packed)
    for (const row of rows) {
      const error = problems.get(row.row)
      if (error) Object.assign(row, { state: 'failed', counts: false, error })
    }
    if (rows.every(({ state }) => state !== 'looking')) await photos.forgetList(id)
  }

  return {
    requirePlan,
    ofUser,
    list: (user: User): Promise<BulkJob[]> => store.ofUser(user.id),

    /**
     * Checks a list and keeps it under the id; its photos are looked at from then on. Nothing is
     * asked or counted yet.
     * @throws AppError `list_unreadable` with all that is wrong in it, `bulk_needs_plan`,
     * `too_many_lists`, `list_being_checked`, or `temporarily_unavailable` where too many photos
     * wait.
     */
    async create(
      user: User,
      id: string,
      { name, list, photos: packed, defaults }: NewList,
    ): Promise<CreatedBulk> {
      requirePlan(user)
      const hasPhotos = packed.size > 0
      const checked = checkRows(list, defaults)
      requireRoom(await store.refusalOf(user.id, { id, most: MOST_BULK_LISTS, hasPhotos }))
      const rows = await checkList(engine, checked, await paidBy(user))
      if (hasPhotos) await unpack(id, rows, packed).finally(() => arriving.delete(id))
      try {
        const job = { id, userId: user.id, name, createdAt: clock() }
        const added = await store.add(job, rows, MOST_BULK_LISTS)
        requireRoom(added === 'kept' ? null : added)
      } catch (error) {
        // The same request was answered by a server that died before it said so.
        if (!isUniqueViolation(error)) {
          await photos.forgetList(id)
          throw error
        }
      }
      wake()
      return { ...(await ofUser(user, id)), unused: list.unused }
    },

    async rows(user: User, id: string, state: BulkState | undefined, page: number) {
      await ofUser(user, id)
      const { rows, pages } = await store.page(user.id, id, state, page)
      return { rows: rows.map(asBulkRow), pages }
    },

    async allRows(user: User, id: string): Promise<{ job: BulkJob; rows: KeptRow[] }> {
      return { job: await ofUser(user, id), rows: await store.allRows(user.id, id) }
    },

    /**
     * Starts, pauses, resumes or cancels. @throws AppError `list_ended` where the list has come to
     * its end.
     */
    async change(user: User, id: string, to: Wish): Promise<BulkJob> {
      if (to === 'running') requirePlan(user)
      const { state } = await ofUser(user, id)
      if (state === 'checking' && to !== 'cancelled') throw new AppError('list_being_checked')
      if (!(await store.change(user.id, id, { from: FROM[to], to, now: clock() })))
        throw new AppError('list_ended')
      if (to === 'cancelled') await photos.forgetList(id)
      if (to === 'running') wake()
      return ofUser(user, id)
    },

    /**
     * Sets which work a row means. @throws AppError `work_not_offered`, or `row_taken` where it is
     * answered.
     */
    async choose(user: User, id: string, row: number, slug: string): Promise<BulkRow> {
      const { rows } = await this.allRows(user, id)
      const asked = rows.find((one) => one.row === row)
      if (!asked) throw new AppError('row_not_found')
      const offered = [...(asked.work ? [asked.work] : []), ...asked.works]
      const work = offered.find((one) => one.slug === slug)
      if (!work) throw new AppError('work_not_offered')
      const works = offered.filter((one) => one !== work)
      const counts = countsOfChoice(engine, asked, work, rows, await paidBy(user))
      if (!(await store.choose(user.id, id, row, { work, works, counts })))
        throw new AppError('row_taken')
      wake()
      return asBulkRow({ ...asked, state: 'known', work, works, counts, error: null })
    },

    async remove(user: User, id: string): Promise<void> {
      if (!(await store.remove(user.id, id))) throw new AppError('list_not_found')
      await photos.forgetList(id)
    },

    sweep: () => store.sweep(clock() - BULK_KEPT_DAYS * DAY_MS),
  }
}
export type BulkService = ReturnType<typeof createBulkService>
