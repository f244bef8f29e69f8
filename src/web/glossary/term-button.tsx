import { type ToggleEvent, useId, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import type { Term } from '#shared/terms.ts'
import { TERM_WORDS } from '#web/glossary/term-words.ts'
import { Link } from '#web/ui/link.tsx'
import { PanelClose } from '#web/ui/panel-close.tsx'
import { panelSideFor } from '#web/ui/panel-side.ts'

export type ToldTerm = Pick<Term, 'key' | 'term' | 'is' | 'does'>

/**
 * A term within a text, which opens what it means. It opens without a program, too. A screen reader
 * is brought to the meaning, and back to the text when it closes.
 */
export function TermButton({
  told,
  text,
  language,
}: {
  told: ToldTerm
  text: string
  language: Language
}) {
  const id = useId()
  const [side, setSide] = useState<'above' | 'below'>('below')
  const words = TERM_WORDS[language]
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return
    setSide(panelSideFor(currentTarget.previousElementSibling))
    currentTarget.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className="select-text whitespace-normal rounded-sm in-data-lit:decoration-accent/60 in-data-lit:decoration-solid underline decoration-edge decoration-dotted decoration-1 underline-offset-[0.3em] hover:decoration-accent hover:decoration-solid"
      >
        {text}
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the browser brings the focus to it when it opens, before the program is here
        autoFocus
        aria-labelledby={`${id}-term`}
        aria-describedby={`${id}-told`}
        onToggle={onToggle}
        className={`ground-panel whitespace-normal font-text text-base leading-normal focus:outline-none ${side === 'above' ? 'ground-panel-above' : ''}`}
      >
        <PanelClose panel={id} />
        <strong id={`${id}-term`} className="block font-medium text-lg first-letter:uppercase">
          {told.term}
        </strong>
        <span id={`${id}-told`} className="mt-1 block space-y-1">
          <span className="block">{told.is}</span>
          <span className="block">{told.does}</span>
        </span>
        <Link
          to={`/glossary#${told.key}`}
          className="text-link mt-1 inline-flex min-h-11 items-center text-sm"
        >
          {words.all}
        </Link>
      </span>
    </>
  )
}
