import type { Language } from '#shared/languages.ts'
import type { Artwork } from './artwork.ts'

/**
 * Derives something from a work once for each language, and keeps it for as long as the work is
 * there.
 */
export function perWork<Derived extends object>(
  derive: (artwork: Artwork, language: Language) => Derived,
): (artwork: Artwork, language: Language) => Derived {
  const kept = new WeakMap<Artwork, Map<Language, Derived>>()
  return (artwork, language) => {
    const byLanguage = kept.get(artwork) ?? new Map<Language, Derived>()
    const derived = byLanguage.get(language) ?? derive(artwork, language)
    kept.set(artwork, byLanguage.set(language, derived))
    return derived
  }
}

/**
 * The same for what is large: only what was used last is kept, so that memory does not grow with
 * the catalogue.
 */
export function perRecentWork<Derived>(
  most: number,
  derive: (artwork: Artwork, language: Language) => Derived,
): (artwork: Artwork, language: Language) => Derived {
  let kept: { artwork: Artwork; language: Language; derived: Derived }[] = []
  return (artwork, language) => {
    const own = kept.find((one) => one.artwork === artwork && one.language === language) ?? {
      artwork,
      language,
      derived: derive(artwork, language),
    }
    kept = [own, ...kept.filter((one) => one !== own)].slice(0, most)
    return own.derived
  }
}
