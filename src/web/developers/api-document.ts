import * as z from 'zod/mini'

/** As much of the OpenAPI document as the reference shows. */

const schema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  maxLength: z.optional(z.number()),
})
const body = z.object({
  schema: z.extend(schema, {
    properties: z.optional(z.record(z.string(), schema)),
    required: z.optional(z.array(z.string())),
  }),
  example: z.optional(z.unknown()),
})
const operation = z.object({
  operationId: z.string(),
  description: z.optional(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.optional(
    z.array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.optional(z.boolean()),
        schema,
        example: z.optional(z.unknown()),
      }),
    ),
  ),
  requestBody: z.optional(z.object({ content: z.record(z.string(), body) })),
  responses: z.record(
    z.string(),
    z.object({
      content: z.optional(z.record(z.string(), z.object({ example: z.optional(z.unknown()) }))),
    }),
  ),
})
export const apiDocumentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
})
export type ApiDocument = z.infer<typeof apiDocumentSchema>
export type Schema = z.infer<typeof schema>

/** A value that a caller gives. */
export interface Field {
  name: string
  required: boolean
  schema: Schema
}

export interface Call {
  id: string
  method: string
  path: string
  /** Null: it needs no key. */
  scope: string | null
  repeatable: boolean
  parameters: Field[]
  body: Field[]
  /** The request in curl. */
  curl: string
  /** Null: no JSON. */
  answer: string | null
}

type Operation = z.infer<typeof operation>

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function curlOf(
  method: string,
  path: string,
  { operationId, parameters = [], requestBody, security }: Operation,
) {
  const given = (place: string) =>
    parameters.filter((one) => one.in === place && one.example !== undefined)
  const filled = given('path').reduce(
    (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const query = new URLSearchParams(
    given('query').map(({ name, example }) => [name, String(example)]),
  )
  const json = requestBody?.content['application/json']?.example
  const form = json === undefined ? requestBody?.content['multipart/form-data'] : undefined
  const fields = Object.entries((form?.example ?? {}) as Record<string, unknown>)
  const file = Object.entries(form?.schema.properties ?? {}).find(
    ([, { format }]) => format === 'binary',
  )?.[0]
  return [
    `curl "$ARTSKING_URL${filled}${query.size > 0 ? `?${query}` : ''}"`,
    ...(method === 'GET' || json !== undefined || form ? [] : [`--request ${method}`]),
    ...(security.length > 0 ? ['--header "Authorization: Bearer $ARTSKING_KEY"'] : []),
    ...(given('header').length > 0 ? [`--header "Idempotency-Key: ${operationId}-1"`] : []),
    ...(json === undefined
      ? []
      : ['--header "Content-Type: application/json"', `--data ${quoted(JSON.stringify(json))}`]),
    ...fields.map(([name, value]) => `--form ${quoted(`${name}=${value}`)}`),
    ...(file ? [`--form ${file}=@photo.jpg`] : []),
  ].join(' \\\n  ')
}

function bodyOf({ requestBody }: Operation): Field[] {
  const contents = Object.values(requestBody?.content ?? {})
  const fields = contents.flatMap(({ schema: { properties = {}, required = [] } }) =>
    Object.entries(properties).map(([name, one]) => ({
      name,
      required: contents.length === 1 && required.includes(name),
      schema: one,
    })),
  )
  // A call that takes JSON or a form has most of its fields in both.
  return fields.filter(({ name }, at) => fields.findIndex((field) => field.name === name) === at)
}

/** The calls that programs may make: with a key, or open to everybody and about no account. */
export function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, one]) => {
      const withKey = one.security.some((way) => 'key' in way)
      const isOpen = one.security.length === 0 && !path.startsWith('/api/auth/')
      if (!withKey && !isOpen) return []
      const method = verb.toUpperCase()
      const parameters = one.parameters ?? []
      const example = one.responses['200']?.content?.['application/json']?.example
      return {
        id: one.operationId,
        method,
        path,
        scope: /: (\w+)\.$/u.exec(one.description ?? '')?.[1] ?? null,
        repeatable: parameters.some(({ in: place }) => place === 'header'),
        parameters: parameters
          .filter(({ in: place }) => place !== 'header')
          .map(({ name, required = false, schema: of }) => ({ name, required, schema: of })),
        body: bodyOf(one),
        curl: curlOf(method, path, one),
        answer: example === undefined ? null : JSON.stringify(example, null, 2),
      }
    }),
  )
}
