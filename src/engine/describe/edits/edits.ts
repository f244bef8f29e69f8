/** A mechanical edit of one sentence. */
export interface Edit {
  find: RegExp
  by: string | ((match: string, ...groups: string[]) => string)
}

/** What can honestly be edited in a language without knowing more than the text. */
export interface Edits {
  /** Sentences longer than this are split where they can be: words, or characters in Chinese. */
  longSentence: number
  /** Where a long sentence comes apart: `by` leaves a full stop between the parts. */
  splits: Edit[]
  /** Fillers and empty words. */
  plain: Edit[]
  /** Colloquial words and short forms. */
  tone: Edit[]
  /** What makes a sentence concrete beside numbers and colours: materials and tools. */
  concrete: RegExp
  /** Openings that lean on the sentence before: such a sentence cannot come first. */
  leaning: RegExp
  /** Words that point back, wherever they stand: such a sentence cannot come first either. */
  pointing: RegExp
  /** Terms with an explanation in brackets. */
  glossary: { term: RegExp; meaning: string }[]
}

/** Words that may go where a noun follows, but not where the sentence hangs on them. */
export function droppable(words: string, before: string, after: string): RegExp {
  return new RegExp(
    `(?<!(?<!\\p{L})(?:${before})\\s)(?<!\\p{L})(?:${words})\\s+(?!(?:${after})(?!\\p{L}))(?=\\p{Ll})`,
    'giu',
  )
}

export const EXCLAMATION: Edit = { find: /\s*!+/gu, by: '.' }
export const PICTOGRAMS: Edit = { find: /\s*\p{Extended_Pictographic}\uFE0F?/gu, by: '' }
