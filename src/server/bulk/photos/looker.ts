import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '#engine/engine.ts'
import { PictureError } from '#engine/picture/picture-error.ts'
import { pictureRefusal } from '#server/analysis/picture-sentences.ts'
import type { PaidAnalysis } from '#server/analysis/store.ts'
import type { Clock } from '#server/clock.ts'
import { AppError } from '#server/errors.ts'
import type { Running } from '#server/running.ts'
import type { Problem } from '#shared/errors/table.ts'
import { BULK_PHOTOS_GONE_HOURS } from '#shared/limits.ts'
import { paidWith, standingOf } from '../check-list.ts'
import { NO_ANSWER } from '../failures.ts'
import type { KeptRow } from '../kept-row.ts'
import type { Found, LookingStore } from './looking-store.ts'
import type { PhotoFolder } from './photo-folder.ts'

/** A photo is begun so often; then it ends whoever looks at it. */
const MOST_TRIES = 3
/** Before it is tried again. */
const AGAIN_MS = 1000
const HOUR_MS = 3_600_000

interface Parts {
  photos: PhotoFolder
  store: LookingStore
  rowsOf: (userId: string, listId: string) => Promise<KeptRow[]>
  engine: Pick<Engine, 'see' | 'asksOpenSources'>
  /** What a user has paid for this month, by the work. */
  paidBy: (userId: string) => Promise<Map<string, PaidAnalysis[]>>
  running: Running
  clock: Clock
  onFault: (error: unknown) => void
}

const nothing = (state: 'failed', error: Problem): Found => ({
  ...{ state, error },
  ...{ work: null, works: [], counts: false, seen: null },
})

/**
 * Looks at the photos of lists, one of each list in turn, and deletes each photo once it has been
 * looked at.
 */
export function createLooker({
  photos,
  store,
  rowsOf,
  engine,
  paidBy,
  running,
  clock,
  onFault,
}: Parts) {
  let working: Promise<void> | null = null
  let isWoken = false

  /**
   * What stands in a photo. `busy`: nobody can look at it just now; `again`: whoever looked broke
   * down, which may be another's fault.
   */
  async function look(
    { userId, listId, row }: { userId: string; listId: string; row: KeptRow },
    signal: AbortSignal,
  ): Promise<Found | 'busy' | 'again'> {
    const { title, maker, language } = row.request
    const file = photos.fileOf(listId, row.row)
    if (row.tries > MOST_TRIES) return nothing('failed', NO_ANSWER)
    let sight: Awaited<ReturnType<Engine['see']>>
    try {
      sight = await engine.see({ name: title, artist: maker, language, picture: file }, signal)
    } catch (error) {
      signal.throwIfAborted()
      // Its list was deleted meanwhile, or another server was first: then this is noted nowhere.
      if (!existsSync(file)) return nothing('failed', { code: 'photo_gone', params: {} })
      if (error instanceof PictureError && error.fault === 'busy') return 'busy'
      const refusal = pictureRefusal(error)
      if (refusal instanceof AppError) return nothing('failed', refusal.problem)
      onFault(error)
      return 'again'
    }
    const paid = paidWith(await rowsOf(userId, listId), await paidBy(userId))
    const standing = standingOf(engine, row.request, sight.recognised, paid)
    return { ...standing, error: null, seen: JSON.stringify(sight.seen) }
  }

  /** Looks at the next photo of a list. @returns whether there was one. */
  async function lookAtNext(listId: string, signal: AbortSignal): Promise<boolean> {
    const list = await store.stateOf(listId)
    if (list?.state !== 'checking') return false
    const row = await store.begin(listId)
    if (row === null) {
      await store.finish(listId)
      await photos.forgetList(listId)
      return false
    }
    const found = await look({ userId: list.userId, listId, row }, signal)
    if (found === 'busy' || found === 'again') {
      if (found === 'busy') await store.unbegin(listId, row.row)
      await pause(AGAIN_MS, null, { signal })
      return true
    }
    // Noted first: a server that dies in between leaves a photo without a row, which is swept.
    await store.end(listId, row.row, found)
    await photos.forget(listId, row.row)
    return true
  }

  async function untilNoneIsLeft(): Promise<void> {
    let isLeft = true
    while ((isLeft || isWoken) && !running.isStopping()) {
      isLeft = false
      isWoken = false
      for (const listId of await photos.lists()) {
        if (running.isStopping()) return
        isLeft = (await running.track((signal) => lookAtNext(listId, signal))) || isLeft
      }
    }
  }

  return {
    /** Looks until no photo is left here. */
    work(): Promise<void> {
      isWoken = true
      working ??= untilNoneIsLeft()
        .catch((error: unknown) => {
          // The database is away, or the server stops: the next call begins again.
          if (!running.isStopping()) onFault(error)
        })
        .finally(() => {
          working = null
        })
      return working
    },

    /** Ends lists that took too long, and deletes photos that no list waits for. */
    async sweep(): Promise<void> {
      await store.giveUp(clock() - BULK_PHOTOS_GONE_HOURS * HOUR_MS)
      for (const listId of await photos.lists()) {
        const list = await store.stateOf(listId)
        const isWanted = list === null ? await photos.isNew(listId) : list.state === 'checking'
        if (!isWanted) await photos.forgetList(listId)
      }
    },
  }
}
