import type { Language } from '#shared/languages.ts'

interface Mend {
  find: RegExp
  by: string | ((match: string, ...groups: string[]) => string)
}

const upper = (_match: string, before = '', letter = '') => `${before}${letter.toUpperCase()}`

/** Sizes: `80x60cm` is written `80 × 60 cm`. */
const SIZES: Mend[] = [
  {
    find: /(?<=\d)\s?(cm|mm|in)?\s?[xX*×]\s?(?=\d)/gu,
    by: (_match, unit = '') => `${unit && ` ${unit}`} × `,
  },
  { find: /(?<=\d)(?=(?:cm|mm|kg)(?!\p{L})|公[分尺厘])/gu, by: ' ' },
]

/** Where a small letter after a full stop is right. */
const SHORTENED =
  '(?<!(?:(?<!\\p{L})(?:\\p{L}|ca|no|vs|etc|approx|inv|fig|vol|aprox|ej|env|pp?|e\\.g|i\\.e)|\\.\\.)\\.)'

const LATIN: Mend[] = [
  { find: /\s+(?=[.,](?!\d))/gu, by: '' },
  { find: /,(?=\p{L})/gu, by: ', ' },
  { find: /,(?:\s*,)+/gu, by: ',' },
  { find: /(?<!\.)\.\.(?!\.)/gu, by: '.' },
  { find: /(?<=\p{Ll}[.!?])(?=\p{Lu}\p{Ll}*[\s,])/gu, by: ' ' },
  { find: /^([\s“"«‘'(¿¡]*)(?!www\.|https?:)(\p{Ll})(?!\p{Lu})/u, by: upper },
  {
    find: new RegExp(`(?<=[.!?])${SHORTENED}(\\s+[¿¡]?)(?!www\\.|https?:)(\\p{Ll})(?!\\p{Lu})`, 'gu'),
    by: upper,
  },
  ...SIZES,
]
const SMALL_I: Mend = { find: /(?<![\p{L}\p{N}.’'(-])i(?=[\s,;!?]|['’](?:m|ve|ll|d)(?!\p{L}))/gu, by: 'I' }

const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  '.': '。',
  '?': '？',
  '!': '！',
  ';': '；',
  ':': '：',
}
const CHINESE: Mend[] = [
  {
    find: /(?<=\p{Script=Han})([,.?!;:])\s?(?![.\d])/gu,
    by: (_match, mark = '') => FULL_WIDTH[mark] ?? mark,
  },
  { find: /(?<=[\p{Script=Han}，。、；：])[ \u3000](?=\p{Script=Han})/gu, by: '' },
  { find: /，(?:，)+/gu, by: '，' },
  { find: /。(?:。)+/gu, by: '。' },
  ...SIZES,
]

const MENDS: Record<Language, Mend[]> = {
  en: [SMALL_I, ...LATIN],
  fr: LATIN,
  es: LATIN,
  'zh-TW': CHINESE,
}

/** The artist's words on one line, with nothing else changed. */
export function tidied(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

const TYPED_END = new RegExp(`(?<=[.!?])${SHORTENED}\\s+(?=[¿¡]?\\p{Ll})`, 'u')

/** The parts of a sentence in which a full stop is followed by a small letter. */
export function typedSentences(sentence: string, language: Language): string[] {
  return language === 'zh-TW' ? [sentence] : sentence.split(TYPED_END)
}

function applied(text: string, mends: readonly Mend[]): string {
  return mends.reduce(
    (made, { find, by }) => (typeof by === 'string' ? made.replace(find, by) : made.replace(find, by)),
    text,
  )
}

/** Capitals, spaces and stops as the language writes them; the words stay. */
export function mended(words: string, language: Language): string {
  return applied(tidied(words), MENDS[language])
}

/** Sizes and units as catalogues write them, and nothing else. */
export function sized(words: string): string {
  return applied(words, SIZES)
}
