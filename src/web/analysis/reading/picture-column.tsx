import type { ReactNode, Ref } from 'react'
import type { Photograph } from '#shared/api/photographs.ts'
import type { Language } from '#shared/languages.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { useLights } from '#web/analysis/reading/lights.tsx'
import { pictureText } from '#web/analysis/reading/picture-text.ts'
import type { Study } from '#web/analysis/reading/study.ts'
import { StudyFrame } from '#web/analysis/reading/study-frame.tsx'
import { WorkLabel } from '#web/analysis/reading/work-label.tsx'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { useInsideWords } from '#web/words/inside.ts'

/** Who gives the photograph, and where it was found. */
function PhotographCredit({ photograph, language }: { photograph: Photograph; language: Language }) {
  const { credit, licence, page } = photograph
  return (
    <a href={page} target="_blank" rel="noreferrer" className="text-link">
      {ANSWER_WORDS[language].photographFrom(credit, licence)}
    </a>
  )
}

/** Under the picture: what the lit place shows; else whose work it is after, and the question before reading. */
function Caption({ answer, study }: { answer: Answer; study: Study }) {
  const { query } = useInsideWords()
  const { lit } = useLights()
  const [before, after] = ANSWER_WORDS[answer.language].studyAfter
  return (
    <figcaption className="mt-3 min-h-17 text-sm leading-snug">
      {lit && lit.text !== '' ? (
        <span lang={answer.language}>{lit.text}</span>
      ) : (
        <>
          <span lang={answer.language} className="text-quiet">
            {answer.photo !== undefined ? (
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
          </span>
          <span className="mt-1 block font-display text-xl leading-tight">{query.notice}</span>
        </>
      )}
    </figcaption>
  )
}

interface PictureColumnProps {
  answer: Answer
  study: Study | null
  titleRef: Ref<HTMLHeadingElement>
  /** Drawn over the picture. */
  overlay: ReactNode
}

/** The work itself, as far as we have it: its study with the label below, else the label alone, large and framed. */
export function PictureColumn({ answer, study, titleRef, overlay }: PictureColumnProps) {
  const { language, identification } = answer
  const label = (
    <WorkLabel label={identification.artwork} language={language} titleRef={titleRef} large={!study} />
  )
  return (
    <div className="lg:sticky lg:top-6 lg:self-start">
      {study ? (
        <>
          <figure>
            <StudyFrame
              study={study}
              alt={pictureText(answer, study)}
              overlay={overlay}
              sizes="(min-width: 64rem) 26rem, 94vw"
              className="max-h-[58dvh]"
            />
            <Caption answer={answer} study={study} />
          </figure>
          {label}
        </>
      ) : (
        <div className="hung">
          <div className="bg-paper">{label}</div>
        </div>
      )}
    </div>
  )
}
