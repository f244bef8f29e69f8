import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Identification } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { identify } from './identify.ts'

/**
 * The work that a language model takes a picture for. Its word counts only where our catalogue has a work of that very
 * title by that very maker; else it is not used, and not told.
 */
export function namedByModel(
  catalogue: Catalogue,
  named: { title: string; artist: string } | null,
  language: Language,
): { artwork: Artwork; identification: Identification } | null {
  if (named === null) return null
  const found = identify(catalogue, { name: named.title, artist: named.artist, language })
  // A notice says that the title was written otherwise, or that the maker is another one.
  if ('near' in found || found.identification.confidence < 1 || found.identification.notice !== null)
    return null
  const { artwork, identification } = found
  return {
    artwork,
    identification: {
      ...identification,
      status: 'likely',
      by: 'image',
      // Nothing was measured that would tell.
      confidence: 0,
      notice: MEASURE_PHRASES[language].namedByModel(identification.artwork),
    },
  }
}
