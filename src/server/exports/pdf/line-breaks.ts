/** What must not begin a line, and what must not end one, in Chinese text. */
const CLOSING = '、。，．：；！？）」』】〉》〕〗〙〛…—～·’”％%‰°,.;:!?)]}'
const OPENING = '（「『【〈《〔〖〘〚‘“([{'

/** The space of Chinese text: justifying widens letters and all spaces alike, not the few spaces alone. */
export const NO_BREAK_SPACE = '\u00a0'
const HAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[\u{20000}-\u{3ffff}]/u
const isOpening = (letter: string) => OPENING.includes(letter)
const isClosing = (letter: string) => CLOSING.includes(letter)

/** Whether a line may end between two letters: around Chinese ones, and after a slash or an ampersand of an address. */
function mayBreak(before: string, after: string): boolean {
  if (isOpening(before) || isClosing(after) || after === NO_BREAK_SPACE) return false
  if (before === NO_BREAK_SPACE) return true
  if (HAN.test(before) || HAN.test(after)) return true
  return /[/&?=_-]/.test(before) && !/[/&?=_-]/.test(after)
}

/**
 * The parts of a word, as the printer asks for them. Between two parts it would set a hyphen; an empty part between
 * them is room of no width, where a line ends without one.
 */
export function unbreakable(word: string): string[] {
  const parts: string[] = []
  let part = ''
  let before = ''
  for (const letter of word) {
    if (before !== '' && mayBreak(before, letter)) {
      parts.push(part, '')
      part = ''
    }
    part += letter
    before = letter
  }
  if (part !== '') parts.push(part)
  return parts
}
