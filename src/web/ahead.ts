/**
 * Runs beside the program on the pages behind the login: makes the calls that a page opens with,
 * and fetches its words, its parts and its picture, while the program is still on its way. It
 * imports nothing of the program, so that it is one small file; `lib/api.ts` takes over what it
 * began.
 */
import type { Analysis } from '#shared/api/analysis.ts'
import type { Photograph } from '#shared/api/photographs.ts'
import { PICTURE_SIZES, studyOf } from '#web/studies/study.ts'

const PATIENCE_MS = 10_000
const PHOTOGRAPHS = '/api/photographs'

/**
 * What the build wrote for the page: files by what they are for, and the calls that it opens with.
 */
export interface Ahead {
  words: Record<string, string[]>
  asking: string[]
  reading: string[]
  calls: string[]
}

const begun = new Map<string, { token: string | null; response: Promise<Response> }>()

/** The answer to a call that was made ahead with this token, once; undefined: there is none. */
export function takeBegun(path: string, token: string | null): Promise<Response> | undefined {
  const call = begun.get(path)
  begun.delete(path)
  return call?.token === token ? call.response : undefined
}

/**
 * @returns what the call answers, for a first look at it; null where it fails, which is for the
 * program to meet.
 */
function begin<T>(path: string, token: string | null): Promise<T | null> {
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const response = fetch(path, { headers })
  begun.set(path, { token, response })
  return response.then((answer) => (answer.ok ? answer.clone().json() : null)).catch(() => null)
}

/** Has the browser fetch the picture that the reading page is about to show. */
async function fetchPicture(path: string, token: string) {
  const [analysis, photographed] = await Promise.all([
    begin<Analysis>(path, token),
    begin<{ photographs: Photograph[] }>(PHOTOGRAPHS, null),
  ])
  if (analysis === null || analysis.picture) return
  const { slug } = analysis.identification.artwork
  const study = studyOf(
    slug,
    photographed?.photographs.find((photograph) => photograph.slug === slug),
  )
  if (study === null) return
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = PICTURE_SIZES
  image.srcset = study.avif
}

function start({ words, asking, reading, calls }: Ahead) {
  const token = localStorage.getItem('token')
  if (token === null) return
  const analysis = new URLSearchParams(location.search).get('analysis')
  if (analysis !== null)
    void fetchPicture(`/api/my-analyses/${encodeURIComponent(analysis)}`, token)
  // Any other address that says more opens with other calls.
  if (analysis !== null || location.search === '') for (const path of calls) void begin(path, token)
  setTimeout(() => begun.clear(), PATIENCE_MS)
  const parts = analysis === null ? asking : reading
  for (const file of [...parts, ...(words[localStorage.getItem('language') ?? ''] ?? [])])
    import(/* @vite-ignore */ file).catch(() => {})
}

const told = globalThis.document?.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead
if (told) {
  try {
    start(JSON.parse(told))
  } catch {
    // Blocked storage: nobody is logged in.
  }
}
