import type { SeenPicture } from '#engine/looking.ts'
import { PLANS } from '#shared/plans.ts'
import type { User } from '../accounts/user.ts'
import { finished } from '../analysis/answer-event.ts'
import type { AnalysisService } from '../analysis/service.ts'
import type { Clock } from '../clock.ts'
import type { Mails } from '../mail/sender.ts'
import type { Running } from '../running.ts'
import { newId } from '../secrets.ts'
import { afterFailure, MOST_TRIES, NO_ANSWER, type Step } from './failures.ts'
import { type KeptRow, workOf } from './kept-row.ts'
import type { BulkQueue, Claimed } from './queue.ts'

/** A server that has not said for so long that it answers a row is dead. */
const HELD_MS = 30_000
const HOLD_ON_MS = 10_000
/** Rows of so many users are answered at once by one server. */
const AT_ONCE = 2

interface Parts {
  queue: BulkQueue
  analysis: AnalysisService
  running: Running
  mails: Mails
  clock: Clock
  onFault: (error: unknown) => void
}

/** Answers the rows of lists, one after the other, in turn between users. */
export function createBulkRunner({ queue, analysis, running, mails, clock, onFault }: Parts) {
  const lanes = new Set<Promise<void>>()

  async function answer(
    user: User,
    { request, chosen, answerId, tries, seen }: KeptRow,
    signal: AbortSignal,
  ): Promise<Step> {
    const { title, maker, question, depth, language } = request
    const query = {
      name: title,
      artist: maker,
      question,
      mode: depth,
      language,
      ...(chosen === null ? {} : { artwork: chosen }),
      ...(seen === null ? {} : { seen: JSON.parse(seen) as SeenPicture }),
    }
    // Servers have died of it again and again.
    if (tries > MOST_TRIES) return { end: { state: 'failed', error: NO_ANSWER } }
    try {
      const { identification, counted } = await finished(
        analysis.analyzeByName(user, query, answerId, signal),
      )
      const end = {
        state: 'answered',
        work: workOf(identification.artwork),
        counts: counted ?? true,
      } as const
      return { end }
    } catch (error) {
      return afterFailure(error, { tries, signal, onFault })
    }
  }

  /** Answers the next row of a list. @returns when the list may be worked on again. */
  async function answerNext(claimed: Claimed, signal: AbortSignal): Promise<number> {
    const user = await queue.owner(claimed.userId, clock())
    if (!user) return 0
    if (!PLANS[user.role].bulk) {
      await queue.pause(claimed, { code: 'bulk_needs_plan', params: {} })
      return 0
    }
    const row = await queue.beginRow(claimed)
    if (!row) {
      await queue.finish(claimed, clock(), (tx, done) =>
        mails.addWithin(tx, [
          { kind: 'bulk-done', to: user.email, language: user.language, ...done },
        ]),
      )
      return 0
    }
    const { end, pause, againInSeconds = 0, isOwnFault = true } = await answer(user, row, signal)
    if (end)
      await queue.endRow(claimed, row, {
        work: row.work,
        works: [],
        counts: false,
        error: null,
        ...end,
      })
    if (!end && !isOwnFault) await queue.unbegin(claimed, row)
    if (pause) await queue.pause(claimed, pause)
    return clock() + againInSeconds * 1000
  }

  /** Holds a list and answers one of its rows. @returns whether there was one. */
  async function step(signal: AbortSignal): Promise<boolean> {
    const claimed = await queue.claim(newId(), clock(), clock() + HELD_MS)
    if (!claimed) return false
    const holding = setInterval(() => {
      // A failure is made good by the next time, or by the id of the answer.
      queue.holdOn(claimed, clock() + HELD_MS).catch(() => {})
    }, HOLD_ON_MS)
    let dueAt = 0
    try {
      dueAt = await answerNext(claimed, signal)
    } finally {
      clearInterval(holding)
      await queue.release(claimed, clock(), dueAt)
    }
    return !signal.aborted
  }

  async function lane(): Promise<void> {
    try {
      while (!running.isStopping() && (await running.track(step)));
    } catch (error) {
      // The database is away, or the server stops: the next call begins again.
      if (!running.isStopping()) onFault(error)
    }
  }

  return {
    /** Works until no row waits that may be answered now. */
    async work(): Promise<void> {
      while (lanes.size < AT_ONCE) {
        const begun: Promise<void> = lane().finally(() => lanes.delete(begun))
        lanes.add(begun)
      }
      await Promise.all(lanes)
    },
  }
}
