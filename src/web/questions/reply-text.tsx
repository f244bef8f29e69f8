import type { AnsweredQuestion } from '#shared/api/questions.ts'
import type { Language } from '#shared/languages.ts'
import { sectionsOf } from '#shared/sections.ts'
import { Elsewhere } from '#web/questions/elsewhere.tsx'
import { QuestionButton } from '#web/questions/question-button.tsx'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import { Refusal } from '#web/questions/refusal.tsx'
import { Removing } from '#web/questions/removing.tsx'
import type { GrowingReply } from '#web/questions/use-asking-on.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { ParagraphText } from '#web/reading/prose.tsx'
import { SourceNote } from '#web/reading/source-note.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Statements of the text and of its questions are told apart by their places. */
const PLACES = 1000

interface ReplyTextProps {
  /** The analysis that was asked about. */
  answer: Answer
  reply: GrowingReply &
    Partial<
      Pick<
        AnsweredQuestion,
        'id' | 'brings' | 'writer' | 'check' | 'facts' | 'suggestions' | 'elsewhere' | 'refused'
      >
    >
  /** Which question it is, from 0. */
  place: number
  /** Numbers of the sources that were cited before. */
  cited: ReadonlySet<number>
  pictured: boolean
  /** Of the analysis. */
  id: string
  /** Asks one of the questions that come near this one; absent where that is not free. */
  onAsk?: ((question: string) => void) | undefined
}

interface NearbyProps {
  questions: readonly string[]
  language: Language
  onAsk: (question: string) => void
}

/** Questions that come near one that has no answer, to press. */
function Nearby({ questions, language, onAsk }: NearbyProps) {
  const spoken = useInterfaceLanguage()
  return (
    <div className="xl:col-span-2">
      <p lang={spoken} className="mb-2 text-quiet text-sm">
        {QUESTION_WORDS[spoken].nearby}
      </p>
      <ul lang={language} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <QuestionButton onClick={() => onAsk(question)}>{question}</QuestionButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * A question that was asked on, and its answer: with its standing and its sources, as in the text.
 */
export function ReplyText({ answer, reply, place, cited, pictured, id, onAsk }: ReplyTextProps) {
  const { language } = answer
  const spoken = useInterfaceLanguage()
  const {
    brings,
    writer,
    check,
    question,
    statements,
    sources,
    suggestions = [],
    elsewhere = [],
  } = reply
  const [part] = statements.flatMap(({ heading }) => heading ?? [])
  const fresh = sources.filter(({ n }) => !cited.has(n))
  const whole: Answer = {
    ...answer,
    // What is cited again is there once.
    sources: [
      ...answer.sources,
      ...sources.filter(({ n }) => answer.sources.every((known) => known.n !== n)),
    ],
    observations: reply.observations,
    facts: reply.facts ?? [],
  }
  const paragraphs = sectionsOf(statements, language).flatMap((section) => section.paragraphs)
  const first = (place + 1) * PLACES
  return (
    <li lang={language} className="grid gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,1fr)_13rem]">
      {/* Our Chinese display letters do not have all that a reader may type. */}
      <h3 className="font-display text-2xl leading-snug xl:col-span-2 [&:lang(zh)]:font-medium [&:lang(zh)]:font-text [&:lang(zh)]:text-xl">
        {question}
      </h3>
      <div className="reading-text space-y-4">
        {brings === 'said' && <p className="text-quiet">{QUESTION_WORDS[language].sameNotes}</p>}
        {part && <p className="text-quiet">{QUESTION_WORDS[language].fromPart(part)}</p>}
        {paragraphs.map((paragraph) => (
          <ParagraphText
            key={paragraph.statements[0]?.at}
            paragraph={{
              ...paragraph,
              // Its sources stand beside it already.
              statements: paragraph.statements.map(({ statement, at }) => ({
                statement,
                at: first + at,
                notes: [],
              })),
            }}
            answer={whole}
            pictured={pictured}
          />
        ))}
        {brings === undefined && statements.length === 0 && (
          <Spinner className="size-5 text-quiet" />
        )}
        {brings === 'new' && writer === 'model' && (
          <p className="text-[0.9375rem] text-quiet">
            {ANSWER_WORDS[language].model('', check?.by !== null)}
          </p>
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
      {(brings === 'said' || brings === 'nothing') && (
        <p lang={spoken} className="text-quiet text-sm xl:col-span-2">
          {QUESTION_WORDS[spoken].notCounted}
        </p>
      )}
      {onAsk && suggestions.length > 0 && (
        <Nearby questions={suggestions} language={language} onAsk={onAsk} />
      )}
      {elsewhere.length > 0 && <Elsewhere works={elsewhere} language={language} />}
      {reply.id && (
        <div
          lang={spoken}
          className="flex flex-wrap gap-x-6 text-quiet text-sm xl:col-span-2 print:hidden"
        >
          {brings !== 'nothing' && (
            <Refusal id={id} answer={reply.id} isRefused={reply.refused ?? false} />
          )}
          <Removing id={id} answer={reply.id} question={question} />
        </div>
      )}
    </li>
  )
}
