import * as fc from 'fast-check'
import { Converter } from 'opencc-js'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { DICTATED, ORDERED } from './orders.ts'
import type { Sentence } from './prose.ts'

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

/** A sentence that must not be read by anybody. */
export interface Attack {
  language: Language
  sentence: Sentence
}

/** Good sentences, in which one thing was changed. */
export function attacksOn(sentences: Record<Language, Sentence[]>): fc.Arbitrary<Attack> {
  return anyOf(...LANGUAGES).chain((language) => attackIn(language, sentences))
}

function attackIn(
  language: Language,
  sentences: Record<Language, Sentence[]>,
): fc.Arbitrary<Attack> {
  const good = anyOf(...sentences[language])
  const gap = GAP[language]
  const after = (words: fc.Arbitrary<string>) =>
    fc
      .record({ sentence: good, words, isAfter: fc.boolean() })
      .map(({ sentence, words: more, isAfter }) => ({
        ...sentence,
        text: isAfter ? `${sentence.text}${gap}${more}` : `${more}${gap}${sentence.text}`,
      }))
  const changed = fc.oneof<fc.Arbitrary<Sentence>[]>(
    good.chain((sentence) =>
      fc.stringMatching(/^[fv]\d{3}$/u).map((mark) => ({ ...sentence, mark })),
    ),
    good.chain((sentence) =>
      anyOf('', '?', '~', 'see above', 'own').map((mark) => ({ ...sentence, mark })),
    ),
    // A source is no ground: sources are cited by facts.
    good.chain((sentence) =>
      anyOf('s1', 'page', 'https://page.example').map((mark) => ({ ...sentence, mark })),
    ),
    // A passage that is not there, and one of which no word is quoted, or words that it does not
    // have.
    good.chain((sentence) =>
      anyOf(
        'p99 «a painting of a guard»',
        'p1',
        'p1 «the»',
        'p1 «all of it was sold in the end»',
      ).map((mark) => ({
        ...sentence,
        mark,
      })),
    ),
    // What somebody dictates, said with good grounds, or as what only connects.
    fc.tuple(good, anyOf(...DICTATED[language])).map(([sentence, text]) => ({ ...sentence, text })),
    after(anyOf(...DICTATED[language])),
    anyOf(...ORDERED[language], ...DICTATED[language]).map((text) => ({ text, mark: '-' })),
    ...(language === 'zh-TW'
      ? [
          good
            .filter(({ text }) => toSimplified(text) !== text)
            .map((sentence) => ({
              ...sentence,
              text: `${toSimplified(sentence.text)}那是9999年。`,
            })),
        ]
      : []),
    after(anyOf(...ORDERED[language])),
    good.chain((sentence) => anyOf(...ORDERED[language]).map((text) => ({ ...sentence, text }))),
    after(
      number.map((year) =>
        language === 'zh-TW' ? `那是${year}。` : `${NAMED[language]} ${year}.`,
      ),
    ),
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
    good.chain((sentence) =>
      anyOf(...LANGUAGES.filter((other) => other !== language)).chain((other) =>
        anyOf(
          ...sentences[other].filter(({ text }) => text.length > (other === 'zh-TW' ? 12 : 60)),
        ).map(({ text }) => ({ ...sentence, text })),
      ),
    ),
  )
  return changed.map((sentence) => ({ language, sentence }))
}
