import type * as z from 'zod/mini'
import { fieldError } from './field-error.ts'

/**
 * The text fields that came with a picture, as a schema has them; an empty one counts as none.
 * @throws AppError with what is wrong first.
 */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  fields: Record<string, string>,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const { success, data, error } = schema.safeParse(filled)
  if (success) return data
  const [issue] = error.issues
  throw fieldError(issue?.path.join('.') ?? '', issue?.message)
}
