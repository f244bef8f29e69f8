import * as z from 'zod/mini'

/** What the open interfaces of museums answer, as far as we read it. */

const year = z.nullish(z.int().check(z.gte(-40_000), z.lte(2100)))
const words = z.nullish(z.string())

export const metSchema = z.object({
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

export const aicSchema = z.object({
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
    description: words,
  }),
})
export const AIC_FIELDS = Object.keys(aicSchema.shape.data.shape).join(',')

export const clevelandSchema = z.object({
  data: z.object({
    id: z.int(),
    accession_number: z.string(),
    title: z.string(),
    creators: z.optional(z.array(z.object({ description: words }))),
    creation_date: words,
    creation_date_earliest: year,
    creation_date_latest: year,
    technique: words,
    measurements: words,
    description: words,
    did_you_know: words,
  }),
})

export const smkSchema = z.object({
  items: z.array(
    z.object({
      object_number: z.string(),
      titles: z.optional(z.array(z.object({ title: z.string(), language: words }))),
      production: z.optional(
        z.array(z.object({ creator: words, creator_forename: words, creator_surname: words })),
      ),
      production_date: z.optional(z.array(z.object({ start: words, end: words, period: words }))),
      dimensions: z.optional(
        z.array(
          z.object({
            part: words,
            type: words,
            unit: words,
            value: z.union([z.string(), z.number()]),
          }),
        ),
      ),
    }),
  ),
})
