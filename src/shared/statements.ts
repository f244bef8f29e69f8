/**
 * The standing of a statement:
 * `seen` anyone can find it in the picture; `measured` computed from its pixels; `sourced` stated by a named source;
 * `interpretation` a reading, worded as one; `unsure` disputed or not established, worded so.
 */
export const STATEMENT_KINDS = ['seen', 'measured', 'sourced', 'interpretation', 'unsure'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** What a statement is about, in reading order. `answer` is the reply to the reader's own question; `object` the work's data; `measured` what the pixels of the reader's picture tell. */
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

/** A rectangle of the picture as fractions 0..1 of its width and height: x, y, width, height from the top left. */
export type Region = readonly [x: number, y: number, width: number, height: number]
