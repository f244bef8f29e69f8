import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import { findOnLabel } from '#engine/search/wall-label/find-on-label.ts'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { type Choice, identify, type Known } from './identify.ts'
import { type Beyond, lookFurther } from './identify-live.ts'

/** Which work a wall label names, after what was read of it line by line. */
export async function identifyLabel(
  catalogue: Catalogue,
  beyond: Beyond,
  lines: readonly string[],
  language: Language,
): Promise<Known | Choice | { near: Label[] }> {
  const found = await findOnLabel(catalogue.titles, lines)
  if (found.kind === 'choice')
    return { choice: found.works.map((work) => labelOf(work, language)), why: 'label' }
  if (found.kind === 'none') {
    const known = await knownBeyond(catalogue, beyond, lines, language)
    return known ?? { near: found.works.map((work) => labelOf(work, language)) }
  }
  const { artwork, confidence, others } = found
  const known: Known = {
    artwork,
    identification: {
      status: confidence === 1 ? 'known' : 'likely',
      by: 'label',
      confidence,
      artwork: labelOf(artwork, language),
      candidates: others.map((other) => labelOf(other, language)),
      notice: null,
    },
  }
  return asLabelled(known, language)
}

/**
 * A label begins with the maker or with the title. In imported labels and open sources only the
 * very names count.
 */
async function knownBeyond(
  catalogue: Catalogue,
  beyond: Beyond,
  [first, second]: readonly string[],
  language: Language,
): Promise<Known | null> {
  if (first === undefined || second === undefined || (!beyond.labels && !beyond.research))
    return null
  for (const [name, maker] of [
    [second, first],
    [first, second],
  ] as const) {
    const artist = maker.replace(/[(（\d].*$/u, '').trim()
    if (artist === '') continue
    const asked = { name, artist, language }
    const found = await lookFurther(beyond, identify(catalogue, asked), asked)
    const isSure =
      'artwork' in found &&
      found.identification.confidence === 1 &&
      found.identification.notice === null
    if (isSure && found.artwork !== null)
      return asLabelled({ artwork: found.artwork, identification: found.identification }, language)
  }
  return null
}

function asLabelled({ artwork, identification }: Known, language: Language): Known {
  const notice = MEASURE_PHRASES[language].byLabel(identification.artwork)
  return { artwork, identification: { ...identification, by: 'label', notice } }
}
