import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Label } from '#shared/label.ts'
import { lookingThings } from '#shared/looking-things.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { BackToHistory } from '#web/analysis/back-to-history.tsx'
import { Later } from '#web/browser/later.tsx'
import { MeasureOverlay } from '#web/images/measure-overlay.tsx'
import { Measurements } from '#web/images/measurements.tsx'
import { PhotographLabel, ReadOnLabel } from '#web/images/read-on-label.tsx'
import { ListenBar } from '#web/listening/listen-bar.tsx'
import { LISTEN_WORDS } from '#web/listening/listen-words.ts'
import { ListeningProvider } from '#web/listening/listening.tsx'
import { LookingFirst } from '#web/looking/looking-first.tsx'
import { AskingOnLater } from '#web/questions/asking-on-later.tsx'
import { Actions } from '#web/reading/actions.tsx'
import { aloudOf } from '#web/reading/aloud.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ByLine, LiveBanner } from '#web/reading/by-line.tsx'
import { Candidates } from '#web/reading/candidates.tsx'
import { Described } from '#web/reading/described.tsx'
import { type Edition, Editions } from '#web/reading/editions.tsx'
import { EssayWithTerms } from '#web/reading/essay-with-terms.tsx'
import { EvidenceSwitch } from '#web/reading/evidence-switch.tsx'
import { LightsProvider } from '#web/reading/lights.tsx'
import { Marks } from '#web/reading/marks.tsx'
import { NearWorksLater } from '#web/reading/near-works-later.tsx'
import { NoPicture } from '#web/reading/no-picture.tsx'
import { PictureColumn } from '#web/reading/picture-column.tsx'
import { PictureSheet } from '#web/reading/picture-sheet.tsx'
import { pointable } from '#web/reading/pointable.ts'
import { SourceList } from '#web/reading/source-list.tsx'
import { SpokenPlace } from '#web/reading/spoken-place.tsx'
import { usePictureOf } from '#web/reading/use-picture.ts'
import { WorkHeading } from '#web/reading/work-heading.tsx'
import { Head } from '#web/ui/head.tsx'

/** A growing answer is not read aloud. */
const NOTHING: [] = []

interface ReadingPageProps {
  answer: Answer
  isPending: boolean
  /** It has just been asked for, so that the reader is brought to its title; else it was opened. */
  isNew: boolean
  /** What went wrong, if something did. */
  problem: ReactNode
  onPick: (candidate: Label) => void
  /** Asks for the same work at another depth or in another language. */
  onEdition: (edition: Edition) => void
  /** The reader corrects what was read on a wall label. */
  onNamed: (name: string) => void
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

/**
 * An answer as a reading page: the picture on the left, the work and its text on the right, sources
 * in the margin.
 */
export function ReadingPage({
  answer,
  isPending,
  isNew,
  problem,
  onPick,
  onEdition,
  onNamed,
  onAnother,
}: ReadingPageProps) {
  const { identification, language } = answer
  const { slug, title } = identification.artwork
  const titleRef = useArrival(slug, isNew)
  const text = useRef<HTMLDivElement>(null)
  const study = usePictureOf(answer)
  const shown = useMemo(() => pointable(answer, study), [answer, study])
  const aloud = useMemo(() => aloudOf(shown), [shown])
  const looking = useMemo(() => study && lookingThings(shown.observations), [shown, study])
  const told = answer.analysis?.picture?.told.description
  const described = answer.analysis?.described
  const [isEvidence, setIsEvidence] = useState(false)
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
    <LightsProvider key={slug} study={study}>
      <ListeningProvider sentences={isPending ? NOTHING : aloud.sentences} language={language}>
        <Head title={title} />
        <article
          className={`reading-width grid gap-x-12 gap-y-6 pt-2 pb-12 sm:pt-6 ${study ? 'lg:grid-cols-2 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]' : 'max-w-200'}`}
        >
          <div className={study ? 'lg:col-start-2' : undefined}>
            {!isNew && <BackToHistory />}
            <WorkHeading label={identification.artwork} language={language} titleRef={titleRef} />
            {slug !== '' && <Editions answer={answer} isReady={!isPending} onEdition={onEdition} />}
            {!study && described && <Described described={described} language={language} />}
          </div>
          {study && (
            <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <PictureColumn answer={answer} study={study} overlay={overlay} />
            </div>
          )}
          <div className={`min-h-[70dvh] min-w-0 ${study ? 'lg:col-start-2' : ''}`}>
            <LiveBanner answer={answer} />
            {problem}
            {identification.notice && (
              <p lang={language} className="mt-4 border-accent border-l-2 pl-4">
                {identification.notice}
              </p>
            )}
            {identification.read && (
              <ReadOnLabel read={identification.read} onAsk={isPending ? undefined : onNamed} />
            )}
            {slug === '' && !identification.read && !isPending && <PhotographLabel />}
            {told && (
              <blockquote lang={language} className="mt-4 border-edge border-l-2 pl-4 text-quiet">
                {MEASUREMENT_WORDS[language].told(told)}
              </blockquote>
            )}
            {!isClear && candidates}
            {!isPending && (
              <>
                <ListenBar />
                <SpokenPlace
                  lights={aloud.lights}
                  label={LISTEN_WORDS[language].listen}
                  language={language}
                />
              </>
            )}
            <NoPicture answer={answer} pictured={study !== null} />
            <div ref={text} lang={language} className="mt-6">
              <LookingFirst
                things={looking}
                language={language}
                isPending={isPending && study !== null}
              >
                <EssayWithTerms
                  answer={shown}
                  pictured={study !== null}
                  isEvidence={isEvidence}
                  isFinished={!isPending}
                />
              </LookingFirst>
            </div>
            {(isPending || answer.analysis) && (
              <div className="mt-8 space-y-3 border-line border-t pt-4">
                {!isPending && (
                  <EvidenceSwitch language={language} isOn={isEvidence} onSwitch={setIsEvidence} />
                )}
                <ByLine answer={answer} isPending={isPending} />
              </div>
            )}
            {/* What comes after the text comes when the text no longer grows. */}
            {!isPending && (
              <Later>
                {measurements.length > 0 && (
                  <Measurements
                    measurements={measurements}
                    language={language}
                    told={answer.statements.map((statement) => statement.text)}
                    shown={drawn}
                    onShow={study ? setDrawn : null}
                  />
                )}
                <AskingOnLater answer={answer} pictured={study !== null} />
                <NearWorksLater answer={answer} />
                <div lang={language}>
                  <SourceList answer={answer} />
                  <Marks
                    language={language}
                    pictured={study !== null}
                    measured={answer.analysis?.picture !== undefined}
                  />
                </div>
                {isClear && candidates}
                <Actions analysis={answer.analysis} text={text} onAnother={onAnother} />
              </Later>
            )}
          </div>
        </article>
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
      </ListeningProvider>
    </LightsProvider>
  )
}
