import type { QueryArtwork } from '#shared/api/analysis.ts'
import { CutOff } from '#web/analysis/analysis-events.ts'
import { ApiError, errorText } from '#web/lib/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** The work is not known: no failure, and nothing was charged, as the server says in the language of the question. */
function UnknownWork({ sentence, language }: { sentence: string; language: string | undefined }) {
  const { query } = useInsideWords()
  return (
    <section role="status" className="border border-line border-l-4 bg-wall px-4 py-3">
      <h3 className="text-2xl">{query.unknownTitle}</h3>
      <p lang={language} className="mt-1.5">
        {sentence}
      </p>
      <p className="mt-1.5 text-quiet text-sm">{query.unknownHelp}</p>
    </section>
  )
}

interface ProblemProps {
  error: Error | null
  query: QueryArtwork | null
  onAgain: () => void
}

/** What went wrong with a question, and what to do next. */
export function Problem({ error, query: asked, onAgain }: ProblemProps) {
  const { query } = useInsideWords()
  if (error === null) return null
  if (error instanceof CutOff) {
    const ways = (
      <>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/history">{query.toHistory}</ButtonLink>
          <Button look="outline" onClick={onAgain}>
            {query.askAgain}
          </Button>
        </div>
        <p className="mt-2 text-sm">{query.askAgainNote}</p>
      </>
    )
    return <ErrorBox action={ways}>{error.hadWords ? query.cutOff : query.cutOffEarly}</ErrorBox>
  }
  if (error instanceof ApiError) {
    // The session is over: the reader is on the way to the login page, and the form is kept.
    if (error.status === 401) return null
    if (error.status === 404 && error.detail !== null)
      return <UnknownWork sentence={error.detail} language={asked?.language} />
    if (error.status === 403)
      return (
        <ErrorBox
          action={
            <ButtonLink to="/pricing" look="outline">
              {query.seePlans}
            </ButtonLink>
          }
        >
          {errorText(error, query.failed)}
        </ErrorBox>
      )
  }
  return <ErrorBox>{errorText(error, query.failed)}</ErrorBox>
}
