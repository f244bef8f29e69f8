import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Localized } from '#shared/languages.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { readYaml } from './read-yaml.ts'
import { artistsSchema, collectionsSchema, notesSchema, wordsSchema, workSchema } from './schema.ts'
import {
  CatalogueError,
  describedOf,
  essaysOf,
  questionsOf,
  readTexts,
  type WrittenText,
} from './texts.ts'

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

/**
 * A work as its files have it: what the engine is given of it, and its texts with their grounds and
 * verdicts.
 */
export interface Work {
  artwork: Artwork
  texts: WrittenText[]
}

/**
 * Reads one work. @throws CatalogueError where a file breaks its form or names a key that no table
 * has.
 */
export function readWork(folder: string, slug: string, tables: Tables): Work {
  const home = join(folder, 'artworks', slug)
  const texts = readTexts(home)
  const artwork = readArtwork(home, slug, tables)
  const told = {
    essays: essaysOf(texts),
    questions: questionsOf(texts),
    described: describedOf(texts),
  }
  return { artwork: { ...artwork, ...told }, texts }
}

/** The label of a work, its notes and its visible things, without its texts. */
export function readArtwork(home: string, slug: string, tables: Tables): Artwork {
  const raw = readYaml(join(home, 'work.yaml'), workSchema)
  const notesFile = join(home, 'notes.yaml')
  const { notes, visible, names } = existsSync(notesFile)
    ? readYaml(notesFile, notesSchema)
    : notesSchema.parse({})

  function lookUp<T>(table: Record<string, T>, name: string, key: string): T {
    const found = table[key]
    if (found === undefined) throw new CatalogueError(`${home}/work.yaml: ${name} has no "${key}"`)
    return found
  }
  function wordsOf(
    table: Record<string, Localized>,
    name: string,
    key: string | null,
  ): Localized | null {
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
      raw.collection === null
        ? null
        : lookUp(tables.collections, 'collections.yaml', raw.collection),
    inventory: raw.inventory,
    movement: wordsOf(tables.movements, 'movements.yaml', raw.movement),
    genre: wordsOf(tables.genres, 'genres.yaml', raw.genre),
    wikidata: raw.wikidata,
    fame: raw.fame,
    identitySources: raw.identity_sources,
    sources: Object.entries(raw.sources).map(([id, source]) => ({ id, ...source })),
    facts: Object.entries(notes).map(([id, note]) => ({ id, ...note })),
    visible: Object.entries(visible).map(([id, thing]) => ({ id, ...thing })),
    names,
    essays: null,
    questions: null,
    described: null,
  }
}

/** Reads the whole catalogue from its folder. */
export function readCatalogue(folder: string): Work[] {
  const tables = readTables(folder)
  return listSlugs(folder).map((slug) => readWork(folder, slug, tables))
}
