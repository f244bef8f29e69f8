import * as z from 'zod/mini'

/** The id in the address of what a user keeps. */
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const idParams = z.object({ id })

/** The ids of an analysis and of an answer on it. */
export const answerParams = z.object({ id, answer: id })
