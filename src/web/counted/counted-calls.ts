import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countedSchema } from '#shared/api/counted.ts'
import { COUNTED_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/api.ts'

/**
 * A page of what was counted, the newest first. The page before stays in sight until it is here.
 */
export function useCounted(page: number) {
  return useQuery({
    queryKey: ['counted', page],
    queryFn: () => call(countedSchema, `/api/counted?page=${page}&limit=${COUNTED_PAGE_SIZE}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
