/** Words that tell a bad sentence from a good one. Texts are compared folded. */
export interface Prose {
  /** Words that doubt. */
  hedges: RegExp
  /** Talk of our own sources and method. */
  selfTalk: readonly string[]
  /** What tells the reader to do something. */
  commands: RegExp
  /** Words of art talk that say nothing. */
  emptyWords: readonly string[]
  /**
   * Words of claims that no pixel shows: who made it and when, in which style, whether it is
   * genuine, what it is worth, where it hangs; and words that turn to the reader, as an order to a
   * model does.
   */
  unseeable: RegExp
  /** How an alternative text does not begin: that it stands for a picture is known. */
  pictureOf: RegExp
  /**
   * Words that say what a work means, or how it makes one feel, instead of what is there; and that
   * somebody sees.
   */
  readings: RegExp
}

/**
 * Where a sentence, a clause behind a colon or a quotation begins, in languages that part their
 * words.
 */
export const SENTENCE_START = String.raw`(?:^|[.!?…:;]\s+|[«“"]\s*)`
