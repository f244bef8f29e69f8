import type { Answer } from '#web/analysis/answer.ts'
import { Marks } from '#web/analysis/reading/marks.tsx'
import { Prose } from '#web/analysis/reading/prose.tsx'
import { SourceList } from '#web/analysis/reading/source-list.tsx'
import { SourcePopovers } from '#web/analysis/reading/source-number.tsx'
import type { Study } from '#web/analysis/reading/study.ts'
import { StudyFrame } from '#web/analysis/reading/study-frame.tsx'
import { useWords } from '#web/words/words.ts'

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

/** The text of an analysis on a sheet that scrolls, so that another depth moves nothing else. */
export function SampleText({ answer, pictured }: { answer: Answer; pictured: boolean }) {
  const { language, sources, identification } = answer
  return (
    <section
      key={`${language} ${answer.mode}`}
      lang={language}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={identification.artwork.title}
      className="h-full overflow-y-auto overscroll-contain px-6 py-7 sm:px-9"
    >
      <p className="mb-6 font-display text-3xl leading-tight">
        <cite>{identification.artwork.title}</cite>
        <span className="mt-1 block font-text text-base text-quiet">
          {identification.artwork.artist} · {identification.artwork.date}
        </span>
      </p>
      <Prose answer={answer} pictured={pictured} />
      <SourceList answer={answer} />
      <SourcePopovers sources={sources} language={language} />
      <Marks language={language} measured={false} />
    </section>
  )
}
