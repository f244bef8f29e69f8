import { ended, mended, tidied, typedSentences } from '#engine/proofreading/mend.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { WRITING } from '#language/writing.ts'
import type { ToldField } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { FRAMES } from './frame-book.ts'
import type { Framed, Speaker } from './frames/frames.ts'
import type { Said } from './measured.ts'

export function said(text: string, field: ToldField): Said {
  return { text, rests_on: 'told', from: [field] }
}

/**
 * The sentences of the artist by their own paragraphs, each a statement; the words stay as they
 * are.
 */
export function toldParagraphs(words: string, language: Language, field: ToldField): Said[][] {
  return words
    .split(/\n+/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) =>
      sentencesOf(tidied(paragraph), language)
        .flatMap((sentence) => typedSentences(sentence, language))
        .map((text) => said(text, field)),
    )
}

/** Whether some of what was told is in another language than the description. */
export function isForeign(words: readonly string[], language: Language): boolean {
  return words.some((text) => text !== '' && languageFault(text, language) !== null)
}

/** What an artist told of the material. */
export interface ToldMedium {
  /** As a caption, without a full stop. */
  caption: Said[]
  /** The same as a sentence of the text. */
  work: Said[]
  /** Whole sentences: how it was made. */
  making: Said[]
  /** Whether `work` names the work. */
  named: boolean
}

/** Parts the fragments, `oil on linen, 80 × 60 cm`, from the sentences. Fragments are joined. */
export function toldMedium(words: string, language: Language): ToldMedium {
  const { sentence, work } = FRAMES[language]
  const field = 'medium_details'
  const isSentence = (text: string) => sentence.test(text)
  const told = words
    .split(/\n+/u)
    .flatMap((line) => sentencesOf(mended(line, language), language))
    .filter((text) => text !== '')
  const { comma, stop, gap } = WRITING[language]
  const joined = told
    .filter((text) => !isSentence(text))
    .map((text) => text.replace(/[\s.。]+$/u, ''))
    .reduce((made, text) => {
      if (made === '') return text
      return /^[\d\p{Ll}]/u.test(text) ? `${made}${comma}${text}` : `${made}${stop}${gap}${text}`
    }, '')
  const making = told.filter(isSentence).map((text) => said(ended(text, language), field))
  if (joined === '') return { caption: [], work: [], making, named: false }
  const framed = isForeign([joined], language) ? null : work(joined)
  return {
    caption: [said(joined, field)],
    work: [said(ended(framed ?? joined, language), field)],
    making,
    named: framed !== null,
  }
}

/** What an artist wanted. */
export interface ToldIntent {
  /** By the artist's own paragraphs. */
  paragraphs: Said[][]
  /** It was a fragment, which was set into a sentence. */
  framed: boolean
}

/**
 * Whole sentences stay; a fragment, `to keep the quiet of a kitchen`, is set into a sentence where
 * that is safe.
 *
 * @param named The work has been named just before.
 */
export function toldIntent(
  words: string,
  language: Language,
  speaker: Speaker,
  named: boolean,
): ToldIntent {
  const field = 'artistic_intent'
  const isFragment =
    words !== '' && !/\n|[.!?…。！？]./u.test(words) && !isForeign([words], language)
  const bare = mended(words, language).replace(/[.。]$/u, '')
  const sentence = isFragment ? FRAMES[language].wish(bare, speaker, named) : null
  if (sentence) return { paragraphs: [[said(ended(sentence, language), field)]], framed: true }
  if (words === '') return { paragraphs: [], framed: false }
  const whole = words.split(/\n+/u).map((paragraph) => ended(mended(paragraph, language), language))
  return {
    paragraphs: whole.flatMap((text) => toldParagraphs(text, language, field)),
    framed: false,
  }
}

/**
 * The answer to a question of the interview. Sentences stay; a fragment, `the red line at the
 * bottom`, follows words that tell what it is, with a colon: that breaks in no language.
 */
export function toldAnswer(
  words: string,
  field: ToldField,
  language: Language,
  frame?: Framed,
): Said[] {
  const one = tidied(words)
  if (one === '') return []
  const isFragment = !/\n|[.!?…。！？]/u.test(words) && !FRAMES[language].sentence.test(one)
  if (frame && isFragment && !isForeign([one], language))
    return [
      said(ended(FRAMES[language].framed[frame](mendedInside(one, language)), language), field),
    ]
  return toldParagraphs(words, language, field)
    .flat()
    .map((statement) => ({ ...statement, text: ended(mended(statement.text, language), language) }))
}

/** Spaces and signs as the language writes them; the first letter stays as it was typed. */
function mendedInside(words: string, language: Language): string {
  return `${words.charAt(0)}${mended(words, language).slice(1)}`.replace(/[.。]$/u, '')
}
