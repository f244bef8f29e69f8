import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import { WRITING } from '#language/writing.ts'
import type { Description } from '#shared/api/descriptions.ts'
import { composed } from '#shared/edits.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { Changes } from '#web/descriptions/changes.tsx'
import { Edits } from '#web/descriptions/edits/edits.tsx'
import type { Decided } from '#web/descriptions/edits/use-decided.ts'
import { useEditWords } from '#web/descriptions/edits/use-edit-words.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { Measurements } from '#web/images/measurements.tsx'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { fieldName, INTERVIEW_WORDS } from '#web/words/interview-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The text, in which what was measured or seen is marked. */
function Marked({ description }: { description: Description }) {
  const { standing } = useWords()
  const paragraphs = Map.groupBy(description.statements, ({ paragraph }) => paragraph)
  const gap = WRITING[description.language].gap
  return [...paragraphs].map(([at, statements]) => (
    <p key={at} className="mt-4 whitespace-pre-line first:mt-0">
      {statements.map(({ text, rests_on }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may come twice
        <span key={place}>
          {place > 0 && gap}
          <span
            title={standing[rests_on]}
            className={
              rests_on !== 'told'
                ? 'underline decoration-accent decoration-dotted underline-offset-[0.3em]'
                : undefined
            }
          >
            {text}
          </span>
          {rests_on !== 'told' && <span className="sr-only"> ({standing[rests_on]})</span>}
        </span>
      ))}
    </p>
  ))
}

interface DescriptionBodyProps {
  decided: Decided
  /** What is selected where copying fails. */
  text: RefObject<HTMLDivElement | null>
  /** What to do with the text. */
  children?: ReactNode
}

/** What was told and has no room in the text, each with the answer that it stands in. */
function LeftOut({ description: { left_out = [], language } }: { description: Description }) {
  const words = useEditWords()
  const interview = INTERVIEW_WORDS[useInterfaceLanguage()]
  if (left_out.length === 0) return null
  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="text-3xl">{words.leftOut}</h2>
      <p className="mt-2 text-quiet text-sm">{words.leftOutHelp}</p>
      <ul className="mt-3 space-y-3">
        {left_out.map(({ field, text }) => (
          <li key={`${field} ${text}`} className="border-line border-l-2 pl-4">
            <p className="text-quiet text-sm">{words.from(fieldName(field, interview))}</p>
            <p lang={language}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The long form of a text that has to be short. */
function LongForm({ text, language }: { text: string; language: string }) {
  const words = useWords()
  const long = useRef<HTMLParagraphElement>(null)
  const copy = async () =>
    showToast((await copyOrSelect(text, long.current)) ? words.copied : words.copySelected)
  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="text-3xl">{words.longForm}</h2>
      <p ref={long} lang={language} className="mt-3 max-w-prose whitespace-pre-line">
        {text}
      </p>
      <Button look="outline" className="mt-4" onClick={copy}>
        {words.copyLong}
      </Button>
    </section>
  )
}

/**
 * A description with what is proposed, its long form, what could be added, and what was measured.
 */
export function DescriptionBody({ decided, text, children }: DescriptionBodyProps) {
  const words = useWords()
  const edits = useEditWords()
  const { description } = decided
  const { language, long_form, questions, measurements } = description
  const hasEdits = (description.edits ?? []).length > 0
  // A text that is too long for its type stands twice: fitted, and whole with its places.
  const isFitted =
    hasEdits &&
    description.draft !== undefined &&
    composed(description.draft, description.edits ?? []) !== description.description
  const isAgain =
    isFitted && long_form === composed(description.draft ?? '', description.edits ?? [])
  return (
    <>
      {(!hasEdits || isFitted) && (
        <div ref={text} lang={language} className="max-w-prose text-lg leading-relaxed">
          <Marked description={description} />
        </div>
      )}
      {hasEdits && isFitted && <div className="mt-10 border-line border-t pt-6" />}
      {hasEdits && (
        <div ref={isFitted ? undefined : text}>
          <Edits decided={decided}>{children}</Edits>
        </div>
      )}
      {!hasEdits && <p className="mt-5 text-quiet text-sm">{words.standingHelp}</p>}
      {description.spelling_checked === false && (
        <p className="mt-3 text-quiet text-sm">{edits.unspelled}</p>
      )}
      {description.counted === false && description.creation_mode === 'generate_new' && (
        <p className="mt-3 text-quiet text-sm">{edits.uncounted}</p>
      )}
      {!hasEdits && children}
      <LeftOut description={description} />
      {long_form !== null && !isAgain && <LongForm text={long_form} language={language} />}
      <Changes description={description} />
      {questions.length > 0 && (
        <section className="mt-10 border-line border-t pt-6">
          <h2 className="text-3xl">{words.questions}</h2>
          <ul lang={language} className="mt-3 list-disc space-y-2 pl-5">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-8">
        <Details summary={MEASUREMENT_WORDS[useInterfaceLanguage()].measured}>
          <Measurements
            measurements={measurements}
            language={language}
            shown={null}
            onShow={null}
          />
        </Details>
      </div>
    </>
  )
}
