import type { Artwork } from '#engine/artwork/artwork.ts'
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
