import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { LEAST_LIKENESS, likenessIn } from './likeness.ts'
import { type Place, readPlaces } from './works.ts'

const ROOT = join(import.meta.dirname, '../..')
export const STUDIES_FOLDER = join(ROOT, 'src/web/public/studies')
const LIKENESS = join(import.meta.dirname, 'likeness.json')

type Measured = Place & { likeness: number }

function readLikeness(): Record<string, string> {
  if (!existsSync(LIKENESS)) return {}
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(LIKENESS, 'utf8')))
}

/** Remembers how like its painting a study is; see likeness.ts. */
export function keepLikeness(slug: string, likeness: string): void {
  const all = Object.entries({ ...readLikeness(), [slug]: likeness }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  writeFileSync(LIKENESS, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
}

/**
 * The places of every measured study that a text may point at, with how like the painting each is,
 * 0..1.
 */
export function measuredPlaces(): Map<string, Measured[]> {
  const measured = Object.entries(readLikeness()).map(([slug, base64]): [string, Measured[]] => {
    const fields = Buffer.from(base64, 'base64')
    return [
      slug,
      readPlaces(slug).map((place) => ({ ...place, likeness: likenessIn(fields, place.region) })),
    ]
  })
  return new Map(measured)
}

/** The places that a study does not show well enough to be pointed at. */
export function lostPlaces(places: readonly Measured[] = []): Place[] {
  return places.filter(({ likeness }) => likeness < LEAST_LIKENESS)
}

/**
 * Writes src/shared/studies.ts and docs/studies-places.md from the studies that are there; gives
 * their number.
 */
export async function registerStudies(): Promise<number> {
  const names = new Set(readdirSync(STUDIES_FOLDER))
  const measured = measuredPlaces()
  const slugs = [...names]
    .filter((name) => name.endsWith('-768.avif'))
    .map((name) => name.slice(0, -9))
  const lines: string[] = []
  for (const slug of slugs.sort()) {
    const large = names.has(`${slug}-1600.avif`)
    const { width, height } = await sharp(join(STUDIES_FOLDER, `${slug}-768.avif`)).metadata()
    const key = /^[a-z]+$/.test(slug) ? slug : `'${slug}'`
    const lost = lostPlaces(measured.get(slug)).map(({ region }) => `[${region.join(', ')}]`)
    const unlit = lost.length > 0 ? `, lost: [${lost.join(', ')}]` : ''
    lines.push(`  ${key}: { width: ${width}, height: ${height}, large: ${large}${unlit} },`)
  }
  writeFileSync(join(ROOT, 'src/shared/studies.ts'), [...HEAD, ...lines, '}', ''].join('\n'))
  writeFileSync(join(ROOT, 'docs/studies-places.md'), tableOf(measured))
  return slugs.length
}

function tableOf(measured: Map<string, Measured[]>): string {
  const rows = [...measured].map(([slug, places]) => {
    const likeness = places.map((place) => place.likeness)
    const lost = lostPlaces(places).map(({ id }) => id)
    const [least, mean] = [
      Math.min(...likeness),
      likeness.reduce((sum, one) => sum + one, 0) / places.length,
    ]
    const each = places.map((place) => `${place.id} ${place.likeness.toFixed(2)}`).join(', ')
    return `| ${slug} | ${places.length} | ${mean.toFixed(2)} | ${least.toFixed(2)} | ${lost.join(', ') || '–'} | ${each} |`
  })
  return [...TABLE_HEAD, ...rows, ''].join('\n')
}

const TABLE_HEAD = [
  '# What the studies show of the places that the texts point at',
  '',
  `Written by \`scripts/studies/bake.ts\`: the structural similarity of the study at 1,600 pixels with the painting, within
each visible thing of the catalogue (\`notes.yaml\`). A place below ${LEAST_LIKENESS} gets no mark on the study.
[How it is measured](studies.md#what-a-place-keeps).`,
  '',
  '| work | places | mean | least | without a mark | each |',
  '|---|---|---|---|---|---|',
]

const HEAD = [
  '// Written by scripts/studies/bake.ts.',
  '',
  '/**',
  ' * A study: our own painting after a work. Pixels of the file at 768; `large`: there is one at',
  ' * 1,600, too; `lost`: places that it does not show well enough to be pointed at, [left, top, width,',
  ' * height] in fractions of the picture.',
  ' */',
  'export interface StudySize {',
  '  width: number',
  '  height: number',
  '  large: boolean',
  '  lost?: readonly (readonly [number, number, number, number])[]',
  '}',
  '',
  '/** The works of which there is a study, by slug. */',
  'export const STUDIES: Readonly<Record<string, StudySize>> = {',
]
