import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { fetchHistory } from '#web/history/history-calls.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'

/**
 * A running question. The server finishes and keeps its answer in any case; this tab remembers it
 * until it is read.
 */
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
/** In the place of an id: no answer came. */
const GONE = ''

export function keepUnderWay(asked: Omit<UnderWay, 'since'>) {
  keepDraft(KEY, { ...asked, since: String(Date.now()) })
}

export function forgetUnderWay() {
  dropDraft(KEY)
}

const isOver = ({ since }: UnderWay) => Date.now() - Number(since) > REMEMBERED_MS

function read(): UnderWay | null {
  const { title, question = '', mode = '', language = '', since } = readDraft(KEY)
  if (title === undefined || since === undefined) return null
  const asked = { title, question, mode, language, since }
  return isOver(asked) ? null : asked
}

function isAnswerTo({ title, question, mode, language }: UnderWay, item: HistoryItem): boolean {
  return (
    item.artwork.title === title &&
    item.user_question === question &&
    item.mode === mode &&
    item.language === language
  )
}

/**
 * What was left while it was written, and the id of its answer as soon as the history has it. Null
 * again where none came in time.
 */
export function useUnderWay(): { title: string; id: string | null } | null {
  const [asked] = useState(read)
  const found = useQuery({
    queryKey: [KEY, asked?.since],
    queryFn: async () => {
      if (asked === null || isOver(asked)) return GONE
      const { analyses } = await fetchHistory(1, '')
      return analyses.find((item) => isAnswerTo(asked, item))?.id ?? null
    },
    enabled: asked !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data == null ? LOOK_AGAIN_MS : false),
  })
  if (asked === null || found.data === GONE) return null
  return { title: asked.title, id: found.data ?? null }
}
