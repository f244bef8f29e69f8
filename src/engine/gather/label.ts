import { type Artwork, hasPage } from '#engine/artwork/artwork.ts'
import { LABEL_WORDING } from '#language/label-wording.ts'
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

/** The maker as a label names them: a work that is not certainly theirs says so. */
function makerOnLabel({ artist, attribution }: Artwork, language: Language): string {
  const name = artist.name[language]
  const { attributed, workshop } = LABEL_WORDING[language]
  if (attribution === 'attributed') return attributed(name)
  return attribution === 'workshop' ? workshop(name) : name
}

/** The museum label of a work in a language. */
export function labelOf(artwork: Artwork, language: Language): Label {
  const { originalTitle, titles } = artwork
  return {
    slug: artwork.slug,
    title: titles[language],
    original_title: originalTitle === titles[language] ? null : originalTitle,
    artist: makerOnLabel(artwork, language),
    ...(hasPage(artwork) && { artist_key: artwork.artist.key }),
    // Nobody's years are those of a workshop.
    artist_dates: artwork.attribution === 'workshop' ? null : lifeInWords(artwork.artist, language),
    date: dateInWords(artwork, language),
    medium: artwork.medium?.[language] ?? null,
    size: artwork.sizeCm ? sizeInWords(artwork.sizeCm, language) : null,
    collection: placeInWords(artwork, language),
    inventory: artwork.inventory,
  }
}
