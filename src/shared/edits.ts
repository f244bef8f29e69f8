/**
 * What the Artist Helper proposes to change in a text, place by place, and what becomes of the
 * text.
 */

/** Why a place is pointed out. */
export const EDIT_KINDS = [
  /** Spaces, capitals, stops and signs. */
  'typing',
  /** A word that is misspelt, or that no dictionary has. */
  'spelling',
  /** A word for another one that sounds like it, or a form that does not agree. */
  'grammar',
  /** Words that say little, or say it in a long way. */
  'wording',
  /** Words of talk or advertising. */
  'tone',
  /** A sentence that could be two, or another order. */
  'sentence',
  /** A term that readers may not know. */
  'term',
  /** What the artist told beside the text. */
  'addition',
  /** A sentence that a language model would put in the place of the artist's. */
  'rewriting',
] as const
export type EditKind = (typeof EDIT_KINDS)[number]

export const EDIT_STATES = ['open', 'accepted', 'rejected'] as const
export type EditState = (typeof EDIT_STATES)[number]

/** What composing a text needs of an edit. Places are counted in UTF-16 code units of the draft. */
export interface Placed {
  from: number
  to: number
  /**
   * What stands in the place unless another text is accepted: as it was typed, but for a capital or
   * a stop.
   */
  before: string
  state: EditState
  /** What stands in the place once it is accepted. */
  text: string
}

/** The draft with what was accepted. Edits are in the order of their places and do not overlap. */
export function composed(draft: string, edits: readonly Placed[]): string {
  let text = ''
  let at = 0
  for (const edit of edits) {
    text += draft.slice(at, edit.from) + (edit.state === 'accepted' ? edit.text : edit.before)
    at = edit.to
  }
  return text + draft.slice(at)
}
