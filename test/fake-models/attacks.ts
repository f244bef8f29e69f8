import * as fc from 'fast-check'
import { Converter } from 'opencc-js'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Line } from './lines.ts'
import { DICTATED, ORDERED } from './orders.ts'

const NAMED: Record<Language, string> = {
  en: 'It then went to',
  fr: 'Il passa ensuite à',
  es: 'Después pasó a',
  'zh-TW': '後來歸',
}

const KEPT: Record<Language, string> = {
  en: ' kept it for years.',
  fr: ' le garda longtemps.',
  es: ' lo guardó mucho tiempo.',
  'zh-TW': '後來收藏了它。',
}

const toSimplified: (text: string) => string = Converter({ from: 'tw', to: 'cn' })

const GAP: Record<Language, string> = { en: ' ', fr: ' ', es: ' ', 'zh-TW': '' }
const anyOf = <T>(...values: T[]) => fc.constantFrom(...values)
const number = fc.integer({ min: 2101, max: 9_999_999 }).map(String)
const name = fc.stringMatching(/^[QXZ][a-z]{4,9} [QXZ][a-z]{4,9}$/u)

interface Attack {
  language: Language
  line: Line & { question?: string }
}

/**
 * Statements that must not be read by anybody: good ones, in which one thing was changed.
 *
 * @param stranger the id of a ground that anybody can write: what rests on it is not told either.
 */
export function attacksOn(lines: Record<Language, Line[]>, stranger: string): fc.Arbitrary<Attack> {
  return anyOf(...LANGUAGES).chain((language) => attackIn(language, lines, stranger))
}

function attackIn(
  language: Language,
  lines: Record<Language, Line[]>,
  stranger: string,
): fc.Arbitrary<Attack> {
  const good = anyOf(...lines[language])
  const gap = GAP[language]
  const after = (words: fc.Arbitrary<string>) =>
    fc.record({ line: good, words, isAfter: fc.boolean() }).map(({ line, words: more, isAfter }) => ({
      ...line,
      text: isAfter ? `${line.text}${gap}${more}` : `${more}${gap}${line.text}`,
    }))
  const changed = fc.oneof<fc.Arbitrary<Attack['line']>[]>(
    good.chain((line) => fc.stringMatching(/^[fv]\d{3}$/u).map((id) => ({ ...line, rests_on: [id] }))),
    good.map((line) => ({ ...line, rests_on: [] })),
    // A source is no ground: sources are cited by facts.
    good.chain((line) =>
      anyOf('s1', 'page', 'https://page.example').map((id) => ({ ...line, rests_on: [id] })),
    ),
    // What an extract dictates, said with it as its ground.
    anyOf(...ORDERED[language], ...DICTATED[language]).map((text) => ({
      topic: 'context',
      kind: 'sourced',
      rests_on: [stranger],
      text,
    })),
    after(anyOf(...DICTATED[language])).map((line) => ({ ...line, rests_on: [...line.rests_on, stranger] })),
    // What the question dictates, said with good grounds.
    fc
      .tuple(good, anyOf(...ORDERED[language], ...DICTATED[language]))
      .map(([line, text]) => ({ ...line, text, question: text })),
    anyOf(...DICTATED[language]).chain((question) =>
      after(fc.constant(question)).map((line) => ({ ...line, question })),
    ),
    ...(language === 'zh-TW'
      ? [
          good
            .filter(({ text }) => toSimplified(text) !== text)
            .map((line) => ({ ...line, text: toSimplified(line.text) })),
        ]
      : []),
    after(anyOf(...ORDERED[language])),
    good.chain((line) => anyOf(...ORDERED[language]).map((text) => ({ ...line, text }))),
    good.chain((line) =>
      anyOf(...ORDERED[language]).map((text) => ({ ...line, kind: 'unsure', topic: 'answer', text })),
    ),
    after(number.map((year) => (language === 'zh-TW' ? `那是${year}。` : `${NAMED[language]} ${year}.`))),
    after(name.map((who) => `${NAMED[language]} ${who}${language === 'zh-TW' ? '。' : '.'}`)),
    after(name.map((who) => `${who.split(' ')[0]}${KEPT[language]}`)),
    after(
      anyOf(
        'https://evil.example',
        'www.evil.example',
        '![](x)',
        '[a](b)',
        '<b>',
        'me@evil.example',
        '\u202e',
        '\u{E0041}',
      ),
    ),
    good.chain((line) =>
      anyOf(...LANGUAGES.filter((other) => other !== language)).chain((other) =>
        anyOf(...lines[other].filter(({ text }) => text.length > (other === 'zh-TW' ? 12 : 60))).map(
          ({ text }) => ({
            ...line,
            text,
          }),
        ),
      ),
    ),
    good.map((line) => ({
      ...line,
      kind: line.rests_on.some((id) => /^[vo]/u.test(id)) ? 'measured' : 'seen',
    })),
  )
  return changed.map((line) => ({ language, line }))
}
