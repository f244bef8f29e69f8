import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { NAME_MAX } from '#shared/limits.ts'
import type { NamedWork } from '#web/artworks/known-works.ts'
import { PhotoButton } from '#web/asking/photo-button.tsx'
import { useAskAnywhere } from '#web/asking/use-ask-anywhere.ts'
import { useSuggestions } from '#web/asking/use-suggestions.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

interface SuggestionProps {
  id: string
  work: NamedWork
  chosen: boolean
  onPick: () => void
}

/**
 * The focus stays in the field, from which the keyboard moves through the list: the combobox
 * pattern of ARIA.
 */
function Suggestion({ id, work, chosen, onPick }: SuggestionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className="cursor-pointer px-4 py-2.5 leading-snug hover:bg-wall aria-selected:bg-wall aria-selected:outline-2 aria-selected:outline-accent"
    >
      <cite className="font-display text-xl leading-tight">{work.title}</cite>
      <span className="block text-quiet text-sm">{work.artist}</span>
    </div>
  )
}

/**
 * "Which work are you looking at?": a name with suggestions, or a photo. It works before the
 * visitor has an account.
 */
export function AskField() {
  const { ask } = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { asking, open } = useAskAnywhere()
  const { found, active, search, move, close } = useSuggestions()

  // What was typed before the program was here stands in the field alone.
  const [typed, setTyped] = useState('')
  useEffect(() => setTyped(input.current?.value ?? ''), [])

  const pick = (work: NamedWork) => {
    close()
    setTyped(work.title)
    open(work)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    const chosen = found[active]
    if (chosen) pick(chosen)
    else if (name === '') input.current?.focus()
    else asking({ name, artist: '', question: '' })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    move(step)
  }
  return (
    <form action="/query" noValidate onSubmit={submit} className="relative">
      <label htmlFor={id} className="mb-2 block font-medium">
        {ask.label}
      </label>
      <div className="flex rounded-md border border-edge bg-paper">
        <input
          ref={input}
          id={id}
          name="name"
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-works`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={NAME_MAX}
          placeholder={ask.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            search(target.value)
          }}
          onKeyDown={onKey}
          onBlur={close}
          className="min-h-13 min-w-0 grow rounded-md bg-transparent px-4 outline-offset-0 placeholder:text-quiet"
        />
        <PhotoButton />
        <Button type="submit" className="m-1 shrink-0 max-sm:px-4">
          {ask.submit}
        </Button>
      </div>
      <div
        id={`${id}-works`}
        role="listbox"
        aria-label={ask.suggestions}
        hidden={found.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-2 max-h-80 overflow-y-auto rounded-md border border-line bg-paper py-1 shadow-hung"
      >
        {found.map((work, place) => (
          <Suggestion
            key={work.slug}
            id={`${id}-${place}`}
            work={work}
            chosen={place === active}
            onPick={() => pick(work)}
          />
        ))}
      </div>
    </form>
  )
}
