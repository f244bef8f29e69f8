import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import {
  artistOfPath,
  FALLBACK_PATH,
  languageOfPath,
  PUBLIC_PATHS,
  pathIn,
  plainPath,
  workOfPath,
} from '#web/address/paths.ts'
import { type ArtistPageData, provideArtist } from '#web/artworks/artist-page-data.ts'
import { provideWork, type WorkPageData } from '#web/artworks/work-page-data.ts'
import { withTags } from '#web/found/head-tags.ts'
import { robots, sitemap } from '#web/found/site-files.ts'
import { fetchTerms } from '#web/glossary/terms.ts'
import { offlinePage } from '#web/offline/offline-page.ts'
import { chunk, ENTRY, fileOf, filesOf, ROOT, sharedChunk } from '#web/prerender/built-files.ts'
import { aheadOf, PRIVATE_PAGES, programOf } from '#web/prerender/private-pages.ts'
import { renderPage } from '#web/render.tsx'

/**
 * Writes every public page, and one file for all others, into the built client; then packs all
 * texts.
 */
const START = 'src/web/start.ts'
const FIRST_PAINT = 'src/web/first-paint.ts'
const WORK_PAGE = 'src/web/pages/work-page.tsx'
const ARTIST_PAGE = 'src/web/pages/artist-page.tsx'
/** Nothing without its program, as the pages behind the login are: it starts at once. */
const AT_ONCE = '/login'
/** The chunks that a page needs beside the entry, asked for at once instead of after it. */
const PAGE_CHUNKS: Record<string, readonly string[]> = {
  [AT_ONCE]: ['src/web/accounts/login-page.tsx'],
}
/**
 * The words of the languages that do not travel with the entry: of the frame, and of the pages
 * beside the home page.
 */
const WORD_CHUNKS: Record<Language, readonly string[]> = {
  en: [],
  fr: ['src/web/words/fr.ts', 'src/web/words/fr-pages.ts'],
  es: ['src/web/words/es.ts', 'src/web/words/es-pages.ts'],
  'zh-TW': ['src/web/words/zh-tw.ts', 'src/web/words/zh-tw-pages.ts'],
}

const WORKER = 'src/web/offline/worker.ts'
/**
 * What opens without a network: the question, the history and what stands round them, in every
 * language.
 */
const OFFLINE_CHUNKS = [
  ENTRY,
  'src/web/analysis/query-page.tsx',
  'src/web/history/history-page.tsx',
  sharedChunk('inside'),
  ...Object.values(WORD_CHUNKS).flat(),
]

/** What the script of the first load may weigh, packed. */
const FIRST_LOAD_KIB = 90

function documentOf(path: string): string {
  return path === FALLBACK_PATH ? `${FALLBACK_PATH}.html` : join(path, 'index.html')
}

function chunksOf(path: string): string[] {
  const language = languageOfPath(path)
  const page = plainPath(path)
  const words = language ? WORD_CHUNKS[language] : []
  const ofWork = workOfPath(path) === null ? [] : [WORK_PAGE]
  const ofCatalogue = artistOfPath(path) === null ? ofWork : [ARTIST_PAGE]
  const bringsWords = page === '/' || ofCatalogue.length > 0
  return [
    ENTRY,
    ...words.slice(0, bringsWords ? 1 : 2),
    ...ofCatalogue,
    ...(PAGE_CHUNKS[page] ?? []),
  ]
}

const { css = [], assets = [] } = chunk(ENTRY)
const stylesheets = css.map((file) => `/${file}`)
const firstPaint = `<script src="${fileOf(FIRST_PAINT)}"></script>`

/** What `scripts/build-works.ts` wrote of each page of a kind, by language. */
async function* built<Data>(folder: string): AsyncGenerator<[Language, Data]> {
  for (const language of LANGUAGES) {
    for (const name of await readdir(join(ROOT, folder, language)))
      yield [language, JSON.parse(await readFile(join(ROOT, folder, language, name), 'utf8'))]
  }
}

const works = new Map<string, WorkPageData>()
for await (const [language, data] of built<WorkPageData>('works')) {
  provideWork(language, data.work.slug, data)
  works.set(pathIn(language, `/artworks/${data.work.slug}`), data)
}
const artists = new Map<string, ArtistPageData>()
for await (const [language, data] of built<ArtistPageData>('makers')) {
  provideArtist(language, data.key, data)
  artists.set(pathIn(language, `/artists/${data.key}`), data)
}
const paths = [
  ...LANGUAGES.flatMap((language) => PUBLIC_PATHS.map((path) => pathIn(language, path))),
  ...works.keys(),
  ...artists.keys(),
]

async function write(path: string, page: string) {
  // It reads which languages the page is written in.
  const html = page.replace('</head>', `${firstPaint}</head>`)
  if (/<style|\sstyle="|<script>/.test(html))
    throw new Error(`${path}: inline code, which the CSP refuses`)
  const file = join(ROOT, documentOf(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

for (const path of paths) {
  const program = filesOf(chunksOf(path))
  const atOnce = plainPath(path) === AT_ONCE
  const page = await renderPage(path, { scripts: atOnce ? program : [], stylesheets })
  const start = `<script type="module" src="${fileOf(START)}" data-program="${program.join(' ')}"></script>`
  const started = atOnce ? page : page.replace('</head>', `${start}</head>`)
  const terms = path === '/glossary' ? await fetchTerms('en') : undefined
  await write(
    path,
    withTags(started, path, { work: works.get(path), artist: artists.get(path), terms }),
  )
}
// One page for all: only the files that it names differ.
for (const path of [null, ...Object.keys(PRIVATE_PAGES)]) {
  const page = await renderPage(FALLBACK_PATH, { scripts: programOf(path), stylesheets })
  await write(
    path ?? FALLBACK_PATH,
    page.replace('</head>', `${aheadOf(path, WORD_CHUNKS)}</head>`),
  )
}
await mkdir(join(ROOT, 'offline'), { recursive: true })
await writeFile(join(ROOT, 'offline/index.html'), offlinePage(stylesheets))

const fonts = assets.filter((file) => /\/(display|text)-/.test(file)).map((file) => `/${file}`)
const shell = [...stylesheets, ...fonts, fileOf(FIRST_PAINT), ...filesOf(OFFLINE_CHUNKS, true)]
const worker = join(ROOT, chunk(WORKER).file)
const pages = await Promise.all(
  ['/query', '/offline'].map((path) => readFile(join(ROOT, documentOf(path)))),
)
const build = createHash('sha256')
  .update(shell.join())
  .update(Buffer.concat(pages))
  .digest('hex')
  .slice(0, 12)
const versioned = `const BUILD="${build}",SHELL=${JSON.stringify(shell)};`
await writeFile(worker, versioned + (await readFile(worker, 'utf8')))

const whole = [...works.values()]
  .filter(({ work }) => work.isWhole)
  .map(({ work }) => `/artworks/${work.slug}`)
const makers = [...artists.values()].map(({ key }) => `/artists/${key}`)
await writeFile(join(ROOT, 'sitemap.xml'), sitemap([...new Set([...whole, ...makers])]))
await writeFile(join(ROOT, 'robots.txt'), robots())

// Pages are packed by the server, which fills them first.
const TEXTS = new Set(['.js', '.css', '.svg', '.webmanifest', '.json'])
for (const entry of await readdir(ROOT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue
  const file = join(entry.parentPath, entry.name)
  const text = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
const sizes = filesOf([FIRST_PAINT, START, ENTRY]).map(
  async (file) => (await stat(join(ROOT, `${file}.gz`))).size,
)
const size = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes)
const weight = `scripts of the first load: ${(size / 1024).toFixed(1)} KiB of ${FIRST_LOAD_KIB}`
if (size > FIRST_LOAD_KIB * 1024) throw new Error(weight)
console.log(`prerendered ${paths.length} pages and the common file of all others; ${weight}`)
