/** What stands for a letter that no font has. */
const UNKNOWN = '□'
const NARROW_NO_BREAK_SPACE = '\u202f'
const THIN_SPACE = '\u2009'

type HasLetter = (codePoint: number) => boolean

/** A text in letters that can be printed. */
export function legible(text: string, hasLetter: HasLetter): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (letter === '\n') return letter
      if (/\p{C}/u.test(letter)) return ''
      if (hasLetter(letter.codePointAt(0) ?? 0)) return letter
      // Fonts without the narrow space have the thin one, and no line is broken at either.
      if (letter === NARROW_NO_BREAK_SPACE) return THIN_SPACE
      if (/\p{Z}/u.test(letter)) return ' '
      return /\p{M}/u.test(letter) ? '' : UNKNOWN
    })
    .join('')
}
