import { LANGUAGES, type Language } from '#shared/languages.ts'
import { HISTORY_PAGE_SIZE } from '#shared/limits.ts'
import type { Ahead } from '#web/ahead.ts'
import { ENTRY, fileOf, filesOf, sharedChunk } from '#web/prerender/built-files.ts'

/**
 * The pages behind the login: each document names the files of its page, so that they come with it
 * and not one after another.
 */
const AHEAD = 'src/web/ahead.ts'
const HISTORY_CALL = `/api/my-analyses?page=1&limit=${HISTORY_PAGE_SIZE}`

interface PrivatePage {
  chunk: string
  /** What it calls where its address says no more. */
  calls?: string[]
}

export const PRIVATE_PAGES: Record<string, PrivatePage> = {
  '/dashboard': {
    chunk: 'src/web/dashboard/dashboard-page.tsx',
    calls: [HISTORY_CALL, '/api/usage', '/api/description-usage', '/api/auth/me'],
  },
  '/query': { chunk: 'src/web/analysis/query-page.tsx', calls: ['/api/usage'] },
  '/history': { chunk: 'src/web/history/history-page.tsx', calls: [HISTORY_CALL] },
  '/describe': { chunk: 'src/web/descriptions/describe-page.tsx' },
  '/bulk': { chunk: 'src/web/bulk/bulk-page.tsx' },
  '/counted': { chunk: 'src/web/counted/counted-page.tsx' },
  '/admin': { chunk: 'src/web/admin/admin-page.tsx' },
  '/account': { chunk: 'src/web/accounts/own/account-page.tsx' },
}

/** The files that the page at a path begins with; null: those of every page behind the login. */
export function programOf(path: string | null): string[] {
  const page = path === null ? undefined : PRIVATE_PAGES[path]
  const files = filesOf([ENTRY, sharedChunk('inside'), ...(page ? [page.chunk] : [])])
  const react = fileOf(sharedChunk('react'))
  return [react, ...files.filter((file) => file !== fileOf(AHEAD) && file !== react)]
}

/** The script that makes calls and fetches parts ahead of the program, with what it is told. */
export function aheadOf(path: string | null, words: Record<Language, readonly string[]>): string {
  const begun = new Set(programOf(path))
  const others = (names: readonly string[]) => filesOf(names).filter((file) => !begun.has(file))
  const isQuery = path === '/query'
  const told: Ahead = {
    words: Object.fromEntries(LANGUAGES.map((language) => [language, others(words[language])])),
    asking: isQuery ? others(['src/web/analysis/ask-page.tsx']) : [],
    reading: isQuery ? others(['src/web/analysis/reading-page.tsx']) : [],
    calls: (path !== null && PRIVATE_PAGES[path]?.calls) || [],
  }
  const data = JSON.stringify(told).replaceAll('"', '&quot;')
  return `<script type="module" async fetchpriority="high" src="${fileOf(AHEAD)}" data-ahead="${data}"></script>`
}
