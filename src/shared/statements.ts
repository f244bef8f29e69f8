/**
 * The standing of a statement:
 * `seen` anyone can find it in the picture; `measured` computed from its pixels; `sourced` stated
 * by a named source; `interpretation` a reading, worded as one; `unsure` disputed or not
 * established, worded so.
 */
export const STANDINGS = ['seen', 'measured', 'sourced', 'interpretation', 'unsure'] as const
export type Standing = (typeof STANDINGS)[number]

/**
 * A statement has a standing; or it connects its neighbours and claims nothing (`link`); or it is
 * what a language model says that it knows, without a source of ours (`unsourced`), which only the
 * answer to a reader's question has.
 */
export const STATEMENT_KINDS = [...STANDINGS, 'link', 'unsourced'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/**
 * What a statement is about. It orders nothing where a text has headings of its own. `answer` is
 * the reply to the reader's own question; `object` the work's data; `measured` what the pixels of
 * the reader's picture tell.
 */
export const TOPICS = [
  'answer',
  'object',
  'look',
  'measured',
  'subject',
  'context',
  'technique',
  'symbolism',
  'provenance',
  'reception',
  'debate',
] as const
export type Topic = (typeof TOPICS)[number]

/**
 * A rectangle of the picture as fractions 0..1 of its width and height: x, y, width, height from
 * the top left.
 */
export type Region = readonly [x: number, y: number, width: number, height: number]
