import type { Ref } from 'react'
import type { Label } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'

interface WorkLabelProps {
  label: Label
  language: Language
  titleRef: Ref<HTMLHeadingElement>
  /** Large, where the label is all that there is to look at. */
  large: boolean
}

/** The museum label of the work that an answer is about. Its title is the title of the page. */
export function WorkLabel({ label, language, titleRef, large }: WorkLabelProps) {
  const maker = [label.artist, label.artist_dates && `(${label.artist_dates})`].filter(Boolean).join(' ')
  const lines = ['date', 'medium', 'size', 'collection', 'inventory'] as const
  const original = label.original_title !== label.title ? label.original_title : null
  return (
    <div
      lang={language}
      className={large ? 'px-6 py-10 text-center sm:py-14' : 'bg-paper px-5 py-4 shadow-label'}
    >
      <h1 ref={titleRef} tabIndex={-1} className={`outline-none ${large ? 'text-5xl' : 'text-[1.75rem]'}`}>
        <cite>{label.title}</cite>
      </h1>
      {original && <p className="mt-0.5 text-quiet">{original}</p>}
      <p className={`mt-2 ${large ? 'text-lg' : ''}`}>{maker}</p>
      <div className="mt-1 text-quiet text-sm leading-relaxed">
        {lines.map(
          (line) =>
            label[line] && (
              <p key={line} className={line === 'medium' ? 'first-letter:uppercase' : undefined}>
                {label[line]}
              </p>
            ),
        )}
      </div>
    </div>
  )
}
