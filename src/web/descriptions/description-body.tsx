import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import type { Description } from '#shared/api/descriptions.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { Changes } from '#web/descriptions/changes.tsx'
import { useWords } from '#web/descriptions/use-words.ts'
import { Measurements } from '#web/images/measurements.tsx'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The text, in which what was measured or seen is marked. */
function Marked({ description }: { description: Description }) {
  const { standing } = useWords()
  const paragraphs = Map.groupBy(description.statements, ({ paragraph }) => paragraph)
  const gap = description.language === 'zh-TW' ? '' : ' '
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
  description: Description
  /** What is selected where copying fails. */
  text: RefObject<HTMLDivElement | null>
  /** What to do with the text. */
  children?: ReactNode
}

/** A description with its long form, what was changed, what could be added, and what was measured. */
export function DescriptionBody({ description, text, children }: DescriptionBodyProps) {
  const words = useWords()
  const long = useRef<HTMLParagraphElement>(null)
  const { language, long_form, questions, measurements } = description
  const copy = async (written: string) =>
    showToast((await copyOrSelect(written, long.current)) ? words.copied : words.copySelected)
  return (
    <>
      <div ref={text} lang={language} className="max-w-prose text-lg leading-relaxed">
        <Marked description={description} />
      </div>
      <p className="mt-5 text-quiet text-sm">{words.standingHelp}</p>
      {children}
      {long_form !== null && (
        <section className="mt-10 border-line border-t pt-6">
          <h2 className="text-3xl">{words.longForm}</h2>
          <p ref={long} lang={language} className="mt-3 max-w-prose whitespace-pre-line">
            {long_form}
          </p>
          <Button look="outline" className="mt-4" onClick={() => copy(long_form)}>
            {words.copyLong}
          </Button>
        </section>
      )}
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
          <Measurements measurements={measurements} language={language} shown={null} onShow={null} />
        </Details>
      </div>
    </>
  )
}
