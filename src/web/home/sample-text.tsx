import { useState } from 'react'
import type { Answer } from '#web/reading/answer.ts'
import { Marks } from '#web/reading/marks.tsx'
import { Prose } from '#web/reading/prose.tsx'
import { SourceList } from '#web/reading/source-list.tsx'
import { StudyFrame } from '#web/reading/study-frame.tsx'
import type { Study } from '#web/studies/study.ts'
import { Button } from '#web/ui/button.tsx'
import { useSampleWords } from '#web/words/sample.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** The study that the text points at. */
export function SamplePicture({ study }: { study: Study }) {
  const { works } = useWords().home
  return (
    <div className="mt-10">
      <StudyFrame
        study={study}
        alt={works['the-starry-night'].alt}
        sizes="(min-width: 64rem) 32rem, 94vw"
        className="max-h-[58dvh]"
      />
    </div>
  )
}

/**
 * The text of an analysis on a sheet of which the beginning is shown; it opens in place, and
 * nothing scrolls within it.
 */
export function SampleText({ answer, pictured }: { answer: Answer; pictured: boolean }) {
  const { language, identification } = answer
  const { more } = useSampleWords()
  const spoken = useInterfaceLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      key={`${language} ${answer.mode}`}
      lang={language}
      aria-label={identification.artwork.title}
      // What the keyboard reaches must be seen.
      onFocus={({ target }) => target.dataset.opens === undefined && setIsOpen(true)}
      className={`relative flow-root px-6 py-7 sm:px-9 ${isOpen ? '' : 'max-h-[46rem] overflow-clip'}`}
    >
      <p className="mb-6 font-display text-3xl leading-tight">
        <cite>{identification.artwork.title}</cite>
        <span className="mt-1 block font-text text-base text-quiet">
          {identification.artwork.artist} · {identification.artwork.date}
        </span>
      </p>
      <Prose answer={answer} pictured={pictured} isEvidence={false} />
      <SourceList answer={answer} />
      <Marks language={language} pictured measured={false} />
      {!isOpen && (
        <p
          lang={spoken}
          className="absolute inset-x-0 bottom-0 bg-linear-to-t from-70% from-paper to-transparent px-6 pt-16 pb-6 sm:px-9"
        >
          <Button look="outline" data-opens="" className="bg-paper" onClick={() => setIsOpen(true)}>
            {more}
          </Button>
        </p>
      )}
    </section>
  )
}
