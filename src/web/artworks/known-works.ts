import { use } from 'react'
import type { Language } from '#shared/languages.ts'
import { fetchOnce } from '#web/lib/fetch-once.ts'

/** A work by its names. */
export interface NamedWork {
  slug: string
  title: string
  artist: string
  /** The words of its other names, folded, to be found by. */
  names: string
}

/** An entry of the list of works that the build writes, the best known work first. */
export interface KnownWork extends NamedWork {
  /** The key of the maker's page; absent where there is none. */
  maker?: string
  date: string | null
  /** The year in which it was begun, negative before our era. */
  from: number | null
  /** In words. */
  century: string | null
  kind: string | null
  /** The collection, with its city. */
  place: string | null
  /** Width by height of the original; null: not known, or no flat work. */
  ratio: number | null
  /** Pixels of the smaller file of our study; null: there is none. */
  study: { width: number; height: number; large: boolean } | null
  /** Stands for its picture where it is not seen; absent where it is not described yet. */
  alternative?: string
  /** Whether there is a text on it, and not only its label. */
  isWhole: boolean
}

const FILES: Record<Language, () => Promise<{ default: KnownWork[] }>> = {
  en: () => import('#built/works/en.json'),
  fr: () => import('#built/works/fr.json'),
  es: () => import('#built/works/es.json'),
  'zh-TW': () => import('#built/works/zh-TW.json'),
}
const LABELS: Record<Language, () => Promise<{ default: NamedWork[] }>> = {
  en: () => import('#built/labels/en.json'),
  fr: () => import('#built/labels/fr.json'),
  es: () => import('#built/labels/es.json'),
  'zh-TW': () => import('#built/labels/zh-TW.json'),
}

/** The works, named in a language; asked for once. */
export const fetchWorks = fetchOnce(FILES)
/** The ring of labels, named in a language; asked for once. */
export const fetchLabels = fetchOnce(LABELS)

/** The works, named in a language; the page waits for them. */
export function useWorks(language: Language): KnownWork[] {
  return use(fetchWorks(language))
}
