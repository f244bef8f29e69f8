import * as z from 'zod/mini'
import type { PlainCode } from '../errors/table.ts'
import { API_KEY_NAME_MAX } from '../limits.ts'
import { plain } from './analysis.ts'

/** Bodies and answers of /api/account/keys. Times are ISO 8601 in UTC. */

/** The rights of an API key: read what is kept, ask about artworks, describe one's own. */
export const SCOPES = ['read', 'ask', 'describe'] as const
export type Scope = (typeof SCOPES)[number]

export const newKeySchema = z.object({
  name: plain.check(
    z.minLength(1, 'key_name_missing' satisfies PlainCode),
    z.maxLength(API_KEY_NAME_MAX),
  ),
  scopes: z
    .array(z.enum(SCOPES))
    .check(z.minLength(1, 'key_scopes_missing' satisfies PlainCode), z.maxLength(3)),
})

const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** The last four characters of the key. */
  ending: z.string(),
  created_at: z.string(),
  /** To the minute; null: never. */
  last_used_at: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof keySchema>

export const keysSchema = z.object({ keys: z.array(keySchema) })

/** `key` is shown this once: only its digest is stored. */
export const createdKeySchema = z.extend(keySchema, { key: z.string() })
export type CreatedKey = z.infer<typeof createdKeySchema>
