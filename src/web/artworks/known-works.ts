import type { Label } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'

/** What the catalogue knows, as the build lists it: the works that are told whole, the oldest first. */
export interface KnownWorks {
  whole: Record<Language, Pick<Label, 'slug' | 'title' | 'artist' | 'date'>[]>
  /** How many more are known by their label only. */
  labelOnly: number
}
