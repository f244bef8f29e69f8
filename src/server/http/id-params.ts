import * as z from 'zod/mini'

/** The id in the address of what a user keeps. */
export const idParams = z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
