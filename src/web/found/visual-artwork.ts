import { otherTitle } from '#shared/label-title.ts'
import type { Language } from '#shared/languages.ts'
import { ORIGIN } from '#web/address/origin.ts'
import { pathIn } from '#web/address/paths.ts'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'

interface Page {
  url: string
  picture: string
  language: Language
}

/** A work in the words of schema.org. What is not known is left out. */
export function visualArtwork(
  { work, label }: WorkPageData,
  { url, picture, language }: Page,
): object {
  const { title, artist, artist_key, date, medium, size, collection } = label
  const original = otherTitle(label)
  return {
    '@context': 'https://schema.org',
    '@type': 'VisualArtwork',
    name: title,
    ...(original && { alternateName: original }),
    creator: {
      '@type': 'Person',
      name: artist,
      ...(artist_key && { url: ORIGIN + pathIn(language, `/artists/${artist_key}`) }),
    },
    ...(date && { dateCreated: date }),
    ...(medium && { artMedium: medium }),
    ...(work.kind && { genre: work.kind }),
    ...(size && { size }),
    ...(collection && { contentLocation: { '@type': 'Place', name: collection } }),
    ...(work.study && { image: picture }),
    inLanguage: language,
    url,
  }
}
