import * as z from 'zod'
import type { Artwork, Artist as ArtworkArtist, Collection } from '#engine/artwork/artwork.ts'
import type { Localized } from '#shared/languages.ts'
import { artistsSchema, collectionsSchema, key, localizedSchema, wordsSchema } from './schema.ts'

/** The shapes of the files under `catalogue/labels/`; its README tells them to people. */

const words = z.string().trim().min(1)
const DATE = /^(c\. )?(\d{1,5})(?:[-–](\d{1,5}))?( BC)?$/u

/** `1889`, `c. 1665–1669` or `c. 130–100 BC`. @returns null for anything else. */
export function readDate(written: string): NonNullable<Artwork['date']> | null {
  const [, circa, first, last = first, before] = DATE.exec(written) ?? []
  if (first === undefined) return null
  const [from, to] = [first, last].map((year) => Number(year) * (before ? -1 : 1)) as [
    number,
    number,
  ]
  return from <= to ? { from, to, circa: circa !== undefined } : null
}

const labelSchema = z.strictObject({
  titles: z.strictObject({ ...localizedSchema.shape, own: words.optional() }),
  also: z.array(words).default([]),
  label: z.strictObject({
    by: key,
    attribution: z.enum(['certain', 'attributed', 'workshop', 'unknown']).default('certain'),
    date: z
      .union([z.string(), z.int().transform(String)])
      .refine((date) => readDate(date) !== null, 'a date is 1889, c. 1665–1669 or c. 130–100 BC')
      .nullable()
      .default(null),
    medium: key.nullable().default(null),
    at: key.nullable().default(null),
    inventory: words.optional(),
    fame: z.int().min(0).max(89),
  }),
  sources: z
    .strictObject({
      wikidata: z
        .string()
        .regex(/^Q[1-9]\d*$/u)
        .optional(),
      page: z.url({ protocol: /^https?$/u }).optional(),
    })
    .refine(
      ({ wikidata, page }) => wikidata ?? page,
      'a label has a page or an entity that states it',
    ),
})

/** A file of labels, by the slugs of the works. */
export const labelsSchema = z.record(key, labelSchema)
export type WrittenLabel = z.output<typeof labelSchema>

export const publishersSchema = z.record(
  z.string(),
  z.strictObject({ name: words, licence: words.optional() }),
)

/** What labels name by a key: of the catalogue's tables or of the ring's own. */
export const labelTables = {
  makers: artistsSchema,
  museums: collectionsSchema,
  media: wordsSchema,
  publishers: publishersSchema,
}

/** The tables of the ring as the build writes them: makers with their origins in words. */
export interface LabelTables {
  makers: Record<string, ArtworkArtist>
  museums: Record<string, Collection>
  media: Record<string, Localized>
  /** By the host of a page. */
  publishers: z.output<typeof publishersSchema>
}

/** The ring of labels as the build writes it. */
export interface CompiledLabels {
  tables: LabelTables
  labels: Record<string, WrittenLabel>
}

function sourcesOf(
  { titles, sources }: WrittenLabel,
  { publishers }: LabelTables,
): Artwork['sources'] {
  const title = titles.own ?? titles.en
  const { page, wikidata } = sources
  const publisher = page ? publishers[new URL(page).host] : undefined
  const ofPage =
    page && publisher
      ? [{ title, publisher: publisher.name, url: page, licence: publisher.licence ?? null }]
      : []
  const url = `https://www.wikidata.org/wiki/${wikidata}`
  const ofEntity = wikidata
    ? [{ title: titles.en, publisher: 'Wikidata', url, licence: 'CC0 1.0' }]
    : []
  return [...ofPage, ...ofEntity].map((source, at) => ({ id: `s${at + 1}`, ...source }))
}

/**
 * A label in the form of the catalogue's works. @throws Error where a table lacks a key: the build
 * has seen that none does.
 */
export function artworkOfLabel(slug: string, written: WrittenLabel, tables: LabelTables): Artwork {
  const { own, ...titles } = written.titles
  const { by, attribution, date, medium, at, inventory, fame } = written.label
  const artist = tables.makers[by]
  if (!artist) throw new Error(`${slug}: no maker ${by}`)
  const sources = sourcesOf(written, tables)
  return {
    slug,
    titles,
    originalTitle: own ?? null,
    aliases: written.also,
    artist,
    attribution,
    date: date === null ? null : readDate(date),
    dateText: null,
    medium: medium === null ? null : (tables.media[medium] ?? null),
    sizeCm: null,
    collection: at === null ? null : (tables.museums[at] ?? null),
    inventory: inventory ?? null,
    movement: null,
    genre: null,
    wikidata: written.sources.wikidata ?? null,
    fame,
    identitySources: sources.map(({ id }) => id),
    sources,
    facts: [],
    visible: [],
    names: [],
    essays: null,
    questions: null,
    described: null,
  }
}

/** The works of the ring. */
export function ringOf({ tables, labels }: CompiledLabels): Artwork[] {
  return Object.entries(labels).map(([slug, label]) => artworkOfLabel(slug, label, tables))
}
