/**
 * The letters that a word has, as bits. A slip changes two of them at most: words that differ in
 * more lie further apart.
 */
export function lettersOf(word: string): number {
  let letters = 0
  for (const character of word) letters |= 1 << ((character.codePointAt(0) ?? 0) % 32)
  return letters
}

/**
 * Whether two words may be so many slips apart, by the letters that they have. It rules out most
 * pairs without a look at the order.
 */
export function mayBeWithin(most: number, letters: number, others: number): boolean {
  let differing = letters ^ others
  let left = 2 * most
  while (differing !== 0 && left >= 0) {
    differing &= differing - 1
    left -= 1
  }
  return left >= 0
}

/** How many slips a whole name of this many letters may have. */
export function slipsAllowedInAll(length: number): number {
  if (length <= 5) return 0
  if (length <= 8) return 1
  return length <= 15 ? 2 : 3
}

/** How many slips a word of this many letters may have. */
export function slipsAllowed(length: number): number {
  if (length <= 2) return 0
  return length <= 8 ? 1 : 2
}
