import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import type { Artist, Artwork } from '#engine/artwork/artwork.ts'
import { identityFaults, sourceFaults } from './check.ts'
import type { LabelTables, WrittenLabel } from './label-form.ts'
import { artworkOfLabel, type CompiledLabels, labelsSchema, labelTables } from './label-form.ts'
import type { readTables } from './read.ts'
import { CatalogueError } from './texts.ts'
import { type Located, readLocated } from './yaml-with-lines.ts'

type SharedTables = Pick<
  ReturnType<typeof readTables>,
  'artists' | 'collections' | 'media' | 'origins'
>

function readFile<T>(path: string, schema: z.ZodType<T>): Located<T> {
  return readLocated(path, readFileSync(path, 'utf8'), schema)
}

/**
 * The shared tables with the ring's own beside them. @throws CatalogueError where a key is in both.
 */
function readLabelTables(folder: string, shared: SharedTables): LabelTables {
  const own = <T>(name: string, schema: z.ZodType<Record<string, T>>, others: object) => {
    const path = join(folder, 'tables', `${name}.yaml`)
    if (!existsSync(path)) return {}
    const { value, lineOf } = readFile(path, schema)
    const twice = Object.keys(value).filter((key) => Object.hasOwn(others, key))
    const faults = twice.map(
      (key) => `${path}:${lineOf([key])}: ${key} is in the shared table already`,
    )
    if (faults.length > 0) throw new CatalogueError(faults.join('\n'))
    return value
  }
  const written = { ...shared.artists, ...own('makers', labelTables.makers, shared.artists) }
  const makers = Object.entries(written).map(([key, { born_circa: bornCirca, ...maker }]) => {
    const origin = maker.origin === null ? null : shared.origins[maker.origin]
    if (origin === undefined)
      throw new CatalogueError(`${key}: origins.yaml has no "${maker.origin}"`)
    return [key, { key, ...maker, bornCirca, origin } satisfies Artist] as const
  })
  return {
    makers: Object.fromEntries(makers),
    museums: { ...shared.collections, ...own('museums', labelTables.museums, shared.collections) },
    media: { ...shared.media, ...own('media', labelTables.media, shared.media) },
    publishers: own('publishers', labelTables.publishers, {}),
  }
}

/** What a label names and no table has. */
function missingKeys(
  { label, sources }: WrittenLabel,
  tables: LabelTables,
): [place: string, fault: string][] {
  const { page } = sources
  const named: [string, string | null, object, string][] = [
    ['label.by', label.by, tables.makers, 'artists.yaml and labels/tables/makers.yaml have'],
    ['label.medium', label.medium, tables.media, 'media.yaml and labels/tables/media.yaml have'],
    ['label.at', label.at, tables.museums, 'collections.yaml and labels/tables/museums.yaml have'],
    [
      'sources.page',
      page ? new URL(page).host : null,
      tables.publishers,
      'labels/tables/publishers.yaml has',
    ],
  ]
  return named.flatMap(([place, key, table, has]): [string, string][] =>
    key === null || Object.hasOwn(table, key) ? [] : [[place, `${has} no "${key}"`]],
  )
}

/** Why a label is a work that we have already, or null. */
function sameAs(artwork: Artwork, other: Artwork): string | null {
  if (artwork.slug === other.slug) return `${other.slug} is a work already`
  if (artwork.wikidata !== null && artwork.wikidata === other.wikidata)
    return `${artwork.wikidata} is ${other.slug} already`
  const isNamesake =
    artwork.titles.en === other.titles.en && artwork.artist.key === other.artist.key
  const isOtherOne =
    artwork.inventory !== null && other.inventory !== null && artwork.inventory !== other.inventory
  return isNamesake && !isOtherOne
    ? `${other.slug} has this title and maker; give both their inventory numbers`
    : null
}

/**
 * Reads the ring of labels: the files of `labels/`, a region each, and its tables.
 *
 * @param told the works that have a folder of their own.
 * @throws CatalogueError that names file and line of all that is wrong.
 */
export function readLabels(
  folder: string,
  shared: SharedTables,
  told: readonly Artwork[],
): CompiledLabels {
  if (!existsSync(folder))
    return { tables: { makers: {}, museums: {}, media: {}, publishers: {} }, labels: {} }
  const tables = readLabelTables(folder, shared)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  const labels: Record<string, WrittenLabel> = {}
  const known: Artwork[] = [...told]
  const faults: string[] = []
  for (const name of files) {
    const { file, value, lineOf } = readFile(join(folder, name), labelsSchema)
    for (const [slug, label] of Object.entries(value)) {
      const tell = (place: string, fault: string) =>
        faults.push(`${file}:${lineOf([slug, ...place.split('.')])}: ${slug}, ${place}: ${fault}`)
      const missing = missingKeys(label, tables)
      for (const [place, fault] of missing) tell(place, fault)
      if (missing.length > 0) continue
      const artwork = artworkOfLabel(slug, label, tables)
      for (const fault of [...identityFaults(artwork), ...sourceFaults(artwork)])
        tell('titles', fault)
      const same = known.flatMap((other) => sameAs(artwork, other) ?? [])
      for (const fault of same) tell('titles', fault)
      known.push(artwork)
      labels[slug] = label
    }
  }
  if (faults.length > 0) throw new CatalogueError(faults.join('\n'))
  return { tables: usedIn(labels, tables), labels }
}

/** The tables without what no label names. */
function usedIn(labels: Record<string, WrittenLabel>, tables: LabelTables): LabelTables {
  const all = Object.values(labels)
  const only = <T>(
    table: Record<string, T>,
    keys: readonly (string | null)[],
  ): Record<string, T> => {
    const used = new Set(keys)
    return Object.fromEntries(Object.entries(table).filter(([key]) => used.has(key)))
  }
  return {
    makers: only(
      tables.makers,
      all.map(({ label }) => label.by),
    ),
    museums: only(
      tables.museums,
      all.map(({ label }) => label.at),
    ),
    media: only(
      tables.media,
      all.map(({ label }) => label.medium),
    ),
    publishers: tables.publishers,
  }
}
