import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createdShareSchema, sharedAnalysisSchema, shareStateSchema } from '#shared/api/shares.ts'
import { call, send } from '#web/lib/api.ts'

const pathOf = (id: string) => `/api/my-analyses/${encodeURIComponent(id)}/share`
const keyOf = (id: string) => ['share', id] as const

export function sharedPath(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}`
}

/** What the owner shows of their own. */
export interface Shown {
  question: boolean
  photo: boolean
  name: string
}

/** Whether an analysis is open by a link. */
export function useShare(id: string) {
  return useQuery({ queryKey: keyOf(id), queryFn: () => call(shareStateSchema, pathOf(id)) })
}

/** Opens an analysis by a new link. */
export function useOpenShare(id: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: (json: Shown) => call(createdShareSchema, pathOf(id), { method: 'POST', json }),
    onSuccess: ({ token, ...share }) => calls.setQueryData(keyOf(id), { share }),
  })
}

export function useCloseShare(id: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: () => send(pathOf(id), { method: 'DELETE' }),
    onSuccess: () => calls.setQueryData(keyOf(id), { share: null }),
  })
}

/** What a link leads to. */
export function useShared(token: string) {
  return useQuery({
    queryKey: ['shared', token],
    queryFn: () => call(sharedAnalysisSchema, sharedPath(token), { anonymous: true }),
  })
}
