import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const FALLBACK = '__spa-fallback.html'

/** A page in memory, in each encoding that browsers accept. */
interface Page {
  etag: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

function loadPage(file: string): Page {
  const plain = readFileSync(file)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { etag, plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = request.headers['accept-encoding'] ?? ''
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.br)
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

/** Serves the built site (none: the API only): prerendered pages from memory, files with lasting names for good, and one page for all else. */
export async function servePages(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, FALLBACK))) {
    if (folder !== null) app.log.warn('the pages are not built: only the API answers')
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found' }))
    return
  }
  const fallback = loadPage(join(folder, FALLBACK))
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.name !== 'index.html') continue
    const page = loadPage(join(entry.parentPath, entry.name))
    const path = relative(folder, entry.parentPath).replaceAll('\\', '/')
    const paths = path === '' ? ['/'] : [`/${path}`, `/${path}/`]
    for (const url of paths) {
      app.get(url, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page))
    }
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html'],
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = path.includes('/assets/')
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const asksForPage = request.method === 'GET' && !/^\/(api|dev|assets)\//u.test(request.url)
    if (!asksForPage || /\.\w{2,5}$/u.test(request.url.split('?')[0] ?? '')) {
      return reply.code(404).send({ detail: 'Not found' })
    }
    return sendPage(request, reply, fallback)
  })
}
