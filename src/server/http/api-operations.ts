import { readFile } from 'node:fs/promises'
import type { FastifyContextConfig, RouteOptions } from 'fastify'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { ERROR_ANSWER, errorSchemas } from './api-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The multipart body of the route, for the API document: a file and the fields beside it. */
    form?: { file: string; fields: z.ZodMiniType }
    /** Whether an Idempotency-Key counts. */
    repeatable?: boolean
  }
}

/** What `api-examples.yaml` says of a call. */
interface Example {
  id: string
  summary: string
  open?: boolean
  parameters?: Record<string, unknown>
  request?: Record<string, unknown>
  /** The fields beside the file, where the call takes JSON as well. */
  fields?: Record<string, unknown>
  response?: unknown
}

interface Content {
  [type: string]: { schema?: { anyOf?: unknown; [word: string]: unknown }; example?: unknown }
}

/** As much of an OpenAPI operation as is added to. */
interface Operation {
  operationId?: string
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema?: unknown
    example?: unknown
  }[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

interface ApiDocument {
  components?: { schemas?: object }
  paths: Record<string, Record<string, Operation>>
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
}

function formOf({ file, fields }: NonNullable<FastifyContextConfig['form']>) {
  const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return {
    ...schema,
    properties: { ...schema.properties, [file]: { type: 'string', format: 'binary' } },
    required: [...(schema.required ?? []), file],
  }
}

/** Names an operation, tells who may call it, and gives its example. */
function describe(operation: Operation, config: FastifyContextConfig, example: Example): void {
  const { scope, form, repeatable } = config
  operation.operationId = example.id
  operation.summary = example.summary
  if (scope) operation.description = `Scope of an API key: ${scope}.`
  const session = { session: [] }
  operation.security = example.open ? [] : scope ? [{ key: [] }, session] : [session]
  for (const parameter of operation.parameters ?? [])
    parameter.example = example.parameters?.[parameter.name]
  if (repeatable) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY]
  const json = operation.requestBody?.content['application/json']
  // Beside a form the JSON may be missing; a caller that sends JSON sends no null.
  if (form && json && Array.isArray(json.schema?.anyOf)) json.schema = json.schema.anyOf[0]
  if (form)
    operation.requestBody = {
      required: true,
      content: {
        ...operation.requestBody?.content,
        'multipart/form-data': { schema: formOf(form), example: example.fields ?? example.request },
      },
    }
  if (json) json.example = example.request
  const answer = operation.responses['200']?.content?.['application/json']
  if (answer) answer.example = example.response
  operation.responses.default = ERROR_ANSWER
}

/**
 * Completes an OpenAPI document by what the schemas of the routes do not say.
 * @throws Error where a route has no example.
 */
export async function describeOperations(document: ApiDocument, routes: readonly RouteOptions[]) {
  const file = new URL('./api-examples.yaml', import.meta.url)
  const examples: Record<string, Example> = parse(await readFile(file, 'utf8'))
  for (const { method, url, config = {} } of routes) {
    const path = url.replace(/:(\w+)/gu, '{$1}')
    const example = examples[`${method} ${path}`]
    const operation = document.paths[path]?.[String(method).toLowerCase()]
    if (!example || !operation)
      throw new Error(`${method} ${path} has no example in api-examples.yaml`)
    describe(operation, config, example)
  }
  document.components = { ...document.components, schemas: errorSchemas() }
  return document
}
