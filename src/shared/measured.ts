/**
 * Figures of readings that people or models made outside the build.
 * docs/decisions/2026-11-22-essays.md has their tables.
 */
export const MEASURED = {
  /** Works with a full text. A test holds these two to the catalogue. */
  worksTold: 52,
  /** Works whose every sentence was judged by a second reader */
  worksReadTwice: 51,
  /**
   * The share of sentences that a second reader sent back, in percent: the least and the most of a
   * work.
   */
  sentBackPercent: { least: 4, most: 34 },
  /**
   * Blind readings against a chat model's best answer on the same work: verdicts, and those for our
   * text.
   */
  blind: { texts: 24, verdicts: 72, forOurs: 7 },
  /** The same for texts of seven works that were written first and grounded afterwards. */
  blindEssayFirst: { texts: 22, verdicts: 66, forOurs: 23 },
  /** The same for texts of eleven works that follow one thought from first line to last. */
  blindOneThought: { texts: 32, verdicts: 192, forOurs: 138 },
  /** The same for the five works most asked for, which had taken in too many facts. */
  blindOverfull: { texts: 16, verdicts: 87, forOurs: 41 },
  /** The same for those five, once an editor had gone over them after the second reader. */
  blindEdited: { texts: 15, verdicts: 90, forOurs: 64 },
  /** The same for six works that were edited so from the first, against newer chat answers. */
  blindNewer: { texts: 18, verdicts: 108, forOurs: 59 },
  /** The same for six more, written for the reader of their level first. */
  blindLatest: { texts: 18, verdicts: 108, forOurs: 81 },
} as const
