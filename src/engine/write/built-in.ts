import { type Artwork, hasFullText } from '#engine/catalogue/artwork.ts'
import type { Draft } from '#engine/ledger.ts'
import { labelOf } from '#engine/research/label.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { answering } from './answer/answer.ts'
import { type Candidate, candidatesOf, labelCandidate } from './answer/candidates.ts'
import { PHRASES } from './phrase-book.ts'
import type { PhrasedSentence } from './phrases/phrases.ts'
import type { Writer } from './writer.ts'

/** Sentences from the phrase book, for any work: who, when, what, where. */
function identityDrafts(artwork: Artwork, language: Language): Draft[] {
  const phrases = PHRASES[language]
  const label = labelOf(artwork, language)
  const sentences: (PhrasedSentence | null)[] = [
    phrases.maker(label, artwork),
    phrases.object(label),
    phrases.place(label),
    phrases.kind(artwork),
  ]
  return sentences.flatMap((sentence): Draft[] =>
    sentence === null
      ? []
      : [{ kind: 'sourced', topic: 'object', text: withOneStop(sentence.text), restsOn: sentence.restsOn }],
  )
}

/** A sentence that ends in an abbreviation ("av. J.-C.") has its stop already. */
function withOneStop(text: string): string {
  return text.replaceAll('..', '.')
}

function catalogueDrafts(artwork: Artwork, language: Language, mode: Mode): Draft[] {
  return artwork.statements
    .filter((statement) => statement.modes.includes(mode))
    .map(({ kind, topic, text, restsOn }) => ({ kind, topic, text: text[language], restsOn }))
}

/** All that is told of a work. Its data comes in words where our editors wrote nothing, and for professionals, who expect it. */
export function bodyOf(artwork: Artwork, mode: Mode, language: Language): Draft[] {
  const identity = identityDrafts(artwork, language)
  const prose = catalogueDrafts(artwork, language, mode)
  return mode === 'professional' || !hasFullText(artwork) ? [...identity, ...prose] : prose
}

/** All that can answer a question about a work: what is told in any depth, and what the label says. */
export function knownOf(artwork: Artwork, mode: Mode, language: Language): Candidate[] {
  return [...candidatesOf(artwork, mode, language), ...identityDrafts(artwork, language).map(labelCandidate)]
}

/** What every statement on a work may be about: its title and its maker. */
export function namesOfWork(artwork: Artwork, language: Language): string[] {
  return [
    artwork.titles[language],
    artwork.artist.name[language],
    ...artwork.aliases,
    ...artwork.artist.aliases,
  ]
}

/** Said where our text has no answer, or none was found in it: which of the two is not known. */
export function nothingFound(language: Language): Draft {
  return { kind: 'unsure', topic: 'answer', text: PHRASES[language].notFound, restsOn: [] }
}

/** The answer to a question from what is known of a work: the few statements that bear most on it; none where none does. */
export function answerFor(question: string, artwork: Artwork, mode: Mode, language: Language): Draft[] {
  return answering(question, knownOf(artwork, mode, language), language, namesOfWork(artwork, language))
}

/**
 * The writer that is always there: the catalogue's prose in order, and sentences from the phrase book. The answer to a question stands
 * before it; the text stays whole, and may say it again in its place.
 */
export const writeBuiltIn: Writer = async function* (_ledger, { artwork, mode, language, question }, signal) {
  const found = question === '' ? [] : answerFor(question, artwork, mode, language)
  const answer = question !== '' && found.length === 0 ? [nothingFound(language)] : found
  for (const draft of [...answer, ...bodyOf(artwork, mode, language)]) {
    signal.throwIfAborted()
    yield draft
  }
}
