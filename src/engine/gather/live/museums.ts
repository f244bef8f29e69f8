import type { Artwork } from '#engine/artwork/artwork.ts'
import { type ReadJson, shaped } from './fetcher.ts'
import { AIC_FIELDS, aicSchema, clevelandSchema, metSchema, smkSchema } from './museum-shapes.ts'

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
  /** What the museum tells of it, in English, with the licence of that text. */
  told: { text: string; licence: string } | null
}

/** A work as museums find it. */
export interface Held {
  met: string | null
  aic: string | null
  collection: string | null
  inventory: string | null
}

/**
 * Museums that find a work by its own inventory number: Cleveland Museum of Art, Statens Museum for
 * Kunst.
 */
const CLEVELAND = 'Q657415'
const SMK = 'Q671384'

/** The words of a description in HTML. */
function wordsIn(html: string): string {
  const paragraphs = html.replace(/<\/p>|<br\s*\/?>/giu, '\n').replace(/<[^>]*>/gu, '')
  return paragraphs
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&')
    .replace(/&(?:rsquo|#39|#8217);/gu, '’')
}

const SIZE =
  /(?<![\d.,]|[x×]\s*)(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?\s*cm/u

/**
 * Centimetres, height first: `82 1/8 x 43 1/4 in. (208.6 x 109.9 cm)`, `100.3 × 66.1 cm (39 1/2 ×
 * 26 in.)`. Of a work in several parts (`Framed: …; Unframed: …`) the first that is not of its
 * frame; null where a figure cannot be read whole.
 */
export function sizeIn(dimensions: string): Artwork['sizeCm'] {
  const part = dimensions
    .split(/[;\n]/u)
    .find((words) => SIZE.test(words) && !/\bfram/iu.test(words))
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

/**
 * The adapters of four museums, by the ids that Wikidata has or by their own inventory numbers;
 * null where they have no such object. All @throw SourceFailure.
 */
export function createMuseums(
  bases: Record<'met' | 'aic' | 'cleveland' | 'smk', string>,
  readJson: ReadJson,
) {
  const adapters = {
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
        told: null,
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
        told: data.description ? { text: wordsIn(data.description), licence: 'CC BY 4.0' } : null,
      }
    },

    async cleveland(number: string, signal: AbortSignal): Promise<MuseumRecord | null> {
      const answer = await readJson(
        new URL(`${bases.cleveland}/api/artworks/${encodeURIComponent(number)}`),
        signal,
      )
      if (answer === null) return null
      const { data } = shaped(clevelandSchema, answer, 'The Cleveland Museum of Art')
      const { creation_date_earliest: from = null, creation_date_latest: to = null } = data
      const text = [data.description, data.did_you_know].flatMap((each) =>
        each ? wordsIn(each) : [],
      )
      return {
        publisher: 'The Cleveland Museum of Art',
        url: `https://www.clevelandart.org/art/${encodeURIComponent(data.accession_number)}`,
        title: data.title,
        // `Rembrandt van Rijn (Dutch, 1606–1669)`
        artist: (data.creators?.[0]?.description ?? '').replace(/\s*\(.*$/u, ''),
        entity: null,
        years: yearsIn(data.creation_date ?? '', from, to),
        sizeCm: sizeIn(data.measurements ?? ''),
        inventory: data.accession_number,
        medium: data.technique ?? null,
        told: text.length > 0 ? { text: text.join('\n'), licence: 'CC0 1.0' } : null,
      }
    },

    async smk(number: string, signal: AbortSignal): Promise<MuseumRecord | null> {
      const url = new URL(`${bases.smk}/api/v1/art/?object_number=${encodeURIComponent(number)}`)
      const answer = await readJson(url, signal)
      const [item] =
        answer === null ? [] : shaped(smkSchema, answer, 'Statens Museum for Kunst').items
      if (!item) return null
      const { titles = [], production = [], production_date: dates = [] } = item
      const title = titles.find(({ language }) => /^eng/iu.test(language ?? '')) ?? titles[0]
      const [maker] = production
      const yearIn = (date: string | null | undefined) =>
        Number(/^-?\d{4}/u.exec(date ?? '')?.[0] ?? Number.NaN)
      const [from, to] = [yearIn(dates[0]?.start), yearIn(dates[0]?.end)]
      const name = [maker?.creator_forename, maker?.creator_surname].filter(Boolean).join(' ')
      return {
        publisher: 'Statens Museum for Kunst',
        url: `https://open.smk.dk/artwork/image/${encodeURIComponent(item.object_number)}`,
        title: title?.title ?? '',
        artist: name || (maker?.creator ?? ''),
        entity: null,
        years: yearsIn(
          dates[0]?.period ?? '',
          Number.isNaN(from) ? null : from,
          Number.isNaN(to) ? null : to,
        ),
        sizeCm: smkSize(item.dimensions ?? []),
        inventory: item.object_number,
        // In Danish.
        medium: null,
        told: null,
      }
    },
  }

  return {
    ...adapters,

    /** What the museum that holds a work says of it; null where none of ours does. */
    async recordOf(
      { met, aic, collection, inventory }: Held,
      signal: AbortSignal,
    ): Promise<MuseumRecord | null> {
      if (met !== null) return adapters.met(met, signal)
      if (aic !== null) return adapters.aic(aic, signal)
      if (inventory === null) return null
      if (collection === CLEVELAND) return adapters.cleveland(inventory, signal)
      return collection === SMK ? adapters.smk(inventory, signal) : null
    },
  }
}

/** Millimetres of the bare work, in centimetres. */
function smkSize(
  dimensions: readonly { part?: unknown; type?: unknown; unit?: unknown; value: string | number }[],
): Artwork['sizeCm'] {
  const side = (type: string) => {
    const found = dimensions.find(
      (one) => one.part === 'Netto' && one.type === type && one.unit === 'millimeter',
    )
    return found ? Number(found.value) / 10 : Number.NaN
  }
  const [height, width] = [side('højde'), side('bredde')]
  return height > 0 && width > 0 ? { height, width } : null
}
