import { languageFault } from '#engine/check/in-language.ts'
import { sentencesOf } from '#engine/check/sentences.ts'
import type { Language } from '#shared/languages.ts'
import type { Said } from './measured.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'

export type ToldField = 'artistic_intent' | 'medium_details' | 'target_audience' | 'existing_description'

const ENDED = /[.!?…。！？][\s”»」』’"')）]*$/u

/** The artist's words on one line, with nothing else changed. */
export function tidied(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

function ended(words: string, language: Language): string {
  return ENDED.test(words) ? words : `${words}${DESCRIBE_PHRASES[language].stop}`
}

/** Whether the words are sentences, or a part of one. */
function isSentence(words: string, language: Language): boolean {
  return ENDED.test(words) || DESCRIBE_PHRASES[language].sentenceStart.test(words)
}

/** Sentences of the artist's own, each a statement; the last one gets its full stop. */
export function toldSentences(words: string, language: Language, field: ToldField): Said[] {
  const line = tidied(words)
  if (line === '') return []
  return sentencesOf(ended(line, language), language).map((text) => ({
    text,
    rests_on: 'told',
    from: [field],
  }))
}

/** What the artist told in a field: as it is where the artist speaks, else quoted; a part of a sentence says what it is. */
export function told(words: string, language: Language, field: ToldField, mine: boolean): Said[] {
  const line = tidied(words)
  if (line === '') return []
  const phrases = DESCRIBE_PHRASES[language]
  const isWhole = isSentence(line, language)
  if (isWhole && mine) return toldSentences(line, language, field)
  const said = (text: string): Said[] => [{ text: ended(text, language), rests_on: 'told', from: [field] }]
  if (field === 'artistic_intent') return said(mine ? phrases.intent(line) : phrases.quotedIntent(line))
  if (field === 'target_audience') return said(phrases.audience(line))
  return said(isWhole ? phrases.quoted(line) : phrases.medium(line))
}

/** Whether some of what was told is in another language than the description. */
export function isForeign(words: readonly string[], language: Language): boolean {
  return words.some((text) => text !== '' && languageFault(text, language) !== null)
}
