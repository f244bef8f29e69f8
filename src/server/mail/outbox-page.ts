import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { requireThisMachine } from '../this-machine.ts'

const SHOWN = 50
const STYLE = `
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
article { border-top: 1px solid; padding: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
`

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s&]+/gu, (url) => `<a href="${url}">${url}</a>`)
}

/**
 * /dev/outbox: the mails that were not sent, newest first. A development door: registered where no
 * mail server is configured.
 */
export function outboxPage(app: FastifyInstance, folder: string): void {
  async function newestMails() {
    const files = await readdir(folder).catch(() => [])
    const names = files.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    const { simpleParser } = await import('mailparser')
    const newest = names.sort().reverse().slice(0, SHOWN)
    return Promise.all(newest.map(async (name) => simpleParser(await readFile(join(folder, name)))))
  }

  app.get('/dev/outbox.css', { schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request)
    return reply.type('text/css').send(STYLE)
  })

  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request)
    const articles = (await newestMails()).map((mail) => {
      const to = Array.isArray(mail.to)
        ? mail.to.map((address) => address.text).join(', ')
        : mail.to?.text
      return `<article><h2>${escapeHtml(mail.subject ?? '')}</h2>
<p>To ${escapeHtml(to ?? '')}, ${escapeHtml(mail.date?.toISOString() ?? '')}</p>
<pre>${linked(mail.text ?? '')}</pre></article>`
    })
    const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><link rel="stylesheet" href="/dev/outbox.css"></head>
<body><main><h1>Outbox</h1>
<p>No mail server is configured, so mails are written to ${escapeHtml(folder)}. Newest first; this page is for this machine only.</p>
${articles.join('\n') || '<p>No mail yet. Register, and the code arrives here.</p>'}
</main></body></html>`
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
}
