import { use } from 'react'
import type { DescribedWork } from '#shared/api/analysis.ts'
import type { Source } from '#shared/api/evidence.ts'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import type { LookingThings } from '#shared/looking-things.ts'
import type { Mode } from '#shared/modes.ts'
import type { Region, StatementKind } from '#shared/statements.ts'
import type { TermMark } from '#shared/terms.ts'
import { builtPages } from '#web/artworks/built-pages.ts'
import type { KnownWork } from '#web/artworks/known-works.ts'
import type { ToldTerm } from '#web/glossary/term-button.tsx'

/** A sentence of the essay, with the numbers of the sources that it rests on. */
export interface PublicSentence {
  text: string
  kind: StatementKind
  sources: number[]
  /** Where in the picture the first thing is that it rests on, and which. */
  place?: { region: Region; text: string }
  /** Where the text uses a term of the glossary for the first time. */
  terms?: TermMark[]
}

/** What hangs on a wall of a work. */
export type HungWork = Pick<
  KnownWork,
  'slug' | 'title' | 'artist' | 'maker' | 'date' | 'study' | 'ratio' | 'alternative'
>

/** What the public page of a work shows, as the build writes it, in one language. */
export interface WorkPageData {
  work: Omit<KnownWork, 'names'>
  label: Label
  /** The source that vouches for the label: in most cases the museum's own page. */
  vouched: { title: string; url: string } | null
  /** The whole Explorer text; empty for a work that is known by its label only. */
  sections: { heading: string; paragraphs: PublicSentence[][] }[]
  /** What there is to be seen; absent where it is not described yet. */
  described?: DescribedWork
  /** The terms of the glossary that the text uses. */
  terms: ToldTerm[]
  /** What the looking tasks are about; null where there is no picture, or too little to look at. */
  looking: LookingThings | null
  /** What people ask about it; empty where no answers are written yet. */
  questions: { question: string; answer: PublicSentence[] }[]
  sources: Pick<Source, 'n' | 'title' | 'publisher' | 'url'>[]
  /** How the other depths begin. */
  depths: { mode: Exclude<Mode, 'explorer'>; beginning: string }[]
  related: HungWork[]
}

const pages = builtPages<WorkPageData>('works')
export const provideWork = pages.provide
export const fetchWork = pages.fetch

/** What the page of a work shows; the page waits for it. Null: there is no such work. */
export function useWorkPage(language: Language, slug: string): WorkPageData | null {
  return use(fetchWork(language, slug))
}
