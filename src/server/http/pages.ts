import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { escapeHtml } from '../escape-html.ts'
import { inOwnSpelling } from './own-spelling.ts'

const FALLBACK = '__spa-fallback.html'
const HTML = 'text/html; charset=utf-8'

/** Files whose placeholders are filled, beside the pages, with their types. */
const FILLED = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml',
} as const

/**
 * What the built pages cannot know; each has a placeholder in them (see `web/found` and `web/lib`).
 */
export interface PageValues {
  /** Our own address, known once the server listens. */
  origin: () => string
  supportEmail: string
  /** Address and site id of the script that counts page views; null: nothing counts. */
  analytics: { scriptUrl: string; siteId: string } | null
}

/** A page in memory, in each encoding that browsers accept. */
interface Page {
  type: string
  etag: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

function fill(text: string, { origin, supportEmail, analytics }: PageValues): string {
  return text
    .replaceAll('https://artsking.example', escapeHtml(origin()))
    .replaceAll('support@artsking.example', escapeHtml(supportEmail))
    .replaceAll(
      '{analytics}',
      analytics ? escapeHtml(`${analytics.scriptUrl} ${analytics.siteId}`) : '',
    )
}

/** Reads, fills and packs a page when it is first asked for, and keeps it. */
function pageOf(file: string, type: string, values: PageValues): () => Page {
  let page: Page | null = null
  return () => {
    if (page === null) {
      const plain = Buffer.from(fill(readFileSync(file, 'utf8'), values))
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
      page = { type, etag, plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) }
    }
    return page
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  status = 200,
): FastifyReply {
  reply.code(status)
  reply
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding')
  if (status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  reply.type(page.type)
  const accepted = request.headers['accept-encoding'] ?? ''
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.br)
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

/**
 * Serves the built site (none: the API only): prerendered pages from memory, files with lasting
 * names for good, and one page for all else.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string | null,
  values: PageValues,
): Promise<void> {
  if (folder === null || !existsSync(join(folder, FALLBACK))) {
    if (folder !== null) app.log.warn('the pages are not built: only the API answers')
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).send(new AppError('not_found').answer),
    )
    return
  }
  const written = new Map<string, () => Page>()
  const fallback = pageOf(join(folder, FALLBACK), HTML, values)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.name !== 'index.html') continue
    const page = pageOf(join(entry.parentPath, entry.name), HTML, values)
    const path = relative(folder, entry.parentPath).replaceAll('\\', '/')
    written.set(path, page)
  }
  for (const [name, type] of Object.entries(FILLED)) {
    if (existsSync(join(folder, name))) written.set(name, pageOf(join(folder, name), type, values))
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    // Pages are served from memory, filled.
    allowedPath: (path) => !/\.html(\.\w+)?$/u.test(path) && !Object.hasOwn(FILLED, path.slice(1)),
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = relative(folder, path).startsWith(`assets${sep}`)
      reply.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // One route for all: a thousand pages as routes of their own cost twelve megabytes.
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.params['*']
    const page = written.get(path) ?? written.get(path.replace(/\/$/u, ''))
    return page ? sendPage(request, reply, page()) : reply.sendFile(path)
  })
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isPage = reads && !/^\/(api|dev|assets)\//u.test(request.url)
    // A browser that opens a page says so: a dot in its address makes no file of it.
    const asksForPage = request.headers.accept?.includes('text/html') ?? false
    const looksLikeFile = /\.\w{2,5}$/u.test(request.url.split('?')[0] ?? '')
    const spelled = isPage ? inOwnSpelling(request.url) : null
    if (spelled !== null) return reply.redirect(spelled, 301)
    // Each work and each maker has a page of its own: where there is none, all works are shown.
    const hung = /^(\/[\w-]+)?\/(?:artworks|artists)(?:\/([^/]+))?$/u.exec(
      request.url.split('?')[0] ?? '',
    )
    const wall = reads && hung ? written.get(`${hung[1] ?? ''}/artworks`.slice(1)) : undefined
    if (wall && hung?.[2]) return sendPage(request, reply, wall(), 404)
    if (wall && asksForPage) return reply.redirect(`${hung?.[1] ?? ''}/artworks`)
    if (!isPage || (looksLikeFile && !asksForPage))
      return reply.code(404).send(new AppError('not_found').answer)
    // What somebody shares by a link is for those who were given it.
    if (/^(?:\/[\w-]+)?\/shared\//u.test(request.url))
      reply.header('x-robots-tag', 'noindex, nofollow')
    return sendPage(request, reply, fallback())
  })
}
