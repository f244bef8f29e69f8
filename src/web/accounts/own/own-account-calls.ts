import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { preferredLanguageSchema } from '#shared/api/accounts.ts'
import { sessionsSchema } from '#shared/api/own-account.ts'
import type { Language } from '#shared/languages.ts'
import { call, send } from '#web/lib/api.ts'
import { chooseLanguage } from '#web/words/words.ts'

const SESSIONS_KEY = ['sessions'] as const

export function useSavingLanguage() {
  return useMutation({
    mutationFn: async (language: Language) => {
      await call(preferredLanguageSchema, '/api/auth/language', {
        method: 'PUT',
        json: { language },
      })
      await chooseLanguage(language)
    },
  })
}

export function useChangingPassword() {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: ({ current, next }: { current: string; next: string }) =>
      send('/api/account/password', {
        method: 'PUT',
        json: { current_password: current, new_password: next },
      }),
    // The other devices are logged out.
    onSuccess: () => calls.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => call(sessionsSchema, '/api/account/sessions'),
  })
}

/** Logs out one device by its id, or all others. */
export function useLoggingOut() {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: (id: string | 'others') =>
      send(id === 'others' ? '/api/account/sessions' : `/api/account/sessions/${id}`, {
        method: 'DELETE',
      }),
    onSettled: () => calls.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

export function useClosingAccount() {
  return useMutation({
    mutationFn: (password: string) =>
      send('/api/account/close', { method: 'POST', json: { password } }),
  })
}
