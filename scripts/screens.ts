// Takes the pictures of the pages in docs/screens from the built site: npm run screens [-- --into
// folder] [name …]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { analysisSchema } from '#shared/api/analysis.ts'
import { executablePath } from '../e2e/chromium.ts'
import { startServer } from '../e2e/server.ts'
import { logInAs } from '../e2e/site.ts'

const PUBLIC = {
  home: '/',
  artworks: '/artworks',
  work: '/artworks/the-arnolfini-portrait',
  glossary: '/glossary',
  login: '/login',
  pricing: '/pricing',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  'style-demo': '/style-demo',
}
const INSIDE = {
  dashboard: '/dashboard',
  query: '/query',
  history: '/history',
  describe: '/describe',
  account: '/account',
}
const WIDTHS = { 390: 844, 1440: 900 }
const LANGUAGES = { en: '', 'zh-TW': '/zh-TW' }
/** Longer pages are cut: the rest is more of the same. */
const MOST_HEIGHT = 5200
const SHOWN = { 390: 390, 1440: 960 }
const MOST_BYTES = 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: join(import.meta.dirname, '../docs/screens') } },
})
const wanted = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))

interface View {
  width: keyof typeof WIDTHS
  colorScheme: 'light' | 'dark'
  language: keyof typeof LANGUAGES
}

const VIEWS: View[] = ([390, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['en', 'zh-TW'] as const).map((language) => ({ width, colorScheme, language })),
  ),
)

/** Scrolls a page through, so that what comes late is there, and takes it whole. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  // A bar that is fixed to the foot of the screen would stand in the middle of a whole page.
  if (await page.locator('nav.fixed').isVisible())
    return page.screenshot({ animations: 'disabled' })
  await page.evaluate(async (step) => {
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }, 500)
  await page.waitForLoadState('networkidle')
  // A picture that is decoded late would be missing on a busy machine.
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForTimeout(300)
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/**
 * A WebP of a picture that is small enough to be kept in the repository, as large and as good as
 * that allows.
 */
async function small(picture: Buffer, width: number): Promise<Buffer> {
  const { width: wide, height } = await sharp(picture).metadata()
  const cut = await sharp(picture)
    .extract({ left: 0, top: 0, width: wide, height: Math.min(height, MOST_HEIGHT) })
    .toBuffer()
  for (const scale of [1, 0.8, 0.65, 0.5])
    for (const quality of [82, 66, 50]) {
      const image = await sharp(cut)
        .resize({ width: Math.round(scale * width) })
        .webp({ quality, effort: 5 })
        .toBuffer()
      if (image.length <= MOST_BYTES) return image
    }
  throw new Error(`a page of ${height} pixels does not fit into ${MOST_BYTES} bytes`)
}

async function open(
  browser: Browser,
  baseURL: string,
  { width, colorScheme, language }: View,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: WIDTHS[width] },
    colorScheme,
    locale: language,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((chosen) => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}')
    localStorage.setItem('language', chosen)
  }, language)
  return page
}

async function takeInside(browser: Browser, baseURL: string, view: View) {
  const page = await open(browser, baseURL, view)
  await logInAs(page, baseURL, `reader-${view.language.toLowerCase()}@example.com`)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  await page.request.put('/api/auth/language', { headers, data: { language: view.language } })
  const asked = await page.request.post('/api/query-artwork', {
    headers,
    data: { name: 'Las Meninas', mode: 'explorer', language: view.language },
  })
  const { id } = analysisSchema.parse(await asked.json())
  await take(page, { ...INSIDE, answer: `/query?analysis=${id}` }, view)
}

async function take(
  page: Page,
  paths: Record<string, string>,
  { width, colorScheme, language }: View,
) {
  for (const [name, path] of Object.entries(paths).filter(([name]) => wanted(name))) {
    await page.goto(path)
    const file = `${[name, width, colorScheme, ...(language === 'en' ? [] : [language])].join('-')}.webp`
    const image = await small(await pictureOf(page), SHOWN[width])
    writeFileSync(join(values.into, file), image)
    console.log(`${file} ${Math.round(image.length / 1000)} kB`)
  }
}

function publicPathsIn(language: View['language']): Record<string, string> {
  const inLanguage = (path: string) => (LANGUAGES[language] + path).replace(/(.)\/$/u, '$1')
  return Object.fromEntries(
    Object.entries(PUBLIC).map(([name, path]) => [
      name,
      name === 'style-demo' ? path : inLanguage(path),
    ]),
  )
}

if (positionals.length === 0) rmSync(values.into, { recursive: true, force: true })
mkdirSync(values.into, { recursive: true })
const { address, stop } = await startServer()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--headless=shell', '--disable-gpu'],
})
try {
  for (const view of VIEWS) {
    const page = await open(browser, address, view)
    await take(page, publicPathsIn(view.language), view)
    await page.context().close()
  }
  await takeInside(browser, address, { width: 1440, colorScheme: 'light', language: 'en' })
  await takeInside(browser, address, { width: 390, colorScheme: 'dark', language: 'zh-TW' })
} finally {
  await browser.close()
  await stop()
}
