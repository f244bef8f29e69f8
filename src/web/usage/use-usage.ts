import { useQuery } from '@tanstack/react-query'
import { descriptionUsageSchema, usageSchema } from '#shared/api/usage.ts'
import { call } from '#web/lib/api.ts'

/** Under these keys an analysis or a description puts the count that its answer carries. */
export const USAGE_KEY = ['usage'] as const
export const DESCRIPTION_USAGE_KEY = ['description-usage'] as const

/** What the user may still ask this month. */
export function useUsage() {
  return useQuery({ queryKey: USAGE_KEY, queryFn: () => call(usageSchema, '/api/usage') })
}

/** What the user may still have described this month. */
export function useDescriptionUsage() {
  return useQuery({
    queryKey: DESCRIPTION_USAGE_KEY,
    queryFn: () => call(descriptionUsageSchema, '/api/description-usage'),
  })
}
