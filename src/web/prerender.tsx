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
import { offlinePage } from '#web/offline/offline-page.ts'
import { renderPage } from '#web/render.tsx'

/** Writes every public page, and one file for all others, into the built client; then packs all texts. */
const ROOT = 'dist/client'
const ENTRY = 'src/web/client.tsx'
const START = 'src/web/start.ts'
const FIRST_PAINT = 'src/web/first-paint.ts'
/** Pages that are nothing without their program: it starts at once. */
const WORK_PAGE = 'src/web/pages/work-page.tsx'
const ARTIST_PAGE = 'src/web/pages/artist-page.tsx'
const AT_ONCE = new Set(['/login', FALLBACK_PATH])
/** The chunks that a page needs beside the entry, asked for at once instead of after it. */
const PAGE_CHUNKS: Record<string, readonly string[]> = {
  '/login': ['src/web/accounts/login-page.tsx'],
  [FALLBACK_PATH]: ['src/web/app/user-navigation.tsx', 'src/web/app/bottom-bar.tsx'],
}
/** The words of the languages that do not travel with the entry: of the frame, and of the pages beside the home page. */
const WORD_CHUNKS: Record<Language, readonly string[]> = {
  en: [],
  fr: ['src/web/words/fr.ts', 'src/web/words/fr-pages.ts'],
  es: ['src/web/words/es.ts', 'src/web/words/es-pages.ts'],
  'zh-TW': ['src/web/words/zh-tw.ts', 'src/web/words/zh-tw-pages.ts'],
}

const WORKER = 'src/web/offline/worker.ts'
/** What opens without a network: the question, the history and what stands round them, in every language. */
const OFFLINE_CHUNKS = [
  ENTRY,
  'src/web/analysis/query-page.tsx',
  'src/web/history/history-page.tsx',
  'src/web/lib/calls.tsx',
  'src/web/app/user-navigation.tsx',
  'src/web/app/bottom-bar.tsx',
  ...Object.values(WORD_CHUNKS).flat(),
]

/** What the script of the first load may weigh, packed. */
const FIRST_LOAD_KIB = 90

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(ROOT, '.vite/manifest.json'), 'utf8'))

function chunk(name: string): Chunk {
  const found = manifest[name]
  if (!found) throw new Error(`The client build has no chunk ${name}`)
  return found
}

function fileOf(path: string): string {
  return path === FALLBACK_PATH ? `${FALLBACK_PATH}.html` : join(path, 'index.html')
}

function chunksOf(path: string): string[] {
  const language = languageOfPath(path)
  const page = plainPath(path)
  const words = language ? WORD_CHUNKS[language] : []
  const ofWork = workOfPath(path) === null ? [] : [WORK_PAGE]
  const ofCatalogue = artistOfPath(path) === null ? ofWork : [ARTIST_PAGE]
  const bringsWords = page === '/' || ofCatalogue.length > 0
  return [ENTRY, ...words.slice(0, bringsWords ? 1 : 2), ...ofCatalogue, ...(PAGE_CHUNKS[page] ?? [])]
}

/** The files of some chunks and of what they need. `later`: also of what they load by themselves, libraries excepted. */
function filesOf(names: readonly string[], later = false): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = chunk(name)
    imports.forEach(visit)
    if (later && name !== ENTRY) dynamicImports.filter((one) => one.startsWith('src/')).forEach(visit)
  }
  names.forEach(visit)
  return [...seen].map((name) => `/${chunk(name).file}`)
}

const { css = [], assets = [] } = chunk(ENTRY)
const stylesheets = css.map((file) => `/${file}`)
const firstPaint = `<script src="/${chunk(FIRST_PAINT).file}"></script>`

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
for (const path of [...paths, FALLBACK_PATH]) {
  const program = filesOf(chunksOf(path))
  const atOnce = AT_ONCE.has(plainPath(path))
  const page = await renderPage(path, {
    scripts: atOnce ? program : [],
    stylesheets,
  })
  const start = `<script type="module" src="/${chunk(START).file}" data-program="${program.join(' ')}"></script>`
  const started = atOnce ? page : page.replace('</head>', `${start}</head>`)
  const tagged =
    path === FALLBACK_PATH
      ? started
      : withTags(started, path, { work: works.get(path), artist: artists.get(path) })
  // It reads which languages the page is written in.
  const html = tagged.replace('</head>', `${firstPaint}</head>`)
  if (/<style|\sstyle="|<script>/.test(html)) throw new Error(`${path}: inline code, which the CSP refuses`)
  const file = join(ROOT, fileOf(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}
await mkdir(join(ROOT, 'offline'), { recursive: true })
await writeFile(join(ROOT, 'offline/index.html'), offlinePage(stylesheets))

const fonts = assets.filter((file) => /\/(display|text)-/.test(file)).map((file) => `/${file}`)
const shell = [...stylesheets, ...fonts, `/${chunk(FIRST_PAINT).file}`, ...filesOf(OFFLINE_CHUNKS, true)]
const worker = join(ROOT, chunk(WORKER).file)
const pages = await Promise.all([FALLBACK_PATH, '/offline'].map((path) => readFile(join(ROOT, fileOf(path)))))
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
const sizes = [FIRST_PAINT, START, ENTRY].map(
  async (name) => (await stat(join(ROOT, `${chunk(name).file}.gz`))).size,
)
const size = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes)
const weight = `scripts of the first load: ${(size / 1024).toFixed(1)} KiB of ${FIRST_LOAD_KIB}`
if (size > FIRST_LOAD_KIB * 1024) throw new Error(weight)
console.log(`prerendered ${paths.length} pages and the common file of all others; ${weight}`)
