// What the public pages of works, makers and comparisons show, a file a page and language, with the
// small pictures of the wall and those of shared links. It comes after the client is built and
// before its pages are written.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createEngine } from '#engine/engine.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { STUDIES } from '#shared/studies.ts'
import { artistPages } from './artist-pages.ts'
import { comparedWorks, figuresOfStudies } from './compared-works.ts'
import { workPages } from './work-pages.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'dist/client')
const THUMB = 480
/** Between the two sizes of a study: what a phone shows of an upright work. */
const MIDDLE = 1024

const catalogue = lazyCatalogue(join(root, 'dist/catalogue.json'))
const engine = createEngine({
  catalogue,
  onDropped: (slug, fault) => {
    throw new Error(`${slug}: ${fault}`)
  },
})
const lives = JSON.parse(readFileSync(join(root, 'dist/lives.json'), 'utf8'))
const figures = await figuresOfStudies(join(root, 'src/web/public/studies'))
let pages = 0
let makers = 0
for (const language of LANGUAGES) {
  mkdirSync(join(client, 'works', language), { recursive: true })
  const terms = JSON.parse(readFileSync(join(root, `dist/glossary/${language}.json`), 'utf8'))
  for await (const page of workPages(catalogue().artworks, engine, language, terms)) {
    writeFileSync(join(client, 'works', language, `${page.work.slug}.json`), JSON.stringify(page))
    pages += 1
  }
  mkdirSync(join(client, 'compare', language), { recursive: true })
  for (const work of comparedWorks(catalogue().artworks, figures, language))
    writeFileSync(join(client, 'compare', language, `${work.slug}.json`), JSON.stringify(work))
  mkdirSync(join(client, 'makers', language), { recursive: true })
  for (const page of artistPages(catalogue().artworks, lives, language)) {
    writeFileSync(join(client, 'makers', language, `${page.key}.json`), JSON.stringify(page))
    makers += 1
  }
}

mkdirSync(join(client, 'share'), { recursive: true })
for (const [slug, { large }] of Object.entries(STUDIES)) {
  const study = sharp(join(root, `src/web/public/studies/${slug}-768.webp`))
  await study
    .clone()
    .resize(THUMB, THUMB, { fit: 'inside' })
    .webp({ quality: 70 })
    .toFile(join(client, `studies/${slug}-${THUMB}.webp`))
  if (large && !existsSync(join(client, `studies/${slug}-${MIDDLE}.avif`)))
    await sharp(join(root, `src/web/public/studies/${slug}-1600.webp`))
      .resize(MIDDLE, MIDDLE, { fit: 'inside' })
      .avif({ quality: 46, effort: 3 })
      .toFile(join(client, `studies/${slug}-${MIDDLE}.avif`))
  await study
    .clone()
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .jpeg({ quality: 62, mozjpeg: true })
    .toFile(join(client, `share/${slug}.jpg`))
}
console.log(
  `${pages} pages of works, ${makers} of makers, ${Object.keys(STUDIES).length} small pictures and pictures for links`,
)
