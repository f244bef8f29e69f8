/** What must not begin a line, and what must not end one, in Chinese text. */
const CLOSING = '、。，．：；！？）」』】〉》〕〗〙〛…—～·’”％%‰°,.;:!?)]}'
const OPENING = '（「『【〈《〔〖〘〚‘“([{'

const HAN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[\u{20000}-\u{3ffff}]/u
const isOpening = (letter: string) => OPENING.includes(letter)
const isClosing = (letter: string) => CLOSING.includes(letter)

/** Whether a line may end between two letters: around Chinese ones, and after a slash or an ampersand of an address. */
function mayBreak(before: string, after: string): boolean {
  if (isOpening(before) || isClosing(after)) return false
  if (HAN.test(before) || HAN.test(after)) return true
  return /[/&?=_-]/.test(before) && !/[/&?=_-]/.test(after)
}

/** The space of a text as the printer is given it, and as it is then set. */
interface Space {
  given: string
  set: string
}

/**
 * The printer squeezes a line of Latin text rather than let it end earlier, and widens the few spaces of a Chinese one before its
 * letters. So it is given other spaces, which it does not know as such; where a line may end is then ours to say.
 */
const SPACES: Record<'latin' | 'han', Space> = {
  latin: { given: '\u2002', set: ' ' },
  han: { given: '\u00a0', set: '\u00a0' },
}

/**
 * The parts of a word, as the printer asks for them. Between two parts it would set a hyphen; an empty part between
 * them is room of no width, where a line ends without one.
 */
export function unbreakable(word: string, space: Space | null = null): string[] {
  const parts: string[] = []
  let part = ''
  let before = ''
  for (const letter of word) {
    if (before !== '' && (before === space?.given || mayBreak(before, letter))) {
      parts.push(part, '')
      part = ''
    }
    part += letter === space?.given ? space.set : letter
    before = letter
  }
  if (part !== '') parts.push(part)
  return parts
}

/** How running text is given to the printer, and where its lines may end. */
export function runningText(script: keyof typeof SPACES) {
  const space = SPACES[script]
  return {
    given: (text: string) => text.replaceAll(' ', space.given),
    parts: (word: string) => unbreakable(word, space),
  }
}
