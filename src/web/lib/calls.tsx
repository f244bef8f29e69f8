import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { currentSession, subscribeToSession } from '#web/lib/session.ts'

// A refusal stays a refusal; only a server in trouble or a lost connection is worth another try.
function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

const client = new QueryClient({
  defaultOptions: {
    // Without a network, too: what was kept answers, and the rest says that it could not be had.
    queries: { retry: isWorthAnotherTry, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

// What one account has loaded is not for the next one.
let owner = currentSession().token
subscribeToSession(() => {
  const { token } = currentSession()
  if (token !== owner) client.clear()
  owner = token
})

/** The calls of a page and what they answered (TanStack Query). */
export function CallsProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
