import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import { findTitle, type TitleFinding } from '#engine/search/find-title.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import type { Identification } from '#shared/api/analysis.ts'
import type { Label, WhyChoice } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'

export interface AskedByName {
  name: string
  artist: string
  language: Language
  artwork?: string | undefined
}

export interface Known {
  artwork: Artwork
  identification: Identification
}

/** Several works are meant, or may be: the reader says which. */
export interface Choice {
  choice: Label[]
  why: WhyChoice
}

export type Identified = Known | Choice | { near: Label[] }

/**
 * Works that bear the name: of these, another one costs nothing. A maker's other works are no such.
 */
function namesakes(found: TitleFinding): Artwork[] {
  if (found.kind === 'one') return [found.artwork, ...found.others]
  return found.kind === 'choice' && found.why === 'name' ? found.works : []
}

/** Which artwork is meant: the one that the reader picked, or what the typed name finds. */
export function identify(catalogue: Catalogue, asked: AskedByName): Identified {
  const { name, artist, language } = asked
  const labels = (artworks: readonly Artwork[]) =>
    artworks.map((artwork) => labelOf(artwork, language))
  const picked = asked.artwork === undefined ? undefined : catalogue.bySlug.get(asked.artwork)
  const found = findTitle(catalogue.titles, name, artist)
  if (picked) {
    const others = namesakes(found)
    return {
      artwork: picked,
      identification: {
        status: 'known',
        by: 'choice',
        confidence: 1,
        artwork: labelOf(picked, language),
        candidates: labels(others.filter((other) => other !== picked)),
        notice: null,
      },
    }
  }
  if (found.kind === 'choice') return { choice: labels(found.works), why: found.why }
  if (found.kind === 'none') return { near: labels(found.works) }
  const label = labelOf(found.artwork, language)
  const isExact = found.confidence === 1
  return {
    artwork: found.artwork,
    identification: {
      status: !isExact ? 'likely' : found.others.length > 0 ? 'ambiguous' : 'known',
      by: 'title',
      confidence: Math.round(found.confidence * 100) / 100,
      artwork: label,
      candidates: labels(found.others),
      notice: isExact ? null : PHRASES[language].takenFor(name.trim(), label),
    },
  }
}
