import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Draft } from '#engine/evidence.ts'
import type { IdentityFact } from '#engine/gather/from-catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import { isOnLabel } from '#engine/search/answers/label-questions.ts'
import type { LabelQuestion } from '#engine/search/answers/label-words/label-words.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import type { PhrasedSentence } from '#engine/write/phrases/phrases.ts'
import type { Language } from '#shared/languages.ts'

/** A sentence that ends in an abbreviation ("av. J.-C.") has its stop already. */
export function withOneStop(text: string): string {
  return text.replaceAll('..', '.')
}

function sentenceFor(
  asks: LabelQuestion,
  artwork: Artwork,
  language: Language,
): PhrasedSentence | null {
  const phrases = PHRASES[language]
  const label = labelOf(artwork, language)
  switch (asks) {
    case 'artist':
    case 'life':
      return phrases.maker(label, artwork)
    case 'date':
    case 'span':
      return phrases.made(label)
    case 'size':
      return phrases.object({ ...label, medium: null })
    case 'medium':
      return phrases.object({ ...label, size: null })
    case 'place':
      return phrases.place(label)
    case 'visit':
      return phrases.visit(label)
    case 'names':
      return phrases.names(artwork)
    case 'kind':
      return phrases.kind(artwork)
  }
}

/** The facts of a label that answer what is asked of it. */
const FACTS: Record<LabelQuestion, readonly IdentityFact[]> = {
  artist: ['artist'],
  life: ['artist'],
  date: ['date'],
  span: ['date'],
  size: ['size'],
  medium: ['medium'],
  place: ['collection'],
  visit: ['collection'],
  names: ['title'],
  kind: ['movement', 'genre'],
}

/** What was read from the label of a work that we do not have, for what is asked of it. */
export function labelRead(asks: LabelQuestion, drafts: readonly Draft[]): Draft[] {
  const read = drafts.filter(({ restsOn }) => FACTS[asks].some((fact) => restsOn.includes(fact)))
  return read.slice(0, 1).map((draft): Draft => ({ ...draft, topic: 'answer' }))
}

/** What the label answers; nothing where it does not have it. */
export function labelAnswer(asks: LabelQuestion, artwork: Artwork, language: Language): Draft[] {
  const sentence = isOnLabel(asks, artwork) ? sentenceFor(asks, artwork, language) : null
  if (sentence === null) return []
  const { text, restsOn } = sentence
  return [{ kind: 'sourced', topic: 'answer', text: withOneStop(text), restsOn }]
}
