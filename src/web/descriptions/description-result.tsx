import { useEffect, useRef } from 'react'
import type { Description } from '#shared/api/descriptions.ts'
import { copyOrSelect } from '#web/analysis/reading/copy.ts'
import { Changes } from '#web/descriptions/changes.tsx'
import { useWords } from '#web/descriptions/use-words.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { Measurements } from '#web/images/measurements.tsx'
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

interface DescriptionResultProps {
  description: Description
  onAnother: () => void
}

/** A finished description: to read, to copy, and to go on from. */
export function DescriptionResult({ description, onAnother }: DescriptionResultProps) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const long = useRef<HTMLParagraphElement>(null)
  const { language, long_form, questions, measurements, description_type } = description
  // The form is gone: who used the keyboard goes on at the text.
  useEffect(() => heading.current?.focus(), [])
  const copy = async (written: string, shown: Element | null) =>
    showToast((await copyOrSelect(written, shown)) ? words.copied : words.copySelected)

  return (
    <article className="max-w-3xl bg-paper p-6 shadow-label sm:p-8">
      <p className="text-quiet text-sm">{words.types[description_type]}</p>
      <h2 ref={heading} tabIndex={-1} className="mb-5 text-3xl outline-none">
        {words.result}
      </h2>
      <div ref={text} lang={language} className="max-w-prose text-lg leading-relaxed">
        <Marked description={description} />
      </div>
      <p className="mt-5 text-quiet text-sm">{words.standingHelp}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => copy(description.description, text.current)}>{words.copy}</Button>
        <Button look="outline" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      {long_form !== null && (
        <section className="mt-10 border-line border-t pt-6">
          <h2 className="text-3xl">{words.longForm}</h2>
          <p ref={long} lang={language} className="mt-3 max-w-prose whitespace-pre-line">
            {long_form}
          </p>
          <Button look="outline" className="mt-4" onClick={() => copy(long_form, long.current)}>
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
        <Details summary={IMAGE_WORDS[useInterfaceLanguage()].measured}>
          <Measurements measurements={measurements} language={language} shown={null} onShow={null} />
        </Details>
      </div>
    </article>
  )
}
