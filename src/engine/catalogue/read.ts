import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import type { Artwork } from './artwork.ts'
import { artistsSchema, collectionsSchema, factsSchema, statementsSchema, wordsSchema } from './schema.ts'
import { typeset } from './typeset.ts'

/** A file of the catalogue that cannot be read; the message names the file and what is wrong in it. */
export class CatalogueError extends Error {}

function readYaml<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new CatalogueError(`${path}: ${reason}`)
  }
}

/** The tables that artworks share: artists, media, collections, movements, genres. */
export function readTables(folder: string) {
  const words = (name: string) => readYaml(join(folder, `${name}.yaml`), wordsSchema)
  return {
    artists: readYaml(join(folder, 'artists.yaml'), artistsSchema),
    collections: readYaml(join(folder, 'collections.yaml'), collectionsSchema),
    media: words('media'),
    movements: words('movements'),
    genres: words('genres'),
    origins: words('origins'),
  }
}
type Tables = ReturnType<typeof readTables>

export function listSlugs(folder: string): string[] {
  return readdirSync(join(folder, 'artworks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

function setType(text: Localized): Localized {
  const pairs = LANGUAGES.map((language): [Language, string] => [language, typeset(text[language], language)])
  return Object.fromEntries(pairs) as Localized
}

/** Reads one artwork. @throws CatalogueError where a file breaks the schema or names a key that no table has. */
export function readArtwork(folder: string, slug: string, tables: Tables): Artwork {
  const home = join(folder, 'artworks', slug)
  const raw = readYaml(join(home, 'facts.yaml'), factsSchema)
  const prose = join(home, 'statements.yaml')
  const statements = existsSync(prose) ? readYaml(prose, statementsSchema) : []

  function lookUp<T>(table: Record<string, T>, name: string, key: string): T {
    const found = table[key]
    if (found === undefined) throw new CatalogueError(`${home}/facts.yaml: ${name} has no "${key}"`)
    return found
  }
  function wordsOf(table: Record<string, Localized>, name: string, key: string | null): Localized | null {
    return key === null ? null : lookUp(table, name, key)
  }

  const { born_circa: bornCirca, ...artist } = lookUp(tables.artists, 'artists.yaml', raw.artist)
  return {
    slug,
    titles: raw.titles,
    originalTitle: raw.original_title ?? null,
    aliases: raw.aliases,
    artist: {
      key: raw.artist,
      ...artist,
      bornCirca,
      origin: wordsOf(tables.origins, 'origins.yaml', artist.origin),
    },
    attribution: raw.attribution,
    date: raw.date,
    dateText: raw.date_text ?? null,
    medium: lookUp(tables.media, 'media.yaml', raw.medium),
    sizeCm: raw.size_cm,
    collection:
      raw.collection === null ? null : lookUp(tables.collections, 'collections.yaml', raw.collection),
    inventory: raw.inventory,
    movement: wordsOf(tables.movements, 'movements.yaml', raw.movement),
    genre: wordsOf(tables.genres, 'genres.yaml', raw.genre),
    wikidata: raw.wikidata,
    fame: raw.fame,
    identitySources: raw.identity_sources,
    sources: Object.entries(raw.sources).map(([id, source]) => ({ id, ...source })),
    facts: Object.entries(raw.facts).map(([id, fact]) => ({ id, ...fact })),
    visible: Object.entries(raw.visible).map(([id, thing]) => ({ id, ...thing })),
    names: raw.names,
    statements: statements.map(({ rests_on, text, ...rest }) => ({
      ...rest,
      restsOn: rests_on,
      text: setType(text),
    })),
  }
}

/** Reads the whole catalogue from its folder. */
export function readCatalogue(folder: string): Artwork[] {
  const tables = readTables(folder)
  return listSlugs(folder).map((slug) => readArtwork(folder, slug, tables))
}
