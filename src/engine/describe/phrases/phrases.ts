import type { DescriptionType, ImprovementGoal } from '#shared/descriptions.ts'
import type { Speaker } from '../frames/frames.ts'

/** How a language says what was measured in an artist's picture, and what the artist told. */
export interface DescribePhrases {
  /** Which colours dominate, of those that do, and whether in dark or light tones. */
  colours(speaker: Speaker, colours: string[], tone: 'dark' | 'light' | null): string
  /** Ends a sentence that was left open. */
  stop: string
  /** Between two sentences. */
  gap: string
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
