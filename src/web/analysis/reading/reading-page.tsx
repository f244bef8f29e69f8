import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Label } from '#shared/api/analysis.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { Actions } from '#web/analysis/reading/actions.tsx'
import { ByLine } from '#web/analysis/reading/by-line.tsx'
import { Candidates } from '#web/analysis/reading/candidates.tsx'
import { LightsProvider } from '#web/analysis/reading/lights.tsx'
import { LitSheet } from '#web/analysis/reading/lit-sheet.tsx'
import { Marks } from '#web/analysis/reading/marks.tsx'
import { PictureColumn } from '#web/analysis/reading/picture-column.tsx'
import { PictureSheet } from '#web/analysis/reading/picture-sheet.tsx'
import { Prose } from '#web/analysis/reading/prose.tsx'
import { SourceList } from '#web/analysis/reading/source-list.tsx'
import { SourcePopovers } from '#web/analysis/reading/source-number.tsx'
import { usePictureOf } from '#web/analysis/reading/use-picture.ts'
import { Head } from '#web/app/head.tsx'
import { MeasureOverlay } from '#web/images/measure-overlay.tsx'
import { Measurements } from '#web/images/measurements.tsx'
import { AskingOnLater } from '#web/questions/asking-on-later.tsx'

interface ReadingPageProps {
  answer: Answer
  isPending: boolean
  /** It has just been asked for, so that the reader is brought to its title; else it was opened. */
  isNew: boolean
  /** What went wrong, if something did. */
  problem: ReactNode
  onPick: (candidate: Label) => void
  onAnother: () => void
}

/** Brings the reader to the title of a work that they have asked about. */
function useArrival(slug: string, isNew: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const seen = useRef(isNew ? null : slug)
  // Focus and scrolling live in the browser.
  useEffect(() => {
    if (seen.current === slug) return
    seen.current = slug
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [slug])
  return title
}

/** An answer as a reading page: the work on the left, the text on the right, its sources in the margin. */
export function ReadingPage({ answer, isPending, isNew, problem, onPick, onAnother }: ReadingPageProps) {
  const { identification, language } = answer
  const { slug, title } = identification.artwork
  const titleRef = useArrival(slug, isNew)
  const text = useRef<HTMLDivElement>(null)
  const study = usePictureOf(answer)
  const told = answer.analysis?.picture?.told.description
  const [drawn, setDrawn] = useState<Measurement['what'] | null>(null)
  const measurements = answer.analysis?.measurements ?? []
  const overlaid = (study && measurements.find(({ what }) => what === drawn)) ?? null
  const overlay = overlaid && study && answer.analysis?.picture && (
    <MeasureOverlay measurement={overlaid} picture={answer.analysis.picture} size={study} />
  )
  // Where the name was not clear, the others come before the text.
  const isClear = identification.status === 'known'
  const candidates = <Candidates answer={answer} isPending={isPending} onPick={onPick} />
  return (
    <LightsProvider key={slug}>
      <Head title={title} />
      <article className="wall-width grid gap-x-10 gap-y-8 pt-2 pb-12 sm:pt-6 lg:grid-cols-[5fr_7fr] xl:grid-cols-[25rem_minmax(0,1fr)] xl:gap-x-12">
        <PictureColumn answer={answer} study={study} titleRef={titleRef} overlay={overlay} />
        <div className="min-h-[70dvh] min-w-0 max-w-204">
          {(isPending || answer.analysis) && <ByLine answer={answer} isPending={isPending} />}
          {problem}
          {identification.notice && (
            <p lang={language} className="mt-4 border-accent border-l-2 pl-4">
              {identification.notice}
            </p>
          )}
          {told && (
            <blockquote lang={language} className="mt-4 border-edge border-l-2 pl-4 text-quiet">
              {MEASUREMENT_WORDS[language].told(told)}
            </blockquote>
          )}
          {!isClear && candidates}
          <div ref={text} lang={language} className="mt-6">
            <Prose answer={answer} pictured={study !== null} />
          </div>
          {!isPending && measurements.length > 0 && (
            <Measurements
              measurements={measurements}
              language={language}
              told={answer.statements.map((statement) => statement.text)}
              shown={drawn}
              onShow={study ? setDrawn : null}
            />
          )}
          {!isPending && <AskingOnLater answer={answer} pictured={study !== null} />}
          <div lang={language}>
            {!isPending && <SourceList answer={answer} />}
            <SourcePopovers sources={answer.sources} language={language} />
          </div>
          {/* What comes after the text comes when the text no longer grows. */}
          {!isPending && (
            <>
              <div lang={language}>
                <Marks language={language} measured={answer.analysis?.picture !== undefined} />
              </div>
              {isClear && candidates}
              <Actions analysis={answer.analysis} text={text} onAnother={onAnother} />
            </>
          )}
        </div>
      </article>
      {study && <LitSheet study={study} language={language} />}
      {study && overlaid && (
        <PictureSheet
          study={study}
          language={language}
          label={MEASUREMENT_WORDS[language].figures[overlaid.what]}
          text={overlaid.text}
          isLow={false}
          overlay={overlay}
          onClose={() => setDrawn(null)}
        />
      )}
    </LightsProvider>
  )
}
