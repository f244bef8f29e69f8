// Lighthouse for phones on the public pages, in every language: what a first visit is like. Prints the medians of some
// runs; the performance is simulated from what this machine's processor did, so that a busy machine tells less.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath } from '../e2e/chromium.ts'
import { LANGUAGES } from '../src/shared/languages.ts'
import { pathIn } from '../src/web/address/paths.ts'
import { median, run } from './server.ts'

const PAGES = ['/', '/artworks', '/artworks/mona-lisa', '/pricing', '/faq']
const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const server = await run('src/server/main.js')
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=shell', '--no-sandbox', '--disable-gpu'],
})

async function visit(path: string) {
  const result = await lighthouse(server.address + path, { port: chrome.port, onlyCategories: CATEGORIES })
  if (!result) throw new Error('Lighthouse gave no result')
  return result.lhr
}

/** The medians of what several visits gave, in the order asked for. */
async function measure(path: string) {
  // The first answer of a server is packed for it alone.
  await (await fetch(server.address + path, { headers: { 'accept-encoding': 'br' } })).text()
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(path))
  const scores = CATEGORIES.map((id) =>
    median(visits.map((lhr) => Math.round((lhr.categories[id]?.score ?? 0) * 100))),
  )
  const figure = (id: string) => median(visits.map((lhr) => lhr.audits[id]?.numericValue ?? Number.NaN))
  return [
    ...scores,
    `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${figure('total-blocking-time').toFixed(0)} ms`,
    figure('cumulative-layout-shift').toFixed(3),
    `${(figure('total-byte-weight') / 1024).toFixed(0)} KiB`,
  ]
}

try {
  console.log(`| Page | ${CATEGORIES.join(' | ')} | LCP | TBT | CLS | in all |`)
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const page of PAGES) {
    for (const language of LANGUAGES) {
      const path = pathIn(language, page)
      console.log(`| \`${path}\` | ${(await measure(path)).join(' | ')} |`)
    }
  }
} finally {
  chrome.kill()
  await server.stop()
}
