import type { Language } from '#shared/languages.ts'
import type { Artwork } from './artwork.ts'

/** Derives something from a work once for each language, and keeps it for as long as the work is there. */
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
