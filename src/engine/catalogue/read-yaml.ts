import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { CatalogueError } from './texts.ts'

/**
 * Reads a YAML file of the catalogue. @throws CatalogueError with its path and what breaks its
 * form.
 */
export function readYaml<T>(path: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new CatalogueError(`${path}: ${reason}`)
  }
}
