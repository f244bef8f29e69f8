import type { Language } from '#shared/languages.ts'
import { typeset } from './typeset.ts'

/** Links, addresses, HTML, images, code: nothing of it belongs in a statement. */
const NOT_PROSE =
  /https?:|www\.|:\/\/|\b[\p{L}\p{N}-]+\.(?:com|org|net|io|info|biz|ru|cn|tw|fr|es|uk|de|example|test|app|dev|xyz)\b|\S@\S|<[/!\p{L}]|\]\s*\(|!\[|[{}|\\~^]|\$\{|&\w+;|data:|javascript:/iu
/** What cannot be seen, and what turns the direction of text. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Cn}|\p{Variation_Selector}/u
/** The ids that some models write into the text, although they are asked not to. */
const MARKS =
  /\s*[[(（【]\s*(?:[fvFV]\d+|artist|date|medium|size|collection|movement|genre)(?:\s*[,;、]\s*[fvFV]\d+)*\s*[\])）】]/gu
const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '(': '（',
  ')': '）',
}

/**
 * The text of a statement as it may be read: markup taken off, set like print; null where there is
 * more in it than words.
 */
export function plainText(written: string, language: Language): string | null {
  const text = written
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(MARKS, '')
    .replace(/\*+|__+|`+|^\s*(?:[#>•]+|[-–]\s|\d+\.\s)\s*/gu, '')
    .trim()
  if (text === '' || NOT_PROSE.test(text) || UNSEEN.test(text)) return null
  const chinese = /(?<=\p{Script=Han}|[」』》])\s*([,;:!?()])\s*/gu
  return typeset(
    language === 'zh-TW'
      ? text.replace(chinese, (_whole, mark: string) => FULL_WIDTH[mark] ?? mark)
      : text,
    language,
  )
}
