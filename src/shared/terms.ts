import type { Language } from './languages.ts'

/** What the glossary is divided into: a file each. */
export const SUBJECTS = [
  'technique',
  'material',
  'form',
  'genre',
  'movement',
  'sculpture',
  'east-asian',
  'print',
  'museum',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** A term of the glossary in one language. */
export interface Term {
  key: string
  term: string
  /** One of `SUBJECTS`. */
  subject: string
  /** What it is, in one sentence. */
  is: string
  /** What it does to what one sees, in one sentence. */
  does: string
}

/**
 * A term with the forms under which texts use it, and longer phrases that contain a form and mean
 * something else.
 */
export interface FoundTerm extends Term {
  forms: readonly string[]
  not: readonly string[]
}

/** Where a text uses a term: characters `from` up to, and without, `to`. */
export interface TermMark {
  key: string
  from: number
  to: number
}

/** What others said, and titles that the text sets apart. */
const QUOTED = /[“«「『《〈][^”»」』》〉]*(?:[”»」』》〉]|$)/gu
/** A quotation that began in the sentence before. */
const QUOTED_ON = /^[^“«「『《〈]*[”»」』》〉]/gu
const SENTENCE_START = /(?:^|[.!?…][”»)]?\s+)[“«¿¡(]*$/u

function patternOf(form: string): string {
  const [first = '', ...rest] = form
  const body = rest
    .join('')
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replace(/ /gu, '\\s')
    .replace(/['’]/gu, "['’]")
  const upper = first.toLocaleUpperCase()
  return (first === upper ? first : `[${first}${upper}]`) + body
}

type Span = readonly [from: number, to: number]

/** The parts of a text in which no term is looked for. */
function closedSpans(text: string, titles: readonly string[]): Span[] {
  const quoted = [...text.matchAll(QUOTED), ...text.matchAll(QUOTED_ON)].map(
    ({ 0: whole, index }): Span => [index, index + whole.length],
  )
  const named = titles.filter((title) => title !== '' && text.includes(title))
  return [
    ...quoted,
    ...named.map((title): Span => [text.indexOf(title), text.indexOf(title) + title.length]),
  ]
}

/** Whether a term stands alone in its quotation marks (「皴法」): it is named, and nobody is quoted. */
function isNamed(text: string, [from, to]: Span, found: string): boolean {
  return !/^[《〈]/u.test(text.slice(from, to)) && text.slice(from + 1, to - 1).trim() === found
}

/**
 * Finds the terms of a glossary in texts: the longest form counts. Quotations, titles and names are
 * left alone: a form with a small letter is found with a capital one only where a sentence begins.
 *
 * @returns a function from a text, and the titles that it may name, to its marks in reading order.
 */
export function termFinder(terms: readonly FoundTerm[], language: Language) {
  const keys = new Map<string, string | null>()
  for (const { key, forms, not } of terms) {
    for (const form of forms) keys.set(form, key)
    for (const phrase of not) keys.set(phrase, null)
  }
  const longestFirst = [...keys.keys()].sort((a, b) => b.length - a.length)
  const oneOf = `(?:${longestFirst.map(patternOf).join('|')})`
  const pattern = new RegExp(
    language === 'zh-TW' ? oneOf : `(?<![\\p{L}\\p{N}-])${oneOf}(?![\\p{L}\\p{N}-])`,
    'gu',
  )
  /** As the form is written, or with a capital where a sentence begins. */
  const keyOf = (found: string, before: string): string | null => {
    const written = found.replace(/\s/gu, ' ').replace(/'/gu, '’')
    const exact = keys.get(written)
    if (exact !== undefined) return exact
    const [first = ''] = written
    const small = keys.get(first.toLocaleLowerCase() + written.slice(first.length))
    return SENTENCE_START.test(before) ? (small ?? null) : null
  }
  return (text: string, titles: readonly string[] = []): TermMark[] => {
    if (keys.size === 0) return []
    const closed = closedSpans(text, titles)
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index: from }) => {
      const to = from + found.length
      const spans = closed.filter(([start, end]) => from < end && to > start)
      if (!spans.every((span) => isNamed(text, span, found))) return []
      const key = keyOf(found, text.slice(0, from))
      return key === null ? [] : [{ key, from, to }]
    })
  }
}

/** The marks of the sentences of a text, each term only where it comes first. */
export function firstMarks(sentences: readonly (readonly TermMark[])[]): TermMark[][] {
  const seen = new Set<string>()
  return sentences.map((marks) =>
    marks.filter(({ key }) => {
      const isFirst = !seen.has(key)
      seen.add(key)
      return isFirst
    }),
  )
}
