import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Identification } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { identify } from './identify.ts'
import { type Beyond, lookFurther } from './identify-live.ts'

/**
 * The work that a language model takes a picture for. Its word counts only where our catalogue, or
 * open sources if they are asked, have a work of that very title by that very maker; else it is not
 * used, and not told.
 */
export async function namedByModel(
  catalogue: Catalogue,
  beyond: Beyond,
  { title, artist, language }: { title: string; artist: string; language: Language },
): Promise<{ artwork: Artwork; identification: Identification } | null> {
  const asked = { name: title, artist, language }
  const found = await lookFurther(beyond, identify(catalogue, asked), asked)
  // A notice says that the title was written otherwise, or that the maker is another one.
  if (
    !('identification' in found) ||
    found.identification.confidence < 1 ||
    found.identification.notice !== null
  )
    return null
  const { artwork, identification } = found
  if (artwork === null) return null
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
