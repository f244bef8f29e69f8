import type { Third } from '#engine/observe/phrases/phrases.ts'
import type { LineDirection } from '#shared/api/measurements.ts'
import type { DescriptionType, ImprovementGoal } from '#shared/descriptions.ts'

/** How a language says what was measured in an artist's picture, and what the artist told. */
export interface DescribePhrases {
  /** Of the picture, or of my picture where the artist speaks. Numbers come written as the language writes them. */
  format(mine: boolean, shape: 'wide' | 'square' | 'high', times: string): string
  palette(mine: boolean, colours: { name: string; share: string }[]): string
  /** These follow one of the others, and name the picture no more. */
  temperature(warm: string, cool: string): string
  light(key: Third, contrast: Third): string
  directions(dominant: LineDirection): string
  /** Words of the artist that are no sentence by themselves, where the artist speaks. */
  intent(words: string): string
  medium(words: string): string
  audience(words: string): string
  /** Words of the artist where somebody else speaks. */
  quoted(words: string): string
  quotedIntent(words: string): string
  /** Ends a sentence that was left open. */
  stop: string
  /** Between two sentences. */
  gap: string
  /** Openings by which a text is a sentence, although its full stop is missing. */
  sentenceStart: RegExp
  questions: {
    intent: string
    medium: string
    audience(audience: string): string
    byType: Record<DescriptionType, string[]>
    emotion: string
    emptyWord(word: string): string
    otherLanguage: string
    leftOut: string
  }
  /** Why nothing was done for a goal. */
  unserved: Record<ImprovementGoal, string>
}
