import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { labelOf } from '#engine/research/label.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import type { Identification, Label } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { findByTitle } from './by-title.ts'

interface Asked {
  name: string
  artist: string
  language: Language
  artwork?: string | undefined
}

export type Identified =
  | {
      artwork: Artwork
      identification: Identification
      /** The maker's name that was typed does not belong to the work. */
      otherArtist: boolean
    }
  | { near: Label[] }

/** Which artwork is meant: the one that the reader picked, or what the typed name finds. */
export function identify(catalogue: Catalogue, asked: Asked): Identified {
  const { name, artist, language } = asked
  const picked = asked.artwork === undefined ? undefined : catalogue.bySlug.get(asked.artwork)
  const { meant, near, otherArtist } = findByTitle(catalogue.titles, name, artist)
  const others = [...meant.map((match) => match.artwork), ...near].map((artwork) =>
    labelOf(artwork, language),
  )
  if (picked) {
    const candidates = others.filter((label) => label.slug !== picked.slug)
    const label = labelOf(picked, language)
    return {
      artwork: picked,
      otherArtist: false,
      identification: {
        status: 'known',
        by: 'choice',
        confidence: 1,
        artwork: label,
        candidates,
        notice: null,
      },
    }
  }
  const [best] = meant
  if (!best) return { near: others }
  const label = labelOf(best.artwork, language)
  const phrases = PHRASES[language]
  const notice = otherArtist
    ? phrases.otherArtist(artist.trim(), label)
    : best.confidence < 1
      ? phrases.takenFor(name.trim(), label)
      : null
  return {
    artwork: best.artwork,
    otherArtist,
    identification: {
      status: meant.length > 1 ? 'ambiguous' : best.confidence < 1 || otherArtist ? 'likely' : 'known',
      by: 'title',
      confidence: Math.round(best.confidence * 100) / 100,
      artwork: label,
      candidates: others.filter((other) => other.slug !== label.slug),
      notice,
    },
  }
}
