import { utcDay } from '#shared/days.ts'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { EXPORT_WORDS } from '../words.ts'
import { BOOKLET_WORDS } from './words.ts'

/** A work in the contents of a booklet. */
export interface BookletEntry {
  label: Pick<Label, 'title' | 'artist' | 'date'>
  /** Of its text, and so of its title. */
  language: Language
  /** The number of its first page. */
  page: number
}

/** The title page and the contents of a booklet. */
export interface BookletFront {
  kind: 'booklet'
  language: Language
  /** ISO 8601. */
  createdAt: string
  name: string
  /** Below the name. */
  lines: string[]
  words: { contents: string; from: string }
  entries: readonly BookletEntry[]
}

interface Told {
  name: string
  language: Language
  createdAt: string
  entries: readonly BookletEntry[]
}

/** The front of a booklet of these works, in the order in which they follow. */
export function frontOf({ name, language, createdAt, entries }: Told): BookletFront {
  const words = BOOKLET_WORDS[language]
  const count = new Intl.NumberFormat(language).format(entries.length)
  return {
    ...{ kind: 'booklet', language, createdAt, name, entries },
    lines: [words.works(count), utcDay(createdAt, language)],
    words: { contents: words.contents, from: EXPORT_WORDS[language].from },
  }
}
