import type { ImprovementGoal, Question } from '#shared/descriptions.ts'
import type { Speaker } from '../frames/frames.ts'

/** How a language says what was measured in an artist's picture, and what the artist told. */
export interface DescribePhrases {
  /** Which colours dominate, of those that do, and whether in dark or light tones. */
  colours(speaker: Speaker, colours: string[], tone: 'dark' | 'light' | null): string
  questions: {
    /** Questions of the interview. */
    told: Record<Question, string>
    audience(audience: string): string
    emotion: string
    otherLanguage: string
    leftOut: string
  }
  /** Why nothing was done for a goal. */
  unserved: Record<ImprovementGoal, string>
}
