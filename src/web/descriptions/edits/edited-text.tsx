import type { ReactNode } from 'react'
import type { Edit } from '#shared/api/descriptions.ts'
import { useEditWords } from '#web/descriptions/edits/use-edit-words.ts'

interface EditedTextProps {
  draft: string
  edits: readonly Edit[]
  /** The number of each change that has a card. */
  numbers: ReadonlyMap<string, number>
  /** Sentences that were measured or seen, with what they rest on. */
  machine: ReadonlyMap<string, string>
  onPick: (id: string) => void
}

/** What stands in the place of an edit. */
const standing = (edit: Edit) => (edit.state === 'accepted' ? edit.text : edit.before)

const LOOK = {
  open: 'decoration-accent decoration-dotted decoration-2',
  accepted: 'decoration-accent decoration-1',
  rejected: 'decoration-edge decoration-1 decoration-dashed',
} as const

/** Marks the sentences of a machine in a stretch of the draft. */
function told(text: string, machine: ReadonlyMap<string, string>): ReactNode {
  for (const [sentence, rests] of machine) {
    const at = text.indexOf(sentence)
    if (at < 0) continue
    return (
      <>
        {told(text.slice(0, at), machine)}
        <span
          title={rests}
          className="underline decoration-accent decoration-dotted underline-offset-[0.3em]"
        >
          {sentence}
        </span>
        <span className="sr-only"> ({rests})</span>
        {told(text.slice(at + sentence.length), machine)}
      </>
    )
  }
  return text
}

/** The whole text as it stands now. Each place with a card leads there. */
export function EditedText({ draft, edits, numbers, machine, onPick }: EditedTextProps) {
  const words = useEditWords()
  const pieces: ReactNode[] = []
  let at = 0
  for (const edit of edits) {
    const text = standing(edit)
    const number = numbers.get(edit.id)
    pieces.push(<span key={`${edit.id} before`}>{told(draft.slice(at, edit.from), machine)}</span>)
    pieces.push(
      number === undefined ? (
        <span key={edit.id}>{text}</span>
      ) : (
        <button
          key={edit.id}
          type="button"
          className={`rounded-sm text-left underline underline-offset-[0.3em] hover:bg-wall ${LOOK[edit.state]}`}
          onClick={() => onPick(edit.id)}
        >
          {text.trim() === '' ? '‸' : text}
          <sup aria-hidden="true" className="ml-px text-accent text-xs no-underline">
            {number}
          </sup>
          <span className="sr-only">
            {' '}
            ({words.place(number)}, {words.state[edit.state]})
          </span>
        </button>
      ),
    )
    at = edit.to
  }
  pieces.push(<span key="end">{told(draft.slice(at), machine)}</span>)
  return <p className="whitespace-pre-line">{pieces}</p>
}
