import type { Language } from '#shared/languages.ts'
import { SourceFailure } from './fetcher.ts'

const FRESH_MS = 7 * 24 * 3600 * 1000
/** Counted up when the shape of what is kept changes: what was kept before is then read anew. */
const SHAPE = 2

/** Where what open sources said is kept. The engine knows no database: it is given one of these. */
export interface ResearchCache {
  find(subject: string, language: Language): Promise<{ body: string; readAt: number } | null>
  keep(subject: string, language: Language, kept: { body: string; readAt: number }): Promise<void>
}

/** What was read; `isWhole` where nothing is missing in it, so that it is worth keeping. */
export interface Reading<T> {
  value: T
  isWhole: boolean
}

interface Parts {
  cache: ResearchCache
  now: () => number
  /** Hears why an open source could not be read. */
  onFailure: (message: string) => void
}

/**
 * Caches readings for seven days. A stale reading is used if the sources fail. Concurrent requests
 * for the same key share one reading.
 */
export function createKept({ cache, now, onFailure }: Parts) {
  const underWay = new Map<string, Promise<unknown>>()

  async function keptOrRead<T>(
    subject: string,
    language: Language,
    read: () => Promise<Reading<T>>,
  ): Promise<T> {
    const row = await cache.find(subject, language)
    const kept = row && { value: JSON.parse(row.body) as T, readAt: row.readAt }
    if (kept && now() - kept.readAt < FRESH_MS) return kept.value
    try {
      const { value, isWhole } = await read()
      if (isWhole)
        await cache.keep(subject, language, { body: JSON.stringify(value), readAt: now() })
      return value
    } catch (error) {
      if (!(error instanceof SourceFailure) || !kept) throw error
      onFailure(error.message)
      return kept.value
    }
  }

  return function kept<T>(
    subject: string,
    language: Language,
    read: () => Promise<Reading<T>>,
  ): Promise<T> {
    const name = `${SHAPE} ${subject}`
    const key = `${name} ${language}`
    const begun =
      underWay.get(key) ?? keptOrRead(name, language, read).finally(() => underWay.delete(key))
    underWay.set(key, begun)
    // As with the rows that are kept: a subject is always read as the same type, which a map of all
    // cannot tell.
    return begun as Promise<T>
  }
}
