import type { Artwork } from '#engine/catalogue/artwork.ts'
import type { Language } from '#shared/languages.ts'

const CIRCA: Record<Language, string> = { en: 'c. ', fr: 'vers ', es: 'hacia ', 'zh-TW': '約' }

/** Years, negative before our era, as a label prints them: `1503–1519`, `130–100 BCE`, `約1434年`. */
export function yearsInWords(from: number, to: number, language: Language): string {
  const years = from === to ? String(Math.abs(from)) : `${Math.abs(from)}–${Math.abs(to)}`
  const before = to < 0
  switch (language) {
    case 'en':
      return before ? `${years} BCE` : years
    case 'fr':
      return before ? `${years} av. J.-C.` : years
    case 'es':
      return before ? `${years} a. C.` : years
    case 'zh-TW':
      return before ? `西元前${years}年` : `${years}年`
  }
}

/** When a work was made, as a label prints it. */
export function dateInWords(artwork: Artwork, language: Language): string {
  if (artwork.dateText) return artwork.dateText[language]
  const { from, to, circa } = artwork.date
  return `${circa ? CIRCA[language] : ''}${yearsInWords(from, to, language)}`
}

/** A maker's life years, `1853–1890`, or null where they are not known. */
export function lifeInWords({ born, died }: Artwork['artist'], language: Language): string | null {
  if (born === null && died === null) return null
  const end = died === null ? '' : String(Math.abs(died))
  const years = `${born === null ? '' : Math.abs(born)}–${end}`
  const before = (died ?? born ?? 0) < 0
  if (!before) return years
  return { en: `${years} BCE`, fr: `${years} av. J.-C.`, es: `${years} a. C.`, 'zh-TW': `西元前${years}` }[
    language
  ]
}

const UNIT: Record<Language, string> = { en: 'cm', fr: 'cm', es: 'cm', 'zh-TW': '公分' }

/** A size as a label prints it, height first: `73.7 × 92.1 cm`. */
export function sizeInWords(size: NonNullable<Artwork['sizeCm']>, language: Language): string {
  // Without thousands separators: a size is read, not added up.
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false })
  const sides = [size.height, size.width, size.depth].flatMap((side) =>
    side === undefined ? [] : number.format(side),
  )
  return `${sides.join('\u00a0×\u00a0')}\u00a0${UNIT[language]}`
}
