import type { Artwork } from '#engine/artwork/artwork.ts'
import { LABEL_WORDING } from '#language/label-wording.ts'
import { type Language, localized } from '#shared/languages.ts'

function spanOf(from: number, to: number): string {
  return from === to ? String(Math.abs(from)) : `${Math.abs(from)}–${Math.abs(to)}`
}

/** Years, negative before our era, as a label prints them: `1503–1519`, `130–100 BC`, `約1434年`. */
export function yearsInWords(from: number, to: number, language: Language): string {
  return LABEL_WORDING[language].years(spanOf(from, to), to < 0)
}

/** When a work was made, as a label prints it; empty where that is not known. */
export function dateInWords(artwork: Artwork, language: Language): string {
  if (artwork.dateText) return artwork.dateText[language]
  if (artwork.date === null) return ''
  const { from, to, circa } = artwork.date
  return `${circa ? LABEL_WORDING[language].circa : ''}${yearsInWords(from, to, language)}`
}

/**
 * A maker's life years, `1853–1890`, `c. 1390–1441` or `died 1516`, or null where they are not
 * known.
 */
export function lifeInWords(artist: Artwork['artist'], language: Language): string | null {
  const { born, bornCirca, died } = artist
  const wording = LABEL_WORDING[language]
  if (born !== null && died !== null)
    return `${bornCirca ? wording.circa : ''}${wording.life(spanOf(born, died), died < 0)}`
  if (born !== null) return wording.born(String(Math.abs(born)))
  return died === null ? null : wording.died(String(Math.abs(died)))
}

// Without thousands separators: a size is read, not added up.
const SIZES = localized(
  (language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }),
)

/** A size as a label prints it, height first: `73.7 × 92.1 cm`, `204 cm high`. */
export function sizeInWords(size: NonNullable<Artwork['sizeCm']>, language: Language): string {
  const wording = LABEL_WORDING[language]
  const sides = [size.height, size.width, size.depth].flatMap((side) =>
    side === undefined ? [] : SIZES[language].format(side),
  )
  const text = `${sides.join('\u00a0×\u00a0')}\u00a0${wording.centimetres}`
  return sides.length === 1 ? wording.high(text) : text
}
