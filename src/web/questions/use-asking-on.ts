import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import type { Observation, Source, Statement } from '#shared/api/evidence.ts'
import type { AskedOn, QuestionAnswer } from '#shared/api/questions.ts'
import {
  askedOnKey,
  askOn,
  type QuestionEvent,
  useAskedOn,
  withAnswer,
} from '#web/questions/question-calls.ts'
import { USAGE_KEY } from '#web/usage/use-usage.ts'

/** A question and as much of its answer as has come. */
export interface GrowingReply {
  question: string
  statements: readonly Statement[]
  sources: readonly Source[]
  observations: readonly Observation[]
}

interface Asked {
  question: string
  signal: AbortSignal
}

type Growth = QuestionEvent | { event: 'asked'; question: string } | { event: 'ended' }

function grow(reply: GrowingReply | null, growth: Growth): GrowingReply | null {
  if (growth.event === 'asked')
    return { question: growth.question, statements: [], sources: [], observations: [] }
  if (reply === null || growth.event === 'ended' || growth.event === 'done') return null
  switch (growth.event) {
    case 'source':
      return { ...reply, sources: [...reply.sources, growth.data] }
    case 'observation':
      return { ...reply, observations: [...reply.observations, growth.data] }
    case 'statement':
      return { ...reply, statements: [...reply.statements, growth.data] }
  }
}

/**
 * Asks on about an analysis, one question at a time. Leaving is harmless: before the first words
 * nothing is counted, and later the server finishes and keeps it.
 */
export function useAskingOn(id: string) {
  const calls = useQueryClient()
  const askedOn = useAskedOn(id)
  const [growing, onEvent] = useReducer(grow, null)
  const running = useRef<AbortController>(null)

  async function follow({ question, signal }: Asked): Promise<QuestionAnswer> {
    onEvent({ event: 'asked', question })
    for await (const event of askOn(id, question, signal)) {
      if (event.event === 'done') return event.data
      onEvent(event)
    }
    throw new Error('an answer ended without being done')
  }

  const asking = useMutation({
    mutationFn: follow,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: 'always',
    onSuccess: (answer) => {
      calls.setQueryData(askedOnKey(id), (asked: AskedOn | undefined) => withAnswer(asked, answer))
      calls.setQueryData(USAGE_KEY, answer.usage)
    },
    onError: () => {
      onEvent({ event: 'ended' })
      calls.invalidateQueries({ queryKey: USAGE_KEY })
    },
    onSettled: () => {
      running.current = null
    },
  })

  // The connection lives outside React; it ends with the page.
  useEffect(() => () => running.current?.abort(), [])

  return {
    askedOn,
    growing,
    isPending: asking.isPending,
    error: asking.error,
    /** The answer that came last. */
    answer: asking.data?.answer ?? null,

    ask: (question: string, onAnswered: () => void) => {
      // A second press may come before the first one is drawn.
      if (running.current !== null) return
      running.current = new AbortController()
      asking.mutate({ question, signal: running.current.signal }, { onSuccess: onAnswered })
    },

    /** After a broken connection: the answer may be there by now. */
    lookAgain: async () => {
      await askedOn.refetch()
      asking.reset()
    },
  }
}
