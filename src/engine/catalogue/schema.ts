import * as z from 'zod'

/** The shapes of the YAML files under `catalogue/`; docs/catalogue.md tells them to people. */

const words = z.string().trim().min(1)
export const localizedSchema = z.strictObject({ en: words, fr: words, es: words, 'zh-TW': words })
const year = z.int().min(-40_000).max(2100)
export const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a key is lower-case words joined by hyphens')
const fraction = z.number().min(0).max(1)
const regionSchema = z
  .tuple([fraction, fraction, fraction, fraction])
  .refine(
    ([x, y, w, h]) => w > 0 && h > 0 && x + w <= 1.001 && y + h <= 1.001,
    'a region lies inside the picture',
  )

export const artistsSchema = z.record(
  key,
  z.strictObject({
    name: localizedSchema,
    aliases: z.array(words).default([]),
    born: year.nullable(),
    born_circa: z.boolean().default(false),
    died: year.nullable(),
    origin: key.nullable(),
    /** Absent: one person whose name is known. Nobody named has no page. */
    several: z.boolean().optional(),
    unnamed: z.boolean().optional(),
  }),
)

export const wordsSchema = z.record(key, localizedSchema)

export const collectionsSchema = z.record(
  key,
  z.strictObject({ name: localizedSchema, city: localizedSchema.nullable() }),
)

const sourceId = z.string().regex(/^s\d+$/)
const noteId = z.string().regex(/^f\d+$/)
const visibleId = z.string().regex(/^v\d+$/)

const positive = z.number().positive()

/** `work.yaml`: what a work is, and all that was read on it. */
export const workSchema = z.strictObject({
  titles: localizedSchema,
  original_title: words.optional(),
  aliases: z.array(words).default([]),
  artist: key,
  attribution: z.enum(['certain', 'attributed', 'workshop', 'unknown']).default('certain'),
  date: z
    .strictObject({ from: year, to: year, circa: z.boolean().default(false) })
    .refine((date) => date.from <= date.to, 'a date ends after it begins'),
  date_text: localizedSchema.optional(),
  medium: key,
  size_cm: z
    .strictObject({ height: positive, width: positive.optional(), depth: positive.optional() })
    .nullable(),
  collection: key.nullable(),
  inventory: words.nullable(),
  movement: key.nullable(),
  genre: key.nullable(),
  wikidata: z
    .string()
    .regex(/^Q\d+$/)
    .nullable(),
  fame: z.int().min(0).max(100),
  identity_sources: z.array(sourceId).min(1),
  sources: z.record(
    sourceId,
    z.strictObject({
      title: words,
      publisher: words,
      url: z.url({ protocol: /^https?$/ }),
      licence: words.nullable(),
    }),
  ),
})

/** `notes.yaml`: what the sources say and what can be seen, a claim each. */
export const notesSchema = z.strictObject({
  notes: z
    .record(
      noteId,
      z.strictObject({
        topic: words,
        certainty: z.enum(['agreed', 'likely', 'disputed']),
        sources: z.array(sourceId).min(1),
        text: words,
      }),
    )
    .default({}),
  visible: z
    .record(visibleId, z.strictObject({ region: regionSchema.nullable(), what: localizedSchema }))
    .default({}),
  names: z.array(localizedSchema).default([]),
})
