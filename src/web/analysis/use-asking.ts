import { useMutation, useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnalysisAnswer, QueryArtwork } from '#shared/api/analysis.ts'
import { forgetQuestion } from '#web/analysis/query-draft.ts'
import { forgetUnderWay, keepUnderWay } from '#web/analysis/under-way.ts'
import { type Photo, rememberPhoto } from '#web/images/photo.ts'
import { forgetTold } from '#web/images/told-draft.ts'
import { refusalOf } from '#web/lib/api.ts'
import { askAboutArtwork, askAboutPicture, CutOff } from '#web/reading/analysis-events.ts'
import { type Growth, grow, isIdentified } from '#web/reading/answer.ts'
import { keepCopy, keptAnalysisKey } from '#web/reading/kept-analyses.ts'
import { USAGE_KEY } from '#web/usage/use-usage.ts'

interface Asked {
  query: QueryArtwork
  photo?: Photo | undefined
  /** Where in the history of the tab. */
  at: string
  controller: AbortController
}

/** Takes in a stream to its end. */
async function follow(
  { query, photo, controller: { signal } }: Asked,
  onEvent: (growth: Growth) => void,
  onProgress: (share: number) => void,
): Promise<AnalysisAnswer> {
  onEvent({ event: 'asked', data: query, photo })
  const events = photo
    ? askAboutPicture(query, photo, signal, onProgress)
    : askAboutArtwork(query, signal)
  const { question = '', mode = 'explorer', language = 'en' } = query
  let title = ''
  let hadWords = false
  try {
    for await (const event of events) {
      if (event.event === 'error') {
        forgetUnderWay()
        throw refusalOf(event.data.status, event.data)
      }
      onEvent(event)
      if (event.event === 'identified') title = event.data.artwork.title
      if (event.event === 'statement' && !hadWords) {
        hadWords = true
        keepUnderWay({ title, question, mode, language })
      }
      if (event.event === 'done') {
        forgetUnderWay()
        return event.data
      }
    }
  } catch (error) {
    throw error instanceof CutOff ? new CutOff({ hadWords }) : error
  }
  throw new CutOff({ hadWords })
}

/**
 * Asks one question at a time, and gives its answer while it grows. Leaving is harmless: before the
 * first words nothing is counted, and later the server finishes and keeps it.
 */
export function useAsking() {
  const calls = useQueryClient()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [growing, onEvent] = useReducer(grow, null)
  const running = useRef<AbortController>(null)
  const [sent, setSent] = useState<number | null>(null)

  const asking = useMutation({
    mutationFn: (asked: Asked) => follow(asked, onEvent, setSent),
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: 'always',
    // What a broken answer has cost is known to the server alone.
    onError: () => calls.invalidateQueries({ queryKey: USAGE_KEY }),
    onSettled: (_answer, _error, { controller }) => {
      if (running.current === controller) running.current = null
    },
  })

  // The connection lives outside React; it ends with the page.
  useEffect(() => () => running.current?.abort(), [])

  const here = asking.variables?.at === key
  return {
    /** The answer in the making, as long as the reader is where it was asked for. */
    answer: here && isIdentified(growing) ? growing : null,
    error: here ? asking.error : null,
    isPending: asking.isPending,
    isDone: asking.isSuccess,
    /** The question that was asked last. */
    query: asking.variables?.query ?? null,
    /** The picture that was asked about last. */
    photo: asking.variables?.photo ?? null,
    /** How much of it has been sent, 0..1. */
    sent: asking.isPending && asking.variables?.photo ? sent : null,

    ask: (query: QueryArtwork, photo?: Photo) => {
      // A second press may come before the first one is drawn.
      if (running.current !== null) return
      const controller = new AbortController()
      running.current = controller
      setSent(photo ? 0 : null)
      const onSuccess = (answer: AnalysisAnswer) => {
        calls.setQueryData(keptAnalysisKey(answer.id), answer)
        calls.setQueryData(USAGE_KEY, answer.usage)
        // What was asked is answered: the form is empty for the next question.
        if (photo) {
          rememberPhoto(answer.id, photo)
          forgetTold()
        } else forgetQuestion()
        keepCopy(answer.id)
        // A page of its own: back leads to the form, or to the candidate before.
        navigate(`/query?analysis=${answer.id}`)
        // In the same step as the router's, so that who goes back at once does not meet it here
        // again.
        startTransition(() => onEvent({ event: 'left' }))
      }
      asking.mutate({ query, photo, at: key, controller }, { onSuccess })
    },

    leave: () => {
      running.current?.abort()
      running.current = null
      onEvent({ event: 'left' })
      asking.reset()
    },
  }
}
export type Asking = ReturnType<typeof useAsking>
