import { languageFault } from '#engine/check/in-language.ts'
import { simplifiedCharactersOf } from '#engine/check/language.ts'
import { fold } from '#engine/check/names.ts'
import { sentencesOf } from '#engine/check/sentences.ts'
import { alienWordIn } from '#engine/write/model/alien.ts'
import { plainText } from '#engine/write/model/plain-text.ts'
import type { Language } from '#shared/languages.ts'

const LABEL_CHARACTERS = 200
const QUOTED_SENTENCES = 2
/** Enough to say what a work is, and far from a copy. */
const QUOTED_CHARACTERS: Record<Language, number> = { en: 360, fr: 400, es: 400, 'zh-TW': 150 }

/** What somebody writes who wants something from a machine or a reader, and nobody who describes a work. Folded. */
const ORDER =
  /\b(?:instructions?|disregard|you (?:are|must|should|will) |as an ai|assistant|system:|respond with|reply with|act as|pretend|overrid\w+|ignor(?:e|ez|a|en) (?:las|les|los|all|the|your|previous|toutes|todas|todo)|vous (?:etes|devez)|repondez|responda|debe (?:decir|responder)|usted (?:es|debe))|指示|忽視|無視|請(?:回答|輸出|說|回覆)|你(?:是|必須|現在)/u

function isHarmless(text: string): boolean {
  return alienWordIn(text) === null && !ORDER.test(fold(text))
}

/** A name from the web as it may be printed: plain, short, no address, no order; null where it is anything else. */
export function safeLabel(text: string, language: Language): string | null {
  if (text.length > LABEL_CHARACTERS || !isHarmless(text)) return null
  if (language === 'zh-TW' && simplifiedCharactersOf(text).length > 0) return null
  return plainText(text, language)
}

/**
 * The first sentences of an article as they may be quoted: at most two, in the language asked for, plain. Where the
 * first one is not fit to be quoted, nothing is; null.
 */
export function quotable(extract: string, language: Language): string | null {
  const [paragraph = ''] = extract.trim().split(/\n+/u)
  let quoted: string | null = null
  for (const sentence of sentencesOf(paragraph, language).slice(0, QUOTED_SENTENCES)) {
    const text = plainText(sentence, language)
    if (text === null || !isHarmless(sentence) || languageFault(text, language) !== null) break
    const longer: string = quoted === null ? text : `${quoted}${language === 'zh-TW' ? '' : ' '}${text}`
    if (longer.length > QUOTED_CHARACTERS[language]) break
    quoted = longer
  }
  return quoted
}
