import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import type { ArtistPageData } from '#web/artworks/artist-page-data.ts'

/**
 * A maker in the words of schema.org. What is not known is left out; several people who worked
 * together are no person.
 */
export function person(
  { name, otherNames, born, died, life, several }: ArtistPageData,
  { url, language }: { url: string; language: Language },
): object[] {
  if (several) return []
  const description = life.map(({ text }) => text).join(WRITING[language].gap)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
      ...(otherNames.length > 0 && { alternateName: otherNames }),
      // Years before our era are no dates of schema.org.
      ...(born !== null && born > 0 && { birthDate: String(born) }),
      ...(died !== null && died > 0 && { deathDate: String(died) }),
      ...(description && { description }),
      url,
    },
  ]
}
