import { useEffect, useRef } from 'react'
import type { QueryArtwork } from '#shared/api/analysis.ts'
import type { ProblemOf } from '#shared/errors/table.ts'
import type { Label } from '#shared/label.ts'
import { ReadOnLabel } from '#web/images/read-on-label.tsx'
import { ApiError } from '#web/lib/api.ts'
import { errorText, problemOf, problemText } from '#web/lib/error-text.ts'
import { CutOff } from '#web/reading/analysis-events.ts'
import { WorkChoices } from '#web/reading/work-choices.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/**
 * The work is not known, or several may be meant: no failure, and nothing was charged. The works
 * are named in the language of the question.
 */
function WhichWork({
  problem,
  language,
  onMeant,
  onNamed,
}: {
  problem: ProblemOf<'unknown_work' | 'which_work'>
  language: string | undefined
  onMeant: (label: Label) => void
  onNamed: (name: string) => void
}) {
  const { query } = useInsideWords()
  const isUnknown = problem.code === 'unknown_work'
  const title = useRef<HTMLHeadingElement>(null)
  // A choice is the answer, and takes the focus as an answer does: what is not known is only said.
  useEffect(() => {
    if (!isUnknown) title.current?.focus()
  }, [isUnknown])
  return (
    <section
      role={isUnknown ? 'status' : undefined}
      aria-labelledby={isUnknown ? undefined : 'which-work'}
      className="border border-line border-l-4 bg-wall px-4 py-3"
    >
      <h3 ref={title} id="which-work" tabIndex={-1} className="text-2xl">
        {isUnknown ? query.unknownTitle : query.whichTitle}
      </h3>
      <p className="mt-1.5">{problemText(problem)}</p>
      <div lang={language}>
        <WorkChoices works={problem.params.near} onPick={onMeant} />
      </div>
      {problem.params.read && (
        <ReadOnLabel key={problem.params.read} read={problem.params.read} onAsk={onNamed} />
      )}
      {isUnknown && <p className="mt-2 text-quiet text-sm">{query.unknownHelp}</p>}
    </section>
  )
}

interface ProblemProps {
  error: Error | null
  query: QueryArtwork | null
  /**
   * The form stands beside it; where an answer has taken its place, the question can be asked again
   * from here.
   */
  hasForm: boolean
  onAgain: () => void
  /** The reader says which work they meant. */
  onMeant: (label: Label) => void
  /** The reader corrects what was read on a label. */
  onNamed: (name: string) => void
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

function WhatWentWrong({ error, query: asked, hasForm, onAgain, onMeant, onNamed }: ProblemProps) {
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
    const problem = problemOf(error)
    if (problem?.code === 'unknown_work' || problem?.code === 'which_work')
      return (
        <WhichWork
          problem={problem}
          language={asked?.language}
          onMeant={onMeant}
          onNamed={onNamed}
        />
      )
    if (error.status === 402 || error.status === 403)
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
