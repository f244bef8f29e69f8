/**
 * Fewer characters without spaces are no quotation: every text has them. Chinese says more with
 * fewer.
 */
const LEAST_CHARACTERS = 12
const LEAST_CHINESE = 4

const QUOTES = /[“”„‟«»‹›「」『』"]/gu
const APOSTROPHES = /[’‘ʼ`´']/gu
/** What stands around a quotation, and not in it. */
const EDGES = /^[\s"'.,;:…]+|[\s"'.,;:…]+$/gu

/** The letters of a text, whatever its spaces, its quotation marks and its apostrophes are. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(QUOTES, '"')
    .replace(APOSTROPHES, "'")
    .replace(/[\s\u00ad\u200b]+/gu, ' ')
}

/**
 * Whether words stand in a passage letter for letter. Spaces and the form of quotation marks do not
 * count.
 */
export function standsVerbatim(words: string, passage: string): boolean {
  const sought = lettersOf(words).replace(EDGES, '')
  const bare = sought.replace(/\s/gu, '')
  const least = /\p{Script=Han}/u.test(bare) ? LEAST_CHINESE : LEAST_CHARACTERS
  const whole = lettersOf(passage)
  if (bare.length < least && sought !== whole.replace(EDGES, '')) return false
  return whole.includes(sought)
}
