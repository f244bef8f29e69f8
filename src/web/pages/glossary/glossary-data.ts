import { use } from 'react'
import { fold, searchWords } from '#shared/fold.ts'
import type { Language } from '#shared/languages.ts'
import { type FoundTerm, SUBJECTS } from '#shared/terms.ts'
import { fetchTerms } from '#web/glossary/terms.ts'
import { fetchOnce } from '#web/lib/fetch-once.ts'
import { GLOSSARY_WORDS } from '#web/words/glossary-words.ts'

/** In the texts on which works the terms are used. */
export interface TermWorks {
  /** By the slug of the work. */
  titles: Record<string, string>
  /** Slugs by the key of the term. */
  used: Record<string, string[]>
}

const fetchWorks = fetchOnce<TermWorks>({
  en: () => import('#built/term-works/en.json'),
  fr: () => import('#built/term-works/fr.json'),
  es: () => import('#built/term-works/es.json'),
  'zh-TW': () => import('#built/term-works/zh-TW.json'),
})

/** The terms and the works whose texts use them; the page waits for both. */
export function useGlossary(language: Language) {
  // Both are asked for before either is waited for.
  const [terms, works] = [fetchTerms(language), fetchWorks(language)]
  return { terms: use(terms), works: use(works) }
}

/** The terms that all words of a search name, in any of their forms. */
export function findTerms(terms: readonly FoundTerm[], search: string): FoundTerm[] {
  const words = searchWords(search)
  return terms.filter(({ term, forms }) => {
    const text = fold([term, ...forms].join(' '))
    return words.every((word) => text.includes(word))
  })
}

export interface TermGroup {
  id: string
  name: string
  terms: FoundTerm[]
}

/**
 * The terms under their first letters; Chinese has none, so that they stand under their subjects.
 */
export function groupsOf(terms: readonly FoundTerm[], language: Language): TermGroup[] {
  if (language === 'zh-TW') {
    const { subjects } = GLOSSARY_WORDS[language]
    return SUBJECTS.map((subject) => ({
      id: `about-${subject}`,
      name: subjects[subject],
      terms: terms.filter((term) => term.subject === subject),
    })).filter((group) => group.terms.length > 0)
  }
  const letters = Map.groupBy(terms, ({ term }) => fold(term).charAt(0).toUpperCase())
  return [...letters].map(([name, own]) => ({
    id: `letter-${name.toLowerCase()}`,
    name,
    terms: own,
  }))
}
