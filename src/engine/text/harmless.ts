import { alienWordIn } from './alien.ts'
import { fold } from './names.ts'

/**
 * What somebody writes who wants something from a machine or a reader, and nobody who describes a
 * work. Folded.
 */
const ORDER =
  /\b(?:instructions?|disregard|you (?:are|must|should|will) |as an ai|assistant|system:|respond with|reply with|act as|pretend|overrid\w+|ignor(?:e|ez|a|en) (?:las|les|los|all|the|your|previous|toutes|todas|todo)|vous (?:etes|devez)|repondez|responda|debe (?:decir|responder)|usted (?:es|debe))|指示|忽視|無視|請(?:回答|輸出|說|回覆)|你(?:是|必須|現在)/u

/** First and second person pronouns (folded): model text must not use them outside quotations. */
const SPEAKER =
  /(?<!\p{L})(?:you|your|yours|i|my|vous|votre|vos|je|j|mon|mes|tu|tes|usted|ustedes|yo|mis?)(?!\p{L})|[您你我]/u
const QUOTED = /[“"„«「『][^”"»」』]*[”"»」』]/gu
/** An order or an invitation at its beginning, folded. */
const CALL =
  /^(?:please|vote|buy|send|drink|visit|call|act now|votez|achetez|envoyez|visitez|appelez|vote|compre|envie|visite|llame|请|請)(?!\p{L})/u

/**
 * Whether a text from the web holds no order to a machine and nothing that attacks on a reader
 * need.
 */
export function isHarmless(text: string): boolean {
  return alienWordIn(text) === null && !ORDER.test(fold(text))
}

/**
 * Whether a sentence of an open text may be told: harmless, and nobody in it speaks to the reader
 * or of himself.
 */
export function isImpersonal(sentence: string): boolean {
  const told = fold(sentence.replace(QUOTED, ' '))
  return isHarmless(sentence) && !SPEAKER.test(told) && !CALL.test(told.trim())
}
