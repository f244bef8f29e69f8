import type { Term } from '#shared/terms.ts'

/** The glossary in the words of schema.org. @param url of its page. */
export function definedTerms(terms: readonly Term[], url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: 'Artsking glossary of art terms',
    url,
    inLanguage: 'en',
    hasDefinedTerm: terms.map(({ key, term, is, does }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: `${is} ${does}`,
      url: `${url}#${key}`,
    })),
  }
}
