import { type FormEvent, useId, useState } from 'react'
import type { Edit } from '#shared/api/descriptions.ts'
import { DECISION_MAX } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import type { Decision } from '#web/descriptions/edits/use-decided.ts'
import { useEditWords } from '#web/descriptions/edits/use-edit-words.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface EditCardProps {
  edit: Edit
  number: number
  language: Language
  /** What stands before and behind the place. */
  around: readonly [before: string, after: string]
  onDecide: (decision: Decision) => void
}

interface WayProps {
  label: string
  /** The whole of it, for those who do not see the card around it. */
  name: string
  isTaken: boolean
  onTake: () => void
}

/** One of several ways out, of which one is taken. */
function Way({ label, name, isTaken, onTake }: WayProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isTaken}
      onClick={onTake}
      className={buttonClasses(
        'outline',
        'px-3.5! py-1.5! text-sm whitespace-pre-line aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-wall',
      )}
    >
      {label}
    </button>
  )
}

/** A change: what stands there, why it is pointed out, and what the artist may do. */
export function EditCard({ edit, number, language, around, onDecide }: EditCardProps) {
  const words = useEditWords()
  const heading = useId()
  const { id, kind, before, offers, note, state, text } = edit
  const isOwn = state === 'accepted' && !offers.includes(text)
  const [writing, setWriting] = useState<string | null>(null)
  const use = (event: FormEvent) => {
    event.preventDefault()
    const own = writing?.trim() ?? ''
    if (own === '') return
    onDecide({ id, state: 'accepted', text: own })
    setWriting(null)
  }
  const shown = (offer: string) => offer.trim()
  return (
    <article aria-labelledby={heading} className="scroll-mt-6 border-line border-t py-4">
      <h3
        id={heading}
        tabIndex={-1}
        data-edit={id}
        className="flex flex-wrap items-baseline gap-x-2 font-text text-base outline-none"
      >
        <span className="text-accent tabular-nums">{number}</span>
        <span className="sr-only">{words.place(number)}: </span>
        <span className="font-medium">{words.kind[kind]}</span>
        <span className="ml-auto text-quiet text-sm">{words.state[state]}</span>
      </h3>
      <p lang={language} className="mt-1.5">
        <span className="text-quiet">{around[0]}</span>
        {state === 'accepted' ? (
          <>
            {before !== '' && <del className="text-quiet">{before}</del>}
            {before !== '' && ' → '}
            <ins className="whitespace-pre-line no-underline">{shown(text)}</ins>
          </>
        ) : (
          <span className="underline decoration-accent decoration-dotted underline-offset-[0.3em]">
            {before}
          </span>
        )}
        <span className="text-quiet">{around[1]}</span>
      </p>
      <p lang={language} className="mt-1 text-quiet text-sm">
        {note}
      </p>
      {writing === null ? (
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          {offers.map((offer) => (
            <Way
              key={offer}
              label={shown(offer)}
              name={before === '' ? words.insert(shown(offer)) : words.accept(shown(offer))}
              isTaken={state === 'accepted' && text === offer}
              onTake={() => onDecide({ id, state: 'accepted', text: offer })}
            />
          ))}
          <Way
            label={before === '' ? words.leaveOut : words.keepIt}
            name={before === '' ? words.leaveOut : words.keep(before)}
            isTaken={state === 'rejected'}
            onTake={() => onDecide({ id, state: 'rejected' })}
          />
          <Button
            look="plain"
            className="px-2 text-sm"
            onClick={() => setWriting(isOwn ? text : before)}
          >
            {words.own}
          </Button>
        </div>
      ) : (
        <form onSubmit={use} className="mt-3 space-y-3">
          <TextField
            label={words.ownLabel(before)}
            lang={language}
            autoFocus
            maxLength={DECISION_MAX}
            value={writing}
            onChange={({ target }) => setWriting(target.value)}
          />
          <Button type="submit" look="outline" className="text-sm">
            {words.use}
          </Button>
        </form>
      )}
    </article>
  )
}
