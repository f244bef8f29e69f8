import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { FALLBACK_PATH, PUBLIC_PATHS } from '#web/app/paths.ts'
import { renderPage } from '#web/render.tsx'

/** Writes every public page, and one file for all others, into the built client; then packs all texts. */
const ROOT = 'dist/client'
const ENTRY = 'src/web/client.tsx'
/** The chunk that a page needs beside the entry, asked for at once instead of after it. */
const PAGE_CHUNKS: Record<string, string> = { '/login': 'src/web/accounts/login-page.tsx' }

/** What the script of the first load may weigh, packed. */
const FIRST_LOAD_KIB = 90

interface Chunk {
  file: string
  css?: string[]
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

for (const path of [...PUBLIC_PATHS, FALLBACK_PATH]) {
  const names = [ENTRY, PAGE_CHUNKS[path]].filter((name) => name !== undefined)
  const html = await renderPage(path, {
    scripts: names.map((name) => `/${chunk(name).file}`),
    stylesheets: (chunk(ENTRY).css ?? []).map((file) => `/${file}`),
  })
  if (/<style|\sstyle="|<script>/.test(html)) throw new Error(`${path}: inline code, which the CSP refuses`)
  const file = join(ROOT, fileOf(path))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.webmanifest'])
for (const entry of await readdir(ROOT, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue
  const file = join(entry.parentPath, entry.name)
  const text = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
const { size } = await stat(join(ROOT, `${chunk(ENTRY).file}.gz`))
console.log(
  `prerendered ${PUBLIC_PATHS.length} pages and the common file of all others; ` +
    `scripts of the first load: ${(size / 1024).toFixed(1)} KiB of ${FIRST_LOAD_KIB}`,
)
