/**
 * The service worker: for those who are logged in, the shell of the private pages and the analyses
 * that they have read open without a network. It never answers for anything else: not for other
 * calls, streams, payments or what is sent. It stands alone, as the browser loads it. The build
 * writes the version and the files of the shell before it.
 */
declare const BUILD: string
declare const SHELL: readonly string[]

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
declare function addEventListener(
  kind: 'install' | 'activate' | 'message',
  listener: (event: Lasting) => void,
): void
declare function addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
declare const clients: { claim(): Promise<void> }

const CACHE = `shell-${BUILD}`
/** The caches of single sessions begin so; see `kept-copies.ts`. */
const KEPT = 'kept-'
/** Stand for every private page, and for every other. */
const SHELL_PAGE = '/query'
const OFFLINE_PAGE = '/offline'

const PRIVATE = /^\/(dashboard|query|history|describe|account)\/?$/
const ASSET = /^\/(assets|studies)\//
const STUDY = /^\/studies\//
/** Maximum number of studies kept, the newest first, so that they do not fill the device. */
const STUDIES_KEPT = 60
/** Not the zip of all of them, which is as large as the history and is saved as a file anyway. */
const ANALYSIS = /^\/api\/my-analyses\/(?!export$)[^/]+$/
const ANALYSES = '/api/my-analyses'

/** Sessions that ended while this worker ran: what arrives late for them is not kept. */
const ended = new Set<string>()

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll([SHELL_PAGE, OFFLINE_PAGE, ...SHELL])),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells())
})

// The page that put the worker to work asks to be served at once, when it is loaded.
addEventListener('message', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (origin !== location.origin) return
  const token = request.headers.get('authorization')
  if (request.method !== 'GET') {
    if (token !== null) event.waitUntil(follow(request, pathname, token))
  } else if (request.mode === 'navigate') {
    if (!pathname.startsWith('/dev/')) event.respondWith(openPage(request, pathname))
  } else if (ASSET.test(pathname)) {
    event.respondWith(fromShell(event))
  } else if (token !== null && isKept(pathname, searchParams)) {
    event.respondWith(readKept(event, token))
  }
})

async function forgetOldShells() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shell-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * The newest page where there is a network; else the shell, which no deployment has left behind, or
 * a word about it.
 */
async function openPage(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const page = PRIVATE.test(pathname) ? SHELL_PAGE : OFFLINE_PAGE
    return (await caches.match(page, { cacheName: CACHE })) ?? Response.error()
  }
}

/** Files with lasting names, and pictures of famous works. */
async function fromShell(event: Fetching): Promise<Response> {
  const { request } = event
  const copy = await caches.match(request, { cacheName: CACHE })
  if (copy) return copy
  const response = await fetch(request)
  // Beside the answer: where the device has no room left, the page still has its file.
  if (response.ok) event.waitUntil(putInShell(request, response.clone()))
  return response
}

async function putInShell(request: Request, response: Response) {
  const cache = await caches.open(CACHE)
  await cache.put(request, response)
  const studies = (await cache.keys()).filter(({ url }) => STUDY.test(new URL(url).pathname))
  for (const old of studies.slice(0, -STUDIES_KEPT)) await cache.delete(old, { ignoreVary: true })
}

/** A single analysis, and the first page of the history. */
function isKept(pathname: string, query: URLSearchParams): boolean {
  if (ANALYSIS.test(pathname)) return true
  return pathname === ANALYSES && query.get('page') === '1' && !query.has('search')
}

/** Each session has a cache of its own, under a name that only its token gives. */
async function cacheOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return (
    KEPT + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  )
}

async function forgetKept(except?: string) {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(KEPT) && name !== except)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function readKept(event: Fetching, token: string): Promise<Response> {
  const { request } = event
  const name = await cacheOf(token)
  try {
    const response = await fetch(request)
    if (response.status === 401) await end(name)
    if (response.ok) event.waitUntil(keep(name, request.url, response.clone()))
    return response
  } catch (error) {
    const copy = await caches.match(request.url, { cacheName: name, ignoreVary: true })
    if (copy) return copy
    throw error
  }
}

async function keep(name: string, url: string, response: Response) {
  await forgetKept(name)
  await (await caches.open(name)).put(url, response)
  // Who logged out meanwhile leaves nothing behind.
  if (ended.has(name)) await caches.delete(name)
}

async function end(name: string) {
  ended.add(name)
  await forgetKept()
}

/** What is sent goes its own way; what it ends is forgotten here, too. */
async function follow({ method, url }: Request, pathname: string, token: string) {
  const name = await cacheOf(token)
  if (pathname === '/api/auth/logout') await end(name)
  if (method !== 'DELETE' || !ANALYSIS.test(pathname) || !(await caches.has(name))) return
  const cache = await caches.open(name)
  const lists = (await cache.keys()).filter((kept) => new URL(kept.url).pathname === ANALYSES)
  for (const gone of [url, ...lists]) await cache.delete(gone, { ignoreVary: true })
}
