import { use } from 'react'
import type { Language } from '#shared/languages.ts'
import { builtPages } from '#web/artworks/built-pages.ts'
import type { HungWork, WorkPageData } from '#web/artworks/work-page-data.ts'

/** What the page of a maker shows, as the build writes it, in one language. */
export interface ArtistPageData {
  key: string
  name: string
  /** Other names, in any language. */
  otherNames: string[]
  /** Life years in words. */
  dates: string | null
  /** Years, negative before our era; null: not known, or only about. */
  born: number | null
  died: number | null
  /** An adjective: Dutch. */
  origin: string | null
  /** Several people who worked together. */
  several: boolean
  /** Up to four sentences; empty where none are written yet. */
  life: { text: string; sources: number[] }[]
  sources: WorkPageData['sources']
  /** In the order in which they were begun. */
  works: HungWork[]
}

const pages = builtPages<ArtistPageData>('makers')
export const provideArtist = pages.provide

/** What the page of a maker shows; the page waits for it. Null: there is no such maker. */
export function useArtistPage(language: Language, key: string): ArtistPageData | null {
  return use(pages.fetch(language, key))
}
