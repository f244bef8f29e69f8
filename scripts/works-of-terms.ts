import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { sentencesOfEssay } from '#engine/essay.ts'
import type { Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { type FoundTerm, termFinder } from '#shared/terms.ts'
import type { TermWorks } from '#web/pages/glossary/glossary-data.ts'

/**
 * In the texts on which works each term is used: first those whose public page uses it, then the
 * best known.
 */
export function worksOfTerms(
  terms: readonly FoundTerm[],
  artworks: readonly Artwork[],
  language: Language,
): TermWorks {
  const find = termFinder(terms, language)
  const used = artworks
    .filter(hasFullText)
    .toSorted((a, b) => b.fame - a.fame)
    .map(({ slug, titles, essays }) => {
      const keysIn = (modes: readonly Mode[]) =>
        new Set(
          modes
            .flatMap((mode) => sentencesOfEssay(essays[mode][language]))
            .flatMap(({ text }) => find(text, [titles[language]]).map(({ key }) => key)),
        )
      return { slug, title: titles[language], open: keysIn(['explorer']), all: keysIn(MODES) }
    })
  const listed = terms.map(({ key }) => {
    const open = used.filter((work) => work.open.has(key))
    const deeper = used.filter((work) => work.all.has(key) && !work.open.has(key))
    return [key, [...open, ...deeper].map(({ slug }) => slug)]
  })
  return {
    titles: Object.fromEntries(used.map(({ slug, title }) => [slug, title])),
    used: Object.fromEntries(listed),
  }
}
