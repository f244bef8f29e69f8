import { lengthOf } from '#engine/text/sentences.ts'
import { partsWords, WRITING } from '#language/writing.ts'
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
  { find: /(?<=\d)(?=(?:cm|mm|kg)(?!\p{L}))/gu, by: ' ' },
  { find: /(?<=× ?\d+(?:\.\d+)?)(?=公[分尺厘])/gu, by: ' ' },
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
    find: new RegExp(
      `(?<=[.!?])${SHORTENED}(\\s+[¿¡]?)(?!www\\.|https?:)(\\p{Ll})(?!\\p{Lu})`,
      'gu',
    ),
    by: upper,
  },
  ...SIZES,
]
/** A stop with no space behind it, where the next word begins sentences. */
function unspaced(openings: string): Mend {
  return { find: new RegExp(`(?<=\\p{Ll}{2}[.!?])(?=(?:${openings})(?![\\p{L}.]))`, 'gu'), by: ' ' }
}
const SMALL_I: Mend = {
  find: /(?<![\p{L}\p{N}.’'(-])i(?=[\s,;!?]|['’](?:m|ve|ll|d)(?!\p{L}))/gu,
  by: 'I',
}

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
    find: /(?<=[\p{Script=Han}\p{Script=Bopomofo}」』）]) ?([,?!;:]|\.(?![.\d])) ?|(?<=[\p{L}\d]) ?(,) ?(?=\p{Script=Han})/gu,
    by: (match) => FULL_WIDTH[match.trim()] ?? match,
  },
  { find: /(?<=[\p{Script=Han}，。、；：])[ \u3000](?=\p{Script=Han})/gu, by: '' },
  { find: /[ \u3000]+(?=[，。、！？；：])/gu, by: '' },
  { find: /[。.]{3,}|(?<!…)…(?!…)|(?<=\p{Script=Han})\.{2,}/gu, by: '……' },
  { find: /([，、；：])\1+/gu, by: '$1' },
  { find: /。(?:。)+/gu, by: '。' },
  { find: /[“"]([^“”"\n]*\p{Script=Han}[^“”"\n]*)[”"]/gu, by: '「$1」' },
  { find: /(?<=\p{Script=Han})\(([^()\n]*)\)/gu, by: '（$1）' },
  ...SIZES,
]

/** French holds high signs off their word, with a space at which no line breaks. */
const FRENCH: Mend[] = [
  { find: /(?<=[\p{L}\p{N}%»”)…])[ \u00a0\u202f]?(?=(?:[;:]|[?!]+)(?:\s|$))/gu, by: '\u00a0' },
  { find: /«[ \u00a0\u202f]?(?=\S)/gu, by: '«\u00a0' },
  { find: /(?<=\S)[ \u00a0\u202f]?»/gu, by: '\u00a0»' },
]

const MENDS: Record<Language, Mend[]> = {
  en: [
    unspaced('i|it|its|the|my|we|this|these|they|and|but|so|when|he|she|you|there|a'),
    SMALL_I,
    ...LATIN,
  ],
  fr: [
    unspaced('je|j|il|elle|on|la|le|les|c|ce|mon|ma|mes|et|mais|cette|dans|un|une|nous'),
    ...LATIN,
    ...FRENCH,
  ],
  es: [
    unspaced('yo|el|la|los|las|mi|mis|en|y|pero|se|no|que|es|un|una|me|cuando|esta|este|con'),
    ...LATIN,
  ],
  'zh-TW': CHINESE,
}

/** The artist's words on one line, with nothing else changed. */
export function tidied(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

const TYPED_END = new RegExp(`(?<=[.!?])${SHORTENED}\\s+(?=[¿¡]?\\p{Ll})`, 'u')

/** The parts of a sentence in which a full stop is followed by a small letter. */
export function typedSentences(sentence: string, language: Language): string[] {
  return partsWords(language) ? sentence.split(TYPED_END) : [sentence]
}

function applied(text: string, mends: readonly Mend[]): string {
  return mends.reduce(
    (made, { find, by }) =>
      typeof by === 'string' ? made.replace(find, by) : made.replace(find, by),
    text,
  )
}

const ENDED = /[.!?…。！？][\s”»」』’"')）]*$/u

/** With a full stop, where none stands. */
export function ended(words: string, language: Language): string {
  return ENDED.test(words) ? words : `${words}${WRITING[language].stop}`
}

/** A shorter line may be a title or a caption, which have no full stop. */
const LEAST_LENGTH = { words: 6, characters: 10 }

/** With a full stop, where a line is a sentence that lacks one. */
export function withStop(line: string, language: Language): string {
  const isLong = lengthOf(line, language) >= LEAST_LENGTH[WRITING[language].unit]
  const isOpen = /[\p{L}\p{N}”»」』)）]$/u.test(line) && !/(?:https?:|www\.|[#@])\S*$/u.test(line)
  return isLong && isOpen && !/\d\s?(?:cm|mm|in|公分)$/u.test(line) ? ended(line, language) : line
}

/** Capitals, spaces and stops as the language writes them; the words stay. */
export function mended(words: string, language: Language): string {
  return applied(tidied(words), MENDS[language])
}
