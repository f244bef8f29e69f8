import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { fetchHistory } from '#web/history/history-calls.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'

/** A running question. The server finishes and keeps its answer in any case; this tab remembers it until it is read. */
interface UnderWay {
  title: string
  question: string
  mode: string
  language: string
  /** Milliseconds of the epoch, as text. */
  since: string
}

const KEY = 'under-way'
/** Later the answer is a matter of the history. */
const REMEMBERED_MS = 10 * 60_000
const LOOK_AGAIN_MS = 3000

export function keepUnderWay(asked: Omit<UnderWay, 'since'>) {
  keepDraft(KEY, { ...asked, since: String(Date.now()) })
}

export function forgetUnderWay() {
  dropDraft(KEY)
}

function read(): UnderWay | null {
  const { title, question = '', mode = '', language = '', since } = readDraft(KEY)
  if (title === undefined || since === undefined || Date.now() - Number(since) > REMEMBERED_MS) return null
  return { title, question, mode, language, since }
}

function isAnswerTo({ title, question, mode, language }: UnderWay, item: HistoryItem): boolean {
  return (
    item.artwork.title === title &&
    item.user_question === question &&
    item.mode === mode &&
    item.language === language
  )
}

/** What was left while it was written, and the id of its answer as soon as the history has it. */
export function useUnderWay(): { title: string; id: string | null } | null {
  const [asked] = useState(read)
  const found = useQuery({
    queryKey: [KEY, asked?.since],
    queryFn: async () => {
      const { analyses } = await fetchHistory(1, '')
      return analyses.find((item) => asked && isAnswerTo(asked, item))?.id ?? null
    },
    enabled: asked !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? false : LOOK_AGAIN_MS),
  })
  return asked && { title: asked.title, id: found.data ?? null }
}
