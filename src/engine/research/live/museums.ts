import * as z from 'zod/mini'
import type { Artwork } from '#engine/catalogue/artwork.ts'
import { type ReadJson, shaped } from './fetcher.ts'

/** What the museum that holds a work says of it. */
export interface MuseumRecord {
  publisher: string
  url: string
  title: string
  artist: string
  /** The entity of Wikidata that the museum means, where it names one. */
  entity: string | null
  years: { from: number; to: number; circa: boolean } | null
  sizeCm: Artwork['sizeCm']
  inventory: string | null
  /** In English. */
  medium: string | null
}

const year = z.nullish(z.int().check(z.gte(-40_000), z.lte(2100)))
const words = z.nullish(z.string())

const metSchema = z.object({
  objectID: z.int(),
  title: z.string(),
  artistDisplayName: words,
  objectDate: words,
  objectBeginDate: year,
  objectEndDate: year,
  medium: words,
  dimensions: words,
  accessionNumber: words,
  objectWikidata_URL: words,
})

const aicSchema = z.object({
  data: z.object({
    id: z.int(),
    title: z.string(),
    artist_title: words,
    date_display: words,
    date_start: year,
    date_end: year,
    medium_display: words,
    dimensions: words,
    main_reference_number: words,
  }),
})
const AIC_FIELDS = Object.keys(aicSchema.shape.data.shape).join(',')

const SIZE = /(?<![\d.,]|[x×]\s*)(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?\s*cm/u

/**
 * Centimetres, height first: `82 1/8 x 43 1/4 in. (208.6 x 109.9 cm)`, `100.3 × 66.1 cm (39 1/2 × 26 in.)`. Of a work in
 * several parts (`Framed: …; Unframed: …`) the first that is not of its frame; null where a figure cannot be read whole.
 */
export function sizeIn(dimensions: string): Artwork['sizeCm'] {
  const part = dimensions.split(/[;\n]/u).find((words) => SIZE.test(words) && !/\bfram/iu.test(words))
  const found = SIZE.exec(part ?? '')
  if (!found) return null
  const [height = 0, width = 0] = found.slice(1, 3).map(Number)
  return height > 0 && width > 0
    ? { height, width, depth: found[3] === undefined ? undefined : Number(found[3]) }
    : null
}

/** Museums search by a wider span than they print: one printed year is the year. */
function yearsIn(printed: string, from: number | null, to: number | null): MuseumRecord['years'] {
  const circa = /^\s*(?:ca?\.|circa|about)/iu.test(printed)
  const single = /^\D*(\d{3,4})\D*$/u.exec(printed)?.[1]
  if (single !== undefined) return { from: Number(single), to: Number(single), circa }
  return from === null || to === null || from > to ? null : { from, to, circa }
}

/** The adapters of two museums, by the ids that Wikidata has; null where they have no such object. Both @throw SourceFailure. */
export function createMuseums(bases: { met: string; aic: string }, readJson: ReadJson) {
  return {
    async met(id: string, signal: AbortSignal): Promise<MuseumRecord | null> {
      const url = new URL(`${bases.met}/public/collection/v1/objects/${id}`)
      const answer = await readJson(url, signal)
      if (answer === null) return null
      const record = shaped(metSchema, answer, 'The Met')
      const { objectBeginDate = null, objectEndDate = null } = record
      return {
        publisher: 'The Metropolitan Museum of Art',
        url: `https://www.metmuseum.org/art/collection/search/${record.objectID}`,
        title: record.title,
        artist: record.artistDisplayName ?? '',
        entity: /\/(Q\d+)$/u.exec(record.objectWikidata_URL ?? '')?.[1] ?? null,
        years: yearsIn(record.objectDate ?? '', objectBeginDate, objectEndDate),
        sizeCm: sizeIn(record.dimensions ?? ''),
        inventory: record.accessionNumber ?? null,
        medium: record.medium ?? null,
      }
    },

    async aic(id: string, signal: AbortSignal): Promise<MuseumRecord | null> {
      const url = new URL(`${bases.aic}/api/v1/artworks/${id}?fields=${AIC_FIELDS}`)
      const answer = await readJson(url, signal)
      if (answer === null) return null
      const record = shaped(aicSchema, answer, 'The Art Institute of Chicago')
      const { data } = record
      const { date_start: from = null, date_end: to = null } = data
      return {
        publisher: 'Art Institute of Chicago',
        url: `https://www.artic.edu/artworks/${data.id}`,
        title: data.title,
        artist: data.artist_title ?? '',
        entity: null,
        years: yearsIn(data.date_display ?? '', from, to),
        sizeCm: sizeIn(data.dimensions ?? ''),
        inventory: data.main_reference_number ?? null,
        medium: data.medium_display ?? null,
      }
    },
  }
}
