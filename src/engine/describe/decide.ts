import type { Decisions, Description, Edit } from '#shared/api/descriptions.ts'
import { finished } from './finish.ts'

/** A decision on an edit that the description does not have. */
export class UnknownEdit extends Error {
  readonly id: string
  constructor(id: string) {
    super(`the description has no change ${id}`)
    this.id = id
  }
}

function decided(
  edit: Edit,
  { state, text }: { state: Edit['state']; text?: string | undefined },
): Edit {
  return {
    ...edit,
    state,
    text: state === 'accepted' ? (text ?? edit.offers[0] ?? edit.before) : edit.text,
  }
}

/** A misspelt word that was mended once is mended in the long form, too. */
function inLongForm(text: string, edits: readonly Edit[]): string {
  return edits
    .filter(({ kind, state }) => kind === 'spelling' && state === 'accepted')
    .reduce((made, { before, text: after }) => {
      const word = before.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
      return made.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'),
        () => after,
      )
    }, text)
}

/**
 * A description after the artist's decisions: its text, and what follows from it.
 * @throws UnknownEdit
 */
export function decide(before: Description, decisions: Decisions): Description {
  const { draft, edits = [], description_type: type, language, creation_mode } = before
  const unknown = decisions.find(({ id }) => edits.every((edit) => edit.id !== id))
  if (unknown || draft === undefined) throw new UnknownEdit(unknown?.id ?? '')
  const after = edits.map((edit) => {
    const decision = decisions.findLast(({ id }) => id === edit.id)
    return decision ? decided(edit, decision) : edit
  })
  const isNew = creation_mode === 'generate_new'
  const statements = isNew ? (before.draft_statements ?? null) : null
  const done = finished({ text: draft, statements }, after, type, language)
  const outside = (before.left_out ?? []).filter(({ text }) => !draft.includes(text))
  const { long_form } = before
  return {
    ...before,
    description: done.description,
    statements: done.statements,
    changes: isNew ? [] : done.changes,
    edits: after,
    left_out: [...done.leftOut, ...outside],
    long_form: isNew && long_form !== null ? inLongForm(long_form, after) : done.whole,
  }
}
