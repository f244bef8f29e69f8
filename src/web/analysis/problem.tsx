import { useEffect, useRef } from 'react'
import { analysisProblemSchema, type Label, type QueryArtwork } from '#shared/api/analysis.ts'
import { CutOff } from '#web/analysis/analysis-events.ts'
import { WorkChoices } from '#web/analysis/work-choices.tsx'
import { ApiError, errorText } from '#web/lib/api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** The work is not known: no failure, and nothing was charged, as the server says in the language of the question. */
function UnknownWork({
  error,
  language,
  onMeant,
}: {
  error: ApiError
  language: string | undefined
  onMeant: (label: Label) => void
}) {
  const { query } = useInsideWords()
  const near = analysisProblemSchema.safeParse(error.body).data?.near ?? []
  return (
    <section role="status" className="border border-line border-l-4 bg-wall px-4 py-3">
      <h3 className="text-2xl">{query.unknownTitle}</h3>
      <p lang={language} className="mt-1.5">
        {error.detail}
      </p>
      <div lang={language}>
        <WorkChoices works={near} onPick={onMeant} />
      </div>
      <p className="mt-2 text-quiet text-sm">{query.unknownHelp}</p>
    </section>
  )
}

interface ProblemProps {
  error: Error | null
  query: QueryArtwork | null
  /** The form stands beside it; where an answer has taken its place, the question can be asked again from here. */
  hasForm: boolean
  onAgain: () => void
  /** The reader says which work they meant. */
  onMeant: (label: Label) => void
}

/** What went wrong with a question, and what to do next; brought into view. */
export function Problem(props: ProblemProps) {
  const box = useRef<HTMLDivElement>(null)
  const { error } = props
  // Scrolling lives in the browser.
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={box} className="scroll-my-6">
      <WhatWentWrong {...props} />
    </div>
  )
}

function WhatWentWrong({ error, query: asked, hasForm, onAgain, onMeant }: ProblemProps) {
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
      return <UnknownWork error={error} language={asked?.language} onMeant={onMeant} />
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
  const again = !hasForm && (
    <Button look="outline" onClick={onAgain}>
      {query.askAgain}
    </Button>
  )
  return <ErrorBox action={again}>{errorText(error, query.failed)}</ErrorBox>
}
