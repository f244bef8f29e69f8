import { Font } from '@react-pdf/renderer'
import { COMMON_FALLBACKS } from './fonts.ts'

/** What stands for a letter that no font has. */
const UNKNOWN = '□'
const NARROW_NO_BREAK_SPACE = '\u202f'
const THIN_SPACE = '\u2009'

type HasLetter = (letter: string) => boolean

/** Which letters can be printed, whatever the font that they are asked of. */
async function knownLetters(): Promise<HasLetter> {
  const families = COMMON_FALLBACKS.map((fontFamily) => ({ fontFamily }))
  await Promise.all(families.map((family) => Font.load(family)))
  const fonts = families.map((family) => Font.getFont(family).data)
  const known = new Map<string, boolean>()
  return (letter) => {
    const before = known.get(letter)
    if (before !== undefined) return before
    const isKnown = fonts.some((font) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    known.set(letter, isKnown)
    return isKnown
  }
}

function legibleText(text: string, has: HasLetter): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (letter === '\n') return letter
      if (/\p{C}/u.test(letter)) return ''
      if (has(letter)) return letter
      // Fonts without the narrow space have the thin one, and no line is broken at either.
      if (letter === NARROW_NO_BREAK_SPACE) return THIN_SPACE
      if (/\p{Z}/u.test(letter)) return ' '
      return /\p{M}/u.test(letter) ? '' : UNKNOWN
    })
    .join('')
}

let letters: Promise<HasLetter> | null = null

/** What is written in letters that can be printed: the printer would set others as wrong ones of a font that is not ours. */
export async function legible<T>(written: T): Promise<T> {
  letters ??= knownLetters()
  const has = await letters
  return JSON.parse(JSON.stringify(written), (name, value) =>
    typeof value === 'string' && name !== 'url' ? legibleText(value, has) : value,
  )
}
