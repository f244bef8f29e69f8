/** What a language says round a title. Lists of folded words, apart by spaces. */
export interface TitleWords {
  /** Articles and the like: two titles that differ in them only are the same. */
  little: string
  /**
   * Words of asking, and words that say what the thing is: set aside where a title does not need
   * them.
   */
  asking: string
  /**
   * A question that begins so may be about anything in the work: words that the title does not
   * explain are the question's.
   */
  questions: RegExp
  /**
   * Subjects that many have painted under no other title: such a title tells only a very well known
   * work. Apart by commas.
   */
  subjects: string
  /**
   * Tells a description ("the one with the melting clocks") from a title; matched on the folded
   * request.
   */
  describes: RegExp
}
