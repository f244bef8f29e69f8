import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Label } from '#shared/label.ts'
import { OpeningKept } from '#web/analysis/opening-kept.tsx'
import { Problem } from '#web/analysis/problem.tsx'
import { beginWith } from '#web/analysis/query-draft.ts'
import { type Asking, useAsking } from '#web/analysis/use-asking.ts'
import { askedBefore, forgetAsked } from '#web/lib/asked-before.ts'
import { answerOf } from '#web/reading/answer.ts'
import type { Edition } from '#web/reading/editions.tsx'
import { useKeptAnalysis } from '#web/reading/kept-analyses.ts'
import { WaitingPage } from '#web/ui/waiting-page.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { wantedLanguage } from '#web/words/words.ts'

// An opened answer needs no form, and a form no answer yet.
const AskPage = lazy(async () => ({
  default: (await import('#web/analysis/ask-page.tsx')).AskPage,
}))
const readingPage = () => import('#web/analysis/reading-page.tsx')
const ReadingPage = lazy(async () => ({ default: (await readingPage()).ReadingPage }))

/** The page of the answer comes while the answer is made. */
function useReadingPageEarly({ isPending }: Asking) {
  // Loading is a call to the browser.
  useEffect(() => {
    // A failure shows when the page is needed.
    if (isPending) readingPage().catch(() => {})
  }, [isPending])
}

/** Says once that it runs, and once that it is done; a screen reader listens from the start. */
function Progress({ asking }: { asking: Asking }) {
  const { query } = useInsideWords()
  const text = asking.isPending ? query.processing : asking.isDone ? query.complete : ''
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}

/**
 * A link about a work begins the form with it, once: what is typed from then on is kept. @returns
 * whether it is still to be taken up.
 */
function useLinkAboutWork(): boolean {
  const [link] = useSearchParams()
  const navigate = useNavigate()
  const name = link.get('name')
  const artist = link.get('artist') ?? ''
  const question = link.get('question') ?? ''
  // Drafts and the address live in the browser.
  useEffect(() => {
    if (!name) return
    beginWith({ name, artist, question })
    navigate('/query', { replace: true })
  }, [name, artist, question, navigate])
  return Boolean(name)
}

/**
 * A question from before the login is asked as soon as somebody is logged in, once; the form holds
 * it, should that fail.
 */
function useAskedBefore({ ask }: Asking) {
  const [asked] = useState(() => {
    const before = askedBefore()
    if (before) beginWith(before)
    return before
  })
  // Asking is a call, and what waits is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (asked === null || askedBefore() === null) return
    forgetAsked()
    ask({ ...asked, mode: 'explorer', language: wantedLanguage() })
  }, [])
}

/**
 * Asks about an artwork, and shows the answer: the one that is being made, or the one that the
 * address names.
 */
export function QueryPage() {
  const id = useSearchParams()[0].get('analysis')
  const navigate = useNavigate()
  const [isAnother, setIsAnother] = useState(false)
  const isBeginning = useLinkAboutWork()
  const asking = useAsking()
  useAskedBefore(asking)
  useReadingPageEarly(asking)
  const kept = useKeptAnalysis(id)
  const answer = asking.answer ?? (kept.data ? answerOf(kept.data) : null)

  const askAgain = () => asking.query && asking.ask(asking.query, asking.photo ?? undefined)
  // A label that was read is not sent again.
  const photo = asking.photo?.isLabel ? undefined : (asking.photo ?? undefined)
  const meant = (label: Label) => {
    if (!asking.query) return
    const name = photo ? asking.query.name : asking.query.name || label.title
    asking.ask({ ...asking.query, name, artist: '', artwork: label.slug }, photo)
  }
  const named = (name: string) => {
    const { question, mode, language } = asking.query ?? answer ?? {}
    asking.ask({ name, question, mode, language })
  }
  const problem = asking.error && (
    <Problem
      error={asking.error}
      query={asking.query}
      hasForm={answer === null}
      onAgain={askAgain}
      onMeant={meant}
      onNamed={named}
    />
  )

  const pick = (candidate: Label) => {
    if (answer?.analysis == null) return
    const { id: instead_of, question, mode, language, identification, picture } = answer.analysis
    // By the name of the first work, so that it stays among the others.
    const name = picture ? picture.told.title : identification.artwork.title
    const query = { name, question, mode, language, artwork: candidate.slug, instead_of }
    // Without the picture, which may be gone from this tab, the work is explained by its name.
    if (answer.photo && !answer.photo.isLabel) asking.ask(query, answer.photo)
    else asking.ask({ ...query, name: name || candidate.title })
  }
  // A photo is not sent again: the work that was recognised in it is read by its name.
  const edition = ({ mode, language }: Edition) => {
    const { slug, title } = answer?.identification.artwork ?? {}
    if (slug && title) asking.ask({ name: title, artwork: slug, mode, language })
  }
  const another = () => {
    asking.leave()
    setIsAnother(true)
    navigate('/query')
  }

  return (
    <>
      <Progress asking={asking} />
      <Suspense fallback={<WaitingPage />}>
        {answer ? (
          <ReadingPage
            answer={answer}
            isPending={asking.isPending && answer === asking.answer}
            isNew={answer === asking.answer}
            problem={problem}
            onPick={pick}
            onEdition={edition}
            onNamed={named}
            onAnother={another}
          />
        ) : isBeginning ? (
          <WaitingPage />
        ) : id === null ? (
          <AskPage focusFirst={isAnother} asking={asking} problem={problem} />
        ) : (
          <OpeningKept kept={kept} />
        )}
      </Suspense>
    </>
  )
}
