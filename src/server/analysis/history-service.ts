import type { DescribedWork } from '#shared/api/analysis.ts'
import type { History, HistoryItem, HistoryQuery } from '#shared/api/history.ts'
import { pagesOf, paginationOf } from '#shared/api/pagination.ts'
import { searchWords } from '#shared/fold.ts'
import { RESTORE_MINUTES } from '#shared/limits.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import { excerptOf } from './excerpt.ts'
import type { HistoryEntry, HistoryStore } from './history-store.ts'
import type { Describes } from './with-described.ts'

const RESTORE_MS = RESTORE_MINUTES * 60_000

/**
 * The rules of the history: the newest first, found by every word, and for a while what is deleted
 * can come back.
 */
export function createHistoryService({
  history,
  engine,
  clock,
}: {
  history: HistoryStore
  engine: Describes
  clock: Clock
}) {
  return {
    async page(user: User, { page, limit, search }: HistoryQuery): Promise<History> {
      const words = searchWords(search)
      const part = (from: number) => {
        const offset = (from - 1) * limit
        return words.length === 0
          ? history.part(user.id, offset, limit)
          : history.found(user.id, words, offset, limit)
      }
      let current = page
      let { ids, total } = await part(current)
      if (ids.length === 0 && page > 1) {
        // Too far: the first page tells how many there are, and the last one is given.
        if (total === 0) total = (await part(1)).total
        current = pagesOf(total, limit)
        ids = (await part(current)).ids
      }
      const entries = await history.entries(ids)
      return {
        analyses: entries.map((entry) => itemOf(entry, words, engine.describedFor(entry.analysis))),
        pagination: paginationOf(total, current, limit),
      }
    },

    /** @returns until when it can be brought back. */
    async remove(user: User, id: string): Promise<Date> {
      const now = clock()
      if (!(await history.remove(user.id, id, now))) throw new AppError('analysis_not_found')
      return new Date(now + RESTORE_MS)
    },

    async restore(user: User, id: string): Promise<void> {
      if (!(await history.restore(user.id, id, clock() - RESTORE_MS)))
        throw new AppError('analysis_gone')
    },

    /** Deletes for good what can no longer be brought back. */
    purge: () => history.purge(clock() - RESTORE_MS),

    index: history.index,
  }
}
export type HistoryService = ReturnType<typeof createHistoryService>

function itemOf(
  { analysis, preview, hasImage }: HistoryEntry,
  words: readonly string[],
  described: DescribedWork | null,
): HistoryItem {
  const { slug, title, artist } = analysis.identification.artwork
  const { picture } = analysis
  return {
    id: analysis.id,
    created_at: analysis.created_at,
    mode: analysis.mode,
    language: analysis.language,
    has_image: hasImage,
    has_copy: picture?.copy_kept === true,
    picture: picture ? { width: picture.width, height: picture.height } : null,
    user_question: analysis.question,
    preview: excerptOf(analysis, words) ?? preview,
    full_response: analysis.analysis,
    artwork: { slug, title, artist, ...(described && { alternative: described.alternative }) },
  }
}
