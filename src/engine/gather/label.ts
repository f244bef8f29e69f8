import { type Artwork, hasPage } from '#engine/artwork/artwork.ts'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { dateInWords, lifeInWords, sizeInWords } from './dates.ts'

/** Where a work is: collection and city. */
function placeInWords(artwork: Artwork, language: Language): string | null {
  const { collection } = artwork
  if (!collection) return null
  const name = collection.name[language]
  const city = collection.city?.[language]
  if (!city || name.includes(city)) return name
  return language === 'zh-TW' ? `${city}${name}` : `${name}, ${city}`
}

/** The museum label of a work in a language. */
export function labelOf(artwork: Artwork, language: Language): Label {
  const { originalTitle, titles } = artwork
  return {
    slug: artwork.slug,
    title: titles[language],
    original_title: originalTitle === titles[language] ? null : originalTitle,
    artist: artwork.artist.name[language],
    ...(hasPage(artwork) && { artist_key: artwork.artist.key }),
    artist_dates: lifeInWords(artwork.artist, language),
    date: dateInWords(artwork, language),
    medium: artwork.medium?.[language] ?? null,
    size: artwork.sizeCm ? sizeInWords(artwork.sizeCm, language) : null,
    collection: placeInWords(artwork, language),
    inventory: artwork.inventory,
  }
}
