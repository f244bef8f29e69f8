import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type History, historySchema } from '#shared/api/history.ts'
import { HISTORY_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/api.ts'

/** A page of the history, newest first, or of what a search finds in it. */
export function fetchHistory(page: number, search: string): Promise<History> {
  const query = new URLSearchParams({ page: String(page), limit: String(HISTORY_PAGE_SIZE) })
  if (search !== '') query.set('search', search)
  return call(historySchema, `/api/my-analyses?${query}`)
}

/**
 * A page of the history, or of what a search finds in it. The page before stays in sight until it
 * is here.
 */
export function useHistory(page: number, search: string) {
  return useQuery({
    queryKey: ['history', page, search],
    queryFn: () => fetchHistory(page, search),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What was just deleted keeps its place, with its Undo, while the reader looks elsewhere for a
    // moment.
    refetchOnWindowFocus: false,
  })
}
