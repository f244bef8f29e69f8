import { isUnlimited } from '#shared/plans.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { QuestionForm } from '#web/questions/question-form.tsx'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import { ReplyText } from '#web/questions/reply-text.tsx'
import { useAskingOn } from '#web/questions/use-asking-on.ts'
import { CutOff } from '#web/reading/analysis-events.ts'
import type { Answer } from '#web/reading/answer.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useUsage } from '#web/usage/use-usage.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** What went wrong, and what to do next. What was typed stays. */
function QuestionProblem({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  const { query } = useInsideWords()
  const words = QUESTION_WORDS[useInterfaceLanguage()]
  // The session is over: the reader is on the way to the login page.
  if (error === null || (error instanceof ApiError && error.status === 401)) return null
  if (error instanceof CutOff)
    return (
      <ErrorBox action={<Button onClick={onAgain}>{words.lookAgain}</Button>}>
        {words.cutOff}
      </ErrorBox>
    )
  const isSpent = error instanceof ApiError && (error.status === 402 || error.status === 403)
  const plans = (
    <ButtonLink to="/pricing" look="outline">
      {query.seePlans}
    </ButtonLink>
  )
  return <ErrorBox action={isSpent && plans}>{errorText(error, words.failed)}</ErrorBox>
}

interface AskingOnProps {
  /** A finished answer. */
  answer: Answer
  /** The analysis that it is. */
  id: string
  pictured: boolean
}

/** Under a text: what was asked on about it, and the field for the next question. */
export function AskingOn({ answer, id, pictured }: AskingOnProps) {
  const words = QUESTION_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  const { askedOn, growing, isPending, error, answer: last, ask, lookAgain } = useAskingOn(id)
  const answered = askedOn.data?.questions ?? []
  // Where an answer costs a query, the button below says so.
  const usage = useUsage().data
  const isFree =
    (askedOn.data?.included_left ?? 0) > 0 || (usage && isUnlimited(usage.total_available))
  const isAnswered = answered.some(({ question }) => question === growing?.question)
  const replies = growing && !isAnswered ? [...answered, growing] : answered
  const citedBefore = (place: number) =>
    new Set(
      [answer, ...replies.slice(0, place)].flatMap(({ sources }) => sources.map(({ n }) => n)),
    )

  return (
    <section
      aria-labelledby={`asking-on-${id}`}
      className={`mt-12 border-line border-t pt-6 ${replies.length > 0 ? '' : 'print:hidden'}`}
    >
      <h2 id={`asking-on-${id}`} className="mb-4 text-[1.75rem]">
        {words.title}
      </h2>
      {replies.length > 0 && (
        <ol className="mb-8 space-y-8">
          {replies.map((reply, place) => (
            <ReplyText
              // The same question is never kept twice; growing and kept it is the same.
              key={reply.question}
              answer={answer}
              reply={reply}
              place={place}
              cited={citedBefore(place)}
              pictured={pictured}
              id={id}
              onAsk={isFree ? (question) => ask(question, () => {}) : undefined}
            />
          ))}
        </ol>
      )}
      <p role="status" lang={last && !isPending ? answer.language : undefined} className="sr-only">
        {isPending ? words.asking : last?.statements.map(({ text }) => text).join(' ')}
      </p>
      {askedOn.isError && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 text-quiet">
          {errorText(askedOn.error, words.listFailed)}
          <Button look="plain" onClick={() => askedOn.refetch()}>
            {errors.tryAgain}
          </Button>
        </p>
      )}
      <QuestionForm
        id={id}
        language={answer.language}
        mode={answer.mode}
        suggestions={askedOn.data?.suggestions ?? []}
        includedLeft={askedOn.data?.included_left ?? null}
        isPending={isPending}
        problem={<QuestionProblem error={error} onAgain={lookAgain} />}
        onAsk={ask}
      />
    </section>
  )
}
