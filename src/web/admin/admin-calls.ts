import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  actsSchema,
  adminUserSchema,
  complaintsSchema,
  mailsSchema,
  overviewSchema,
  type Settling,
} from '#shared/api/admin.ts'
import { ADMIN_PAGE_SIZE } from '#shared/limits.ts'
import { call, send } from '#web/lib/api.ts'

const KEY = 'admin'

/** What operators read is read anew each time: another operator may have done it already. */
function useRead<Schema extends z.ZodMiniType>(schema: Schema, path: string) {
  return useQuery({
    queryKey: [KEY, path],
    queryFn: () => call(schema, `/api/admin/${path}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const paged = (name: string, page: number) => `${name}?page=${page}&limit=${ADMIN_PAGE_SIZE}`

export const useOverview = () => useRead(overviewSchema, 'overview')
export const useComplaints = (page: number) => useRead(complaintsSchema, paged('complaints', page))
export const useMails = (page: number) => useRead(mailsSchema, paged('mails', page))
export const useActs = (page: number) => useRead(actsSchema, paged('acts', page))

/** One user by the whole mail address; nothing is asked while it is empty. */
export function useUser(email: string) {
  return useQuery({
    queryKey: [KEY, 'user', email],
    queryFn: () => call(adminUserSchema, `/api/admin/user?email=${encodeURIComponent(email)}`),
    enabled: email !== '',
    staleTime: 0,
  })
}

function useAct<Sent>(act: (sent: Sent) => Promise<unknown>, onDone: () => void) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => calls.invalidateQueries({ queryKey: [KEY] }),
  })
}

export const useSettling = (analysisId: string, onDone: () => void) =>
  useAct(
    (json: Settling) =>
      send(`/api/admin/complaints/${analysisId}/settle`, { method: 'POST', json }),
    onDone,
  )

export const useSendingAgain = (onDone: () => void) =>
  useAct((id: string) => send(`/api/admin/mails/${id}/send`, { method: 'POST', json: {} }), onDone)

export const useEndingSecondStep = (userId: string, onDone: () => void) =>
  useAct(
    (note: string) =>
      send(`/api/admin/users/${userId}/end-second-step`, { method: 'POST', json: { note } }),
    onDone,
  )
