import { type Artwork, hasFullText } from '#engine/catalogue/artwork.ts'
import type { Draft } from '#engine/ledger.ts'
import { labelOf } from '#engine/research/label.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { answering } from './answer.ts'
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

function catalogueDrafts(artwork: Artwork, language: Language, mode: Mode | null): Draft[] {
  return artwork.statements
    .filter((statement) => mode === null || statement.modes.includes(mode))
    .map(({ kind, topic, text, restsOn }) => ({ kind, topic, text: text[language], restsOn }))
}

/** All that is told of a work. Its data comes in words where our editors wrote nothing, and for professionals, who expect it. */
export function bodyOf(artwork: Artwork, mode: Mode, language: Language): Draft[] {
  const identity = identityDrafts(artwork, language)
  const prose = catalogueDrafts(artwork, language, mode)
  return mode === 'professional' || !hasFullText(artwork) ? [...identity, ...prose] : prose
}

/** Statements that say the same are told once: an answer is not repeated below it. */
function withoutAnswered(body: Draft[], answer: Draft[]): Draft[] {
  const said = new Set(answer.map((draft) => draft.text))
  return body.filter((draft) => !said.has(draft.text))
}

/** All that can be said of a work, what the mode says first: of two statements that bear alike on a question, it is taken. */
export function knownDrafts(artwork: Artwork, mode: Mode, language: Language): Draft[] {
  const own = catalogueDrafts(artwork, language, mode)
  const others = catalogueDrafts(artwork, language, null).filter(
    (draft) => !own.some(({ text }) => text === draft.text),
  )
  return [...own, ...identityDrafts(artwork, language), ...others]
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

/** Said where the sources are silent on a question. */
export function nothingKnown(language: Language): Draft {
  return { kind: 'unsure', topic: 'answer', text: PHRASES[language].notInSources, restsOn: [] }
}

function answerTo(question: string, artwork: Artwork, mode: Mode, language: Language): Draft[] {
  if (question === '') return []
  const drafts = knownDrafts(artwork, mode, language)
  const found = answering(question, drafts, language, namesOfWork(artwork, language))
  return found.length > 0 ? found : [nothingKnown(language)]
}

/** The writer that is always there: the catalogue's prose in order, and sentences from the phrase book. */
export const writeBuiltIn: Writer = async function* (_ledger, { artwork, mode, language, question }, signal) {
  const answer = answerTo(question, artwork, mode, language)
  const body = withoutAnswered(bodyOf(artwork, mode, language), answer)
  for (const draft of [...answer, ...body]) {
    signal.throwIfAborted()
    yield draft
  }
}
