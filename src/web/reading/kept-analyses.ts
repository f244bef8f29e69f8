import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { analysisSchema, complaintAnswerSchema } from '#shared/api/analysis.ts'
import { call, send } from '#web/lib/api.ts'
import { USAGE_KEY } from '#web/usage/use-usage.ts'

/** Under this key a finished analysis is put, so that its page needs no further call. */
export function keptAnalysisKey(id: string) {
  return ['analysis', id] as const
}

function pathOf(id: string): string {
  return `/api/my-analyses/${encodeURIComponent(id)}`
}

/** An analysis that the server has kept; it never changes. */
export function useKeptAnalysis(id: string | null) {
  return useQuery({
    queryKey: keptAnalysisKey(id ?? ''),
    queryFn: () => call(analysisSchema, pathOf(id ?? '')),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Has the service worker keep a copy of a new analysis, which did not come from its address. */
export function keepCopy(id: string) {
  if (!navigator.serviceWorker?.controller) return
  // Without the copy nothing is lost but the reading without a network.
  send(pathOf(id)).catch(() => {})
}

/** Says that an analysis is wrong; the answer tells whether it was given back. */
export function useComplaint(id: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(complaintAnswerSchema, `${pathOf(id)}/complaint`, { method: 'POST', json: { reason } }),
    onSuccess: ({ usage }) => calls.setQueryData(USAGE_KEY, usage),
  })
}
