/** Letters that sound the same in Spanish. */
const SAME: Record<string, string[]> = {
  b: ['v'],
  v: ['b'],
  s: ['c', 'z'],
  c: ['s'],
  z: ['c', 's'],
  g: ['j'],
  j: ['g'],
  y: ['ll'],
}
const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ' }

/** A word with one letter changed after a table. */
function changed(word: string, table: Record<string, string[]>): string[] {
  return [...word].flatMap((letter, at) =>
    (table[letter] ?? []).map((other) => `${word.slice(0, at)}${other}${word.slice(at + 1)}`),
  )
}

/**
 * Spellings of a Spanish word that sound the same, with and without an accent: `devi` may be
 * `debí`.
 */
export function spanishByEar(word: string): string[] {
  const accents = Object.fromEntries(
    Object.entries(ACCENTED).map(([plain, accented]) => [plain, [accented]]),
  )
  const sounding = [
    ...changed(word, SAME),
    `h${word}`,
    word.replace(/^h/u, ''),
    word.replace('ll', 'y'),
  ]
  return [...sounding, ...[word, ...sounding].flatMap((spelling) => changed(spelling, accents))]
}
