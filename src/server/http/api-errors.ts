import * as z from 'zod/mini'
import { ERRORS, type ErrorCode } from '#shared/errors/table.ts'

/** Where the document holds the shape of errors. */
const NAME = 'Error'

function shapeOf(code: ErrorCode): Record<string, unknown> {
  const { status, params } = ERRORS[code]
  const { $schema: _, ...schema } = z.toJSONSchema<z.ZodMiniType>(params)
  return {
    type: 'object',
    description: `HTTP status ${status}.`,
    properties: {
      code: { type: 'string', const: code },
      params: schema,
      detail: { type: 'string', description: 'What went wrong, as a sentence.' },
    },
    required: ['code', 'params', 'detail'],
  }
}

/**
 * The schemas of the OpenAPI document that its operations refer to: every error, told apart by its
 * code.
 */
export function errorSchemas() {
  return { [NAME]: { oneOf: Object.keys(ERRORS).map((code) => shapeOf(code as ErrorCode)) } }
}

/** The answer of an operation that fails. */
export const ERROR_ANSWER = {
  description: 'An error',
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${NAME}` },
      example: {
        code: 'invalid_key',
        params: {},
        detail: 'This API key is not valid. It may have been revoked.',
      },
    },
  },
}
