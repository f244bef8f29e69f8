import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createdKeySchema, keysSchema, type Scope } from '#shared/api/keys.ts'
import { call, send } from '#web/lib/api.ts'

const PATH = '/api/account/keys'
const KEYS_KEY = ['keys'] as const

export function useKeys() {
  return useQuery({ queryKey: KEYS_KEY, queryFn: () => call(keysSchema, PATH) })
}

export function useCreatingKey() {
  const calls = useQueryClient()
  return useMutation({
    // The key itself is shown once: it does not stay in memory.
    gcTime: 0,
    mutationFn: (json: { name: string; scopes: Scope[] }) =>
      call(createdKeySchema, PATH, { method: 'POST', json }),
    onSettled: () => calls.invalidateQueries({ queryKey: KEYS_KEY }),
  })
}

export function useRevokingKey() {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(`${PATH}/${id}`, { method: 'DELETE' }),
    onSettled: () => calls.invalidateQueries({ queryKey: KEYS_KEY }),
  })
}
