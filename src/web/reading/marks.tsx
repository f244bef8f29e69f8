import type { ReactNode } from 'react'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { Viewfinder } from '#web/reading/viewfinder.tsx'

export const MARKS_ID = 'marks'

function Ruler() {
  return (
    <svg viewBox="0 0 16 16" className="mt-1 size-4 fill-none stroke-current" aria-hidden="true">
      <path d="M1 5h14v6H1ZM4 5v3M8 5v3M12 5v3" />
    </svg>
  )
}

interface MarksProps {
  language: Language
  /** The work is pictured beside its text. */
  pictured: boolean
  /** Something was measured in the reader's picture. */
  measured?: boolean
}

/** What each standing means, and how it looks in the text. */
export function Marks({ language, pictured, measured = false }: MarksProps) {
  const { gap } = WRITING[language]
  const { marks, means, leads, seenElsewhere, marked } = ANSWER_WORDS[language]
  const items: [ReactNode, keyof typeof means][] = [
    [<Viewfinder key="seen" />, 'seen'],
    ['1', 'sourced'],
    [marked.interpretation, 'interpretation'],
    [marked.unsure, 'unsure'],
  ]
  const led = pictured ? leads : { ...leads, seen: seenElsewhere }
  if (measured) items.push([<Ruler key="measured" />, 'measured'])
  return (
    <section id={MARKS_ID} className="mt-12 scroll-mt-8 border-line border-t pt-5">
      <h2 className="text-xl">{marks}</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-2.5 text-[0.9375rem] leading-snug sm:grid-cols-2">
        {items.map(([mark, kind]) => (
          <div key={kind} className="grid grid-cols-[5rem_1fr] content-start">
            <dt className="contents">
              <span aria-hidden="true" className="text-accent text-sm">
                {mark}
              </span>
              <span className="font-medium">{means[kind][0]}</span>
            </dt>
            <dd className="col-start-2 text-quiet">
              {[means[kind][1], led[kind]].filter(Boolean).join(gap)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
