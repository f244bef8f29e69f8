/**
 * A text as it is searched and compared: lower case without marks (`Nuit étoilée` → `nuit
 * etoilee`), ligatures taken apart, one kind of apostrophe. Chinese stays as it is.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/ø/gu, 'o')
    .replace(/ß/gu, 'ss')
    .replace(/ł/gu, 'l')
}

/** At most so many words of a search are looked for. */
const SEARCH_WORDS = 8

/** The words of a search, folded; each has to be found. */
export function searchWords(search: string): string[] {
  const words = fold(search)
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, SEARCH_WORDS)
}
