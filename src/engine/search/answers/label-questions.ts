import type { Artwork } from '#engine/artwork/artwork.ts'
import { plain } from '#engine/search/plain.ts'
import { type Language, localized } from '#shared/languages.ts'
import { EN } from './label-words/en.ts'
import { ES } from './label-words/es.ts'
import { FR } from './label-words/fr.ts'
import { LABEL_QUESTIONS, type LabelQuestion, type LabelWords } from './label-words/label-words.ts'
import { ZH_TW } from './label-words/zh-tw.ts'

const WORDS: Record<Language, LabelWords> = { en: EN, fr: FR, es: ES, 'zh-TW': ZH_TW }

/** How people ask for what stands on a label, by language. */
export const LABEL_WORDINGS = localized((language) =>
  LABEL_QUESTIONS.map((asks) => ({ asks, wordings: WORDS[language][asks].split('|') })),
)

/** Asking for the age of somebody in the work, which sounds like asking for its own. */
const AGE_OF_SOMEBODY: Record<Language, RegExp> = {
  en: /\bhow old (?:is|was|are|were) (?:s?he|they|the (?:girl|boy|wom[ae]n|m[ae]n|child|model|sitter|lady|couple))\b/u,
  fr: /\b(?:elle|il) (?:a|avait) quel age\b|\bage (?:(?:a|avait)(?: t)? (?:elle|il)|(?:elle|il) (?:a|avait)|(?:a|avait) (?:la|le) (?:fille|femme|modele|jeune|dame|garcon|homme|enfant))\b/u,
  es: /\b(?:anos|edad) (?:tiene|tenia) (?:ella|el|la (?:chica|joven|mujer|modelo|nina|dama)|el (?:chico|joven|hombre|nino))\b/u,
  'zh-TW': /[她他](?:几岁|多大|几歲)|[她他]的年[龄紀纪]/u,
}

export function asksAgeOfSomebody(question: string, language: Language): boolean {
  return AGE_OF_SOMEBODY[language].test(plain(question, Number.POSITIVE_INFINITY))
}

/** What the label of a work has an answer to. */
const ANSWERED: Record<LabelQuestion, (artwork: Artwork) => boolean> = {
  artist: () => true,
  life: ({ artist }) => artist.born !== null || artist.died !== null,
  date: ({ date }) => date !== null,
  span: ({ date }) => date !== null && date.from !== date.to,
  size: ({ sizeCm }) => sizeCm !== null,
  medium: ({ medium }) => medium !== null,
  place: ({ collection }) => collection !== null,
  visit: ({ collection }) => collection !== null,
  names: () => true,
  kind: ({ movement, genre }) => movement !== null || genre !== null,
}

export function isOnLabel(asks: LabelQuestion, artwork: Artwork): boolean {
  return ANSWERED[asks](artwork)
}
