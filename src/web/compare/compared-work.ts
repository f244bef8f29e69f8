import { use } from 'react'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { builtPages } from '#web/artworks/built-pages.ts'
import type { PublicSentence, WorkPageData } from '#web/artworks/work-page-data.ts'
import type { Subject } from '#web/words/compare-words.ts'

/** A paragraph on a work that speaks of a subject, or the answer to what people ask about it. */
export interface Passage {
  subject: Subject
  /** The text that it is from; null: it answers a question. */
  mode: Mode | null
  /** Of its section, or the question. */
  heading: string
  sentences: PublicSentence[]
}

/** What was measured in our study of a work. Lightness is L*, 0..100. */
export interface StudyMeasures {
  /** The largest colours, as wide as their share of the picture. */
  palette: { name: string; hex: string; share: number }[]
  /** What 5 and 95 percent of the picture are darker than. */
  dark: number
  light: number
}

/** What a work brings to a comparison, as the build writes it, in one language. */
export interface ComparedWork {
  slug: string
  label: Label
  study: { width: number; height: number } | null
  /** Stands for the picture where it is not seen; absent where the work is not described yet. */
  alternative?: string
  /** Centimetres. */
  size: { height: number; width?: number | undefined; depth?: number | undefined } | null
  /** At most one a subject. */
  passages: Passage[]
  sources: WorkPageData['sources']
  /** Null where there is no study. */
  measured: StudyMeasures | null
}

const works = builtPages<ComparedWork>('compare')

/** What two works bring to a comparison; the page waits for them. Null: there is no such work. */
export function useComparedWorks(language: Language, one: string, other: string) {
  // Both are asked for before either is waited for.
  const [first, second] = [works.fetch(language, one), works.fetch(language, other)]
  return [use(first), use(second)] as const
}
