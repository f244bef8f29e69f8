// Measures how well photos are recognised, and writes docs/accuracy.md: npm run accuracy --
// PICTURES [--photos FOLDER] [--every N] The photos are made from the pictures, one <slug>.jpg a
// work, of every Nth work if so wished. A folder keeps the photos and the rows of the tables: a run
// that was broken off goes on. Another recognition, or other photos, need another folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { loadIndexes } from '#engine/observe/look.ts'
import { ALTERATIONS, type AlterationName } from '#test/altered-pictures.ts'
import { LEVELS, type LevelName } from '#test/phone-levels.ts'
import { accuracyPage, type Tables } from './accuracy-page.ts'
import type { Row, RowResult, Trial } from './accuracy-row.ts'
import { labelsSectionOf, withLabelsSection } from './labels-section.ts'
import { unindexedWorks } from './unindexed-works.ts'

const root = join(import.meta.dirname, '..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string' }, every: { type: 'string', default: '1' } },
})
const [pictures = ''] = positionals
const studies = join(root, 'src/web/public/studies')
const indexFile = join(root, 'catalogue/recognition.bin')
const { works } = loadIndexes(indexFile).first
const missing = works.filter(({ slug }) => !existsSync(join(pictures, `${slug}.jpg`)))
if (pictures === '' || missing.length > 0) {
  console.error(
    `Name the folder of the photographs that the index was built from: npm run accuracy -- PICTURES. ${missing.length} are missing.`,
  )
  process.exit(1)
}
const levels = Object.keys(LEVELS) as LevelName[]
const alterations = Object.keys(ALTERATIONS) as AlterationName[]
const FIRST_SEED = 20_261_121
/** Altered is each third of the pictures that are tried. */
const ALTERED = 3

const pictureOf = (slug: string) => join(pictures, `${slug}.jpg`)
function trialsOf(turn: number): Trial[] {
  return works.flatMap(({ slug }, at) => {
    if (at % Number(values.every) !== 0) return []
    const other = pictureOf(works[(at + 13) % works.length]?.slug ?? slug)
    return [{ slug, picture: pictureOf(slug), other, seed: FIRST_SEED + at * 1009 + turn * 31337 }]
  })
}

const plain = { alteration: null, mirrored: false, kept: null }
const kept = values.photos ?? null
if (kept) mkdirSync(kept, { recursive: true })
const painted = readdirSync(studies)
  .flatMap((name) => name.match(/^(.+)-1600\.webp$/u)?.[1] ?? [])
  .map((slug): Trial => {
    const picture = join(studies, `${slug}-1600.webp`)
    return { slug, picture, other: picture, seed: 1 }
  })
const rows: Record<Exclude<keyof Tables, 'facts'>, Row[]> = {
  same: levels.map((level, turn) => ({
    ...plain,
    name: level,
    level,
    trials: trialsOf(turn),
    kept,
  })),
  studies: (['easy', 'medium', 'hard', 'cropped'] as const).map((level) => ({
    ...plain,
    ...{ name: level, level, trials: painted },
  })),
  altered: alterations.map((alteration) => ({
    ...plain,
    ...{ name: alteration, level: 'medium', alteration },
    trials: trialsOf(0).filter((_trial, at) => at % ALTERED === 1),
  })),
  mirrored: [{ ...plain, name: 'mirrored', level: 'medium', mirrored: true, trials: trialsOf(1) }],
}

/** The file in which the result of a row is kept. */
function fileOf(row: Row): string | null {
  const [set] = Object.entries(rows).find(([, list]) => list.includes(row)) ?? []
  return kept && join(kept, `${set} ${row.name} ${values.every}.json`)
}

function resultOf(row: Row): Promise<RowResult> {
  const { promise, resolve, reject } = Promise.withResolvers<RowResult>()
  const worker = new Worker(new URL('./accuracy-worker.ts', import.meta.url), { workerData: row })
  worker.on('message', resolve)
  worker.on('error', reject)
  return promise
}

const waiting = Object.values(rows).flat()
const results = new Map<Row, RowResult>()
async function work(): Promise<void> {
  for (let row = waiting.shift(); row; row = waiting.shift()) {
    const file = fileOf(row)
    const before: RowResult | null =
      file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
    const result = before ?? (await resultOf(row))
    if (file) writeFileSync(file, JSON.stringify(result))
    results.set(row, result)
    const { name, photos, right, wrong, strangers, accepted } = result
    console.log(
      `${name}: ${right} of ${photos} right, ${wrong.length} wrong; ${accepted.length} of ${strangers} strangers`,
    )
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, work))
const tableOf = (list: Row[]) => list.flatMap((row) => results.get(row) ?? [])
const tables: Tables = {
  same: tableOf(rows.same),
  studies: tableOf(rows.studies),
  altered: tableOf(rows.altered),
  mirrored: tableOf(rows.mirrored),
  facts: {
    works: works.length,
    bytes: statSync(indexFile).size,
    every: Number(values.every),
    unindexed: unindexedWorks(root, new Set(works.map(({ slug }) => slug))),
  },
}
const file = join(root, 'docs/accuracy.md')
// What `npm run accuracy:labels` wrote stays.
const labels = labelsSectionOf(readFileSync(file, 'utf8'))
const page = accuracyPage(tables)
writeFileSync(file, labels ? withLabelsSection(page, labels) : page)
