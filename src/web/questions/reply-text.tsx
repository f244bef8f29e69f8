import type { AnsweredQuestion } from '#shared/api/questions.ts'
import { sectionsOf } from '#shared/sections.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { ParagraphText } from '#web/analysis/reading/prose.tsx'
import { SourceNote } from '#web/analysis/reading/source-note.tsx'
import { SourcePopovers } from '#web/analysis/reading/source-number.tsx'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import type { GrowingReply } from '#web/questions/use-asking-on.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Statements of the text and of its questions are told apart by their places. */
const PLACES = 1000

interface ReplyTextProps {
  /** The analysis that was asked about. */
  answer: Answer
  reply: GrowingReply & Partial<Pick<AnsweredQuestion, 'brings' | 'writer'>>
  /** Which question it is, from 0. */
  place: number
  /** Numbers of the sources that were cited before. */
  cited: ReadonlySet<number>
  pictured: boolean
}

/** A question that was asked on, and its answer: with its standing and its sources, as in the text. */
export function ReplyText({ answer, reply, place, cited, pictured }: ReplyTextProps) {
  const { language } = answer
  const spoken = useInterfaceLanguage()
  const { brings, writer, question, statements, sources } = reply
  const fresh = sources.filter(({ n }) => !cited.has(n))
  const whole: Answer = {
    ...answer,
    // What is cited again is there once.
    sources: [
      ...answer.sources,
      ...sources.filter(({ n }) => answer.sources.every((known) => known.n !== n)),
    ],
    observations: reply.observations,
  }
  const paragraphs = sectionsOf(statements).flatMap((section) => section.paragraphs)
  const first = (place + 1) * PLACES
  return (
    <li lang={language} className="grid gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,1fr)_13rem]">
      {/* Our Chinese display letters do not have all that a reader may type. */}
      <h3 className="font-display text-2xl leading-snug xl:col-span-2 [&:lang(zh)]:font-medium [&:lang(zh)]:font-text [&:lang(zh)]:text-xl">
        {question}
      </h3>
      <div className="space-y-4 text-lg leading-[1.65] [&:lang(zh)]:leading-[1.9]">
        {brings === 'said' && <p className="text-quiet">{QUESTION_WORDS[language].readAlready}</p>}
        {paragraphs.map((paragraph) => (
          <ParagraphText
            key={paragraph.statements[0]?.at}
            paragraph={{
              ...paragraph,
              statements: paragraph.statements.map(({ statement, at }) => ({ statement, at: first + at })),
            }}
            answer={whole}
            pictured={pictured}
          />
        ))}
        {brings === undefined && statements.length === 0 && <Spinner className="size-5 text-quiet" />}
        {brings === 'new' && writer === 'model' && (
          <p className="text-[0.9375rem] text-quiet">{ANSWER_WORDS[language].model('')}</p>
        )}
      </div>
      {fresh.length > 0 && (
        <ul className="space-y-3 border-line border-l pl-4 text-[0.8125rem] leading-snug">
          {fresh.map((source) => (
            <li key={source.n}>
              <span className="mr-1.5 font-medium text-accent">{source.n}</span>
              <SourceNote source={source} language={language} />
            </li>
          ))}
        </ul>
      )}
      <SourcePopovers sources={fresh} language={language} />
      {(brings === 'said' || brings === 'nothing') && (
        <p lang={spoken} className="text-quiet text-sm xl:col-span-2">
          {QUESTION_WORDS[spoken].notCounted}
        </p>
      )}
    </li>
  )
}
