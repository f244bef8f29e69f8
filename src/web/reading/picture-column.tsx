import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Photograph } from '#shared/api/photographs.ts'
import type { Language } from '#shared/languages.ts'
import type { Region } from '#shared/statements.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { Described } from '#web/reading/described.tsx'
import { useLights } from '#web/reading/lights.tsx'
import { pictureText } from '#web/reading/picture-text.ts'
import { StudyFrame } from '#web/reading/study-frame.tsx'
import { PICTURE_SIZES, type Study } from '#web/studies/study.ts'
import { useInsideWords } from '#web/words/inside.ts'

// Few readers open it: it comes when it is asked for.
const Zoom = lazy(async () => ({ default: (await import('#web/reading/zoom.tsx')).Zoom }))

/** Who gives the photograph, and where it was found. */
function PhotographCredit({
  photograph,
  language,
}: {
  photograph: Photograph
  language: Language
}) {
  const { credit, licence, page } = photograph
  return (
    <a href={page} target="_blank" rel="noreferrer" className="text-link">
      {ANSWER_WORDS[language].photographFrom(credit, licence)}
    </a>
  )
}

/**
 * Under the picture, on lines that are always there: what the lit place shows; else whose work it
 * is after.
 */
function Caption({ answer, study }: { answer: Answer; study: Study }) {
  const { query } = useInsideWords()
  const { lit } = useLights()
  const [before, after] = ANSWER_WORDS[answer.language].studyAfter
  return (
    <figcaption lang={answer.language} className="mt-3 h-12 text-sm leading-snug">
      {lit && lit.text !== '' ? (
        <span className="line-clamp-2">{lit.text}</span>
      ) : (
        <span className="text-quiet">
          {study.said ? (
            study.said
          ) : answer.photo !== undefined ? (
            IMAGE_WORDS[answer.language].yourPhoto
          ) : study.photograph ? (
            <PhotographCredit photograph={study.photograph} language={answer.language} />
          ) : (
            <>
              {before}
              <cite>{answer.identification.artwork.title}</cite>
              {after}
            </>
          )}
          {answer.analysis === null && <span className="block text-ink">{query.notice}</span>}
        </span>
      )}
    </figcaption>
  )
}

interface PictureColumnProps {
  answer: Answer
  study: Study
  /** Drawn over the picture. */
  overlay: ReactNode
}

/**
 * The picture beside the text: it stays while the text is read, lights the places, and opens over
 * the whole window.
 */
export function PictureColumn({ answer, study, overlay }: PictureColumnProps) {
  const { lit } = useLights()
  const alt = pictureText(answer, study)
  const described = answer.analysis?.described
  const [opened, setOpened] = useState<{ region: Region | null } | null>(null)
  return (
    <figure className="lg:sticky lg:top-6 lg:has-[details[open]]:static lg:self-start">
      <div lang={answer.language} className="relative mx-auto w-fit">
        <StudyFrame
          study={study}
          alt={alt}
          overlay={overlay}
          sizes={PICTURE_SIZES}
          className="max-h-[62dvh] lg:max-h-[80dvh]"
        />
        <button
          type="button"
          onClick={() => setOpened({ region: lit?.region ?? null })}
          aria-label={ANSWER_WORDS[answer.language].enlarge}
          className="absolute inset-0 cursor-zoom-in"
        />
      </div>
      <Caption answer={answer} study={study} />
      {described && <Described described={described} language={answer.language} />}
      {opened && (
        <Suspense>
          <Zoom
            study={study}
            title={answer.identification.artwork.title}
            alt={alt}
            region={opened.region}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </figure>
  )
}
