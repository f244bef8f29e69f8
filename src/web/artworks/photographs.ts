import { useQuery } from '@tanstack/react-query'
import { type Photograph, photographsSchema } from '#shared/api/photographs.ts'
import { call } from '#web/lib/api.ts'

/** The open-access photograph of a work, where this site has fetched one. */
export function usePhotograph(slug: string | null): Photograph | undefined {
  const { data } = useQuery({
    queryKey: ['photographs'],
    queryFn: () => call(photographsSchema, '/api/photographs', { anonymous: true }),
    enabled: slug !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // The studies are as good: nothing is lost without an answer.
    retry: false,
  })
  return data?.photographs.find((photograph) => photograph.slug === slug)
}
