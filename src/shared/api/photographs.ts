import * as z from 'zod/mini'

/** An open-access photograph that stands in for the study of a work, and who is named with it. */
export const photographSchema = z.object({
  slug: z.string(),
  credit: z.string(),
  licence: z.string(),
  /** Where it was found. */
  page: z.url({ protocol: /^https$/ }),
  /** There is one at 1,600 pixels, too. */
  large: z.boolean(),
})
export type Photograph = z.infer<typeof photographSchema>

export const photographsSchema = z.object({ photographs: z.array(photographSchema) })
