import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { FALLBACK_PATH, languageOfPath, PUBLIC_PATHS, pathIn, plainPath } from '#web/app/paths.ts'
import { withTags } from '#web/found/head-tags.ts'
import { robots, sitemap } from '#web/found/site-files.ts'
import { renderPage } from '#web/render.tsx'

/** Writes every public page, and one file for all others, into the built client; then packs all texts. */
const ROOT = 'dist/client'
const ENTRY = 'src/web/client.tsx'
const START = 'src/web/start.ts'
/** Pages that are nothing without their program: it starts at once. */
const AT_ONCE = new Set(['/login', FALLBACK_PATH])
/** The chunk that a page needs beside the entry, asked for at once instead of after it. */
const PAGE_CHUNKS: Record<string, string> = { '/login': 'src/web/accounts/login-page.tsx' }
/** The words of the languages that do not travel with the entry: of the frame, and of the pages beside the home page. */
const WORD_CHUNKS: Record<Language, readonly string[]> = {
  en: [],
  fr: ['src/web/words/fr.ts', 'src/web/words/fr-pages.ts'],
  es: ['src/web/words/es.ts', 'src/web/words/es-pages.ts'],
  'zh-TW': ['src/web/words/zh-tw.ts', 'src/web/words/zh-tw-pages.ts'],
}

/** What the script of the first load may weigh, packed. */
const FIRST_LOAD_KIB = 90

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
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
  return [ENTRY, ...words.slice(0, page === '/' ? 1 : 2), ...(PAGE_CHUNKS[page] ? [PAGE_CHUNKS[page]] : [])]
}

/** The files of some chunks and of what those share with others, without repetition. */
function filesOf(names: string[]): string[] {
  const all = names.flatMap((name) => [name, ...(chunk(name).imports ?? [])])
  return [...new Set(all)].map((name) => `/${chunk(name).file}`)
}

const paths = LANGUAGES.flatMap((language) => PUBLIC_PATHS.map((path) => pathIn(language, path)))
for (const path of [...paths, FALLBACK_PATH]) {
  const program = filesOf(chunksOf(path))
  const atOnce = AT_ONCE.has(plainPath(path))
  const page = await renderPage(path, {
    scripts: atOnce ? program : [],
    stylesheets: (chunk(ENTRY).css ?? []).map((file) => `/${file}`),
  })
  const start = `<script type="module" src="/${chunk(START).file}" data-program="${program.join(' ')}"></script>`
  const started = atOnce ? page : page.replace('</head>', `${start}</head>`)
  const html = path === FALLBACK_PATH ? started : withTags(started, path)
  if (/<style|\sstyle="|<script>/.test(html)) throw new Error(`${path}: inline code, which the CSP refuses`)
  const file = join(ROOT, fileOf(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}
await writeFile(join(ROOT, 'sitemap.xml'), sitemap())
await writeFile(join(ROOT, 'robots.txt'), robots())

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.json'])
for (const entry of await readdir(ROOT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue
  const file = join(entry.parentPath, entry.name)
  const text = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
const sizes = [START, ENTRY].map(async (name) => (await stat(join(ROOT, `${chunk(name).file}.gz`))).size)
const size = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes)
const weight = `scripts of the first load: ${(size / 1024).toFixed(1)} KiB of ${FIRST_LOAD_KIB}`
if (size > FIRST_LOAD_KIB * 1024) throw new Error(weight)
console.log(`prerendered ${paths.length} pages and the common file of all others; ${weight}`)
