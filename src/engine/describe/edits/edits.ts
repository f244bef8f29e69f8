/** A mechanical edit of one sentence. */
export interface Edit {
  find: RegExp
  by: string | ((match: string, ...groups: string[]) => string)
}

/** A place where a long sentence can come apart. */
export interface Split {
  /** What falls away between the two sentences. */
  at: RegExp
  /** What the second then begins with. */
  opening: string
  /** Two sentences that only a comma holds together: they come apart wherever the first is whole. */
  isSplice?: true
}

/** What can honestly be edited in a language without knowing more than the text. */
export interface Edits {
  /** Sentences longer than this are split where they can be: words, or characters in Chinese. */
  longSentence: number
  splits: Split[]
  /** Neither part of a split is shorter than this. */
  leastPart: number
  /** A part with this has a verb of its own. */
  clause: RegExp
  /** A part that begins or goes on like this waits for what follows the comma. */
  waiting: RegExp
  /** Fillers, hedges, empty and puffed-up words. */
  plain: Edit[]
  /** Colloquial words and short forms. */
  tone: Edit[]
  /** Clearing one's throat: a sentence begins better without. */
  throat: Edit[]
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

/** A word written twice, but for names and for those that a language doubles. */
export function doubled(kept: string): Edit {
  return {
    find: new RegExp(`(?<![\\p{L}’'])(?!(?:${kept})\\s)(\\p{L}+)(?:\\s+\\1)+(?![\\p{L}’'])`, 'giu'),
    by: (match, word = '') => (word.length > 1 && /\s\p{Lu}/u.test(match) ? match : word),
  }
}

/** Each word by another, with the capital that it had. */
export function replacing(words: Record<string, string>): Edit[] {
  return Object.entries(words).map(([from, to]) => ({
    find: new RegExp(`(?<![\\p{L}’'])${from.replaceAll("'", "['’]")}(?![\\p{L}’'])`, 'giu'),
    by: (match) => (/^\p{Lu}/u.test(match) ? `${to.charAt(0).toUpperCase()}${to.slice(1)}` : to),
  }))
}

export const EXCLAMATION: Edit = { find: /\s*!+/gu, by: '.' }
export const PICTOGRAMS: Edit = { find: /\s*\p{Extended_Pictographic}\uFE0F?/gu, by: '' }
