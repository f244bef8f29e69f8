import * as z from 'zod/mini'

/** What Wikidata answers, as far as it is read. Everything else in its answers is left out. */

/** A map; the service writes an empty one as an empty list. */
function mapOf<T extends z.core.$ZodType>(value: T) {
  return z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? {} : given)),
    z.record(z.string(), value),
  )
}

export const entityId = z.string().check(z.regex(/^Q[1-9]\d{0,11}$/))

/** Refused parameters, a busy service: both come as an answer with status 200. */
export const refusalSchema = z.object({ error: z.object({ code: z.string() }) })

/** action=wbsearchentities */
export const foundSchema = z.object({ search: z.array(z.object({ id: entityId })) })

/** action=query&list=search: the titles of items are their ids. */
export const listedSchema = z.object({
  query: z.object({ search: z.array(z.object({ title: z.string() })) }),
})

const snakSchema = z.object({
  snaktype: z.string(),
  datavalue: z.optional(z.object({ type: z.string(), value: z.unknown() })),
})

const claimSchema = z.object({
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  mainsnak: snakSchema,
  qualifiers: z.optional(mapOf(z.array(snakSchema))),
})
export type Claim = z.infer<typeof claimSchema>
export type Snak = z.infer<typeof snakSchema>

const text = z.object({ value: z.string() })

const entitySchema = z.object({
  id: entityId,
  missing: z.optional(z.unknown()),
  lastrevid: z.optional(z.int()),
  labels: z.optional(mapOf(text)),
  aliases: z.optional(mapOf(z.array(text))),
  sitelinks: z.optional(mapOf(z.object({ title: z.string() }))),
  claims: z.optional(mapOf(z.array(claimSchema))),
})
export type Entity = z.infer<typeof entitySchema>

/** action=wbgetentities */
export const entitiesSchema = z.object({ entities: mapOf(entitySchema) })

/** The values of snaks, by their type. */
export const itemValue = z.object({ id: entityId })
export const timeValue = z.object({ time: z.string(), precision: z.int() })
export const quantityValue = z.object({ amount: z.string(), unit: z.string() })
export const stringValue = z.string()
