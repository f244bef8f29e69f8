import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { descriptionsSchema } from '#shared/api/descriptions.ts'
import { HISTORY_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/api.ts'

/** A page of what the Artist Helper wrote. The page before stays in sight until it is here. */
export function useDescriptions(page: number) {
  return useQuery({
    queryKey: ['descriptions', page],
    queryFn: () =>
      call(descriptionsSchema, `/api/my-descriptions?page=${page}&limit=${HISTORY_PAGE_SIZE}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // What was just deleted keeps its place, with its Undo, while the reader looks elsewhere for a
    // moment.
    refetchOnWindowFocus: false,
  })
}
