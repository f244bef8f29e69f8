import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Language } from '#shared/languages.ts'

export const CIRCA: Record<Language, string> = { en: 'c. ', fr: 'vers ', es: 'hacia ', 'zh-TW': '約' }

/** Years, negative before our era, as a label prints them: `1503–1519`, `130–100 BC`, `約1434年`. */
export function yearsInWords(from: number, to: number, language: Language): string {
  const years = from === to ? String(Math.abs(from)) : `${Math.abs(from)}–${Math.abs(to)}`
  const before = to < 0
  switch (language) {
    case 'en':
      return before ? `${years} BC` : years
    case 'fr':
      return before ? `${years} av. J.-C.` : years
    case 'es':
      return before ? `${years} a. C.` : years
    case 'zh-TW':
      return before ? `西元前${years}年` : `${years}年`
  }
}

/** When a work was made, as a label prints it; empty where that is not known. */
export function dateInWords(artwork: Artwork, language: Language): string {
  if (artwork.dateText) return artwork.dateText[language]
  if (artwork.date === null) return ''
  const { from, to, circa } = artwork.date
  return `${circa ? CIRCA[language] : ''}${yearsInWords(from, to, language)}`
}

const BORN: Record<Language, (year: string) => string> = {
  en: (year) => `born ${year}`,
  fr: (year) => `né en ${year}`,
  es: (year) => `n. ${year}`,
  'zh-TW': (year) => `${year}年生`,
}
const DIED: Record<Language, (year: string) => string> = {
  en: (year) => `died ${year}`,
  fr: (year) => `mort en ${year}`,
  es: (year) => `m. ${year}`,
  'zh-TW': (year) => `${year}年卒`,
}

/** A maker's life years, `1853–1890`, `c. 1390–1441` or `died 1516`, or null where they are not known. */
export function lifeInWords(artist: Artwork['artist'], language: Language): string | null {
  const { born, bornCirca, died } = artist
  if (born !== null && died !== null) {
    const years = language === 'zh-TW' && died > 0 ? `${born}–${died}` : yearsInWords(born, died, language)
    return `${bornCirca ? CIRCA[language] : ''}${years}`
  }
  if (born !== null) return BORN[language](String(Math.abs(born)))
  return died === null ? null : DIED[language](String(Math.abs(died)))
}

const UNIT: Record<Language, string> = { en: 'cm', fr: 'cm', es: 'cm', 'zh-TW': '公分' }

const HIGH: Record<Language, (size: string) => string> = {
  en: (size) => `${size} high`,
  fr: (size) => `hauteur ${size}`,
  es: (size) => `altura ${size}`,
  'zh-TW': (size) => `高${size}`,
}

/** A size as a label prints it, height first: `73.7 × 92.1 cm`, `204 cm high`. */
export function sizeInWords(size: NonNullable<Artwork['sizeCm']>, language: Language): string {
  // Without thousands separators: a size is read, not added up.
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false })
  const sides = [size.height, size.width, size.depth].flatMap((side) =>
    side === undefined ? [] : number.format(side),
  )
  const text = `${sides.join('\u00a0×\u00a0')}\u00a0${UNIT[language]}`
  return sides.length === 1 ? HIGH[language](text) : text
}
