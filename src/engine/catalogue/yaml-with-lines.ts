import { LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'
import { CatalogueError } from './texts.ts'

/** What a YAML file holds, and the line of each of its entries. */
export interface Located<T> {
  file: string
  value: T
  /** The line of the nearest entry on the way to a place, from 1. */
  lineOf(path: readonly PropertyKey[]): number
}

/**
 * Reads YAML text. @throws CatalogueError that names file, line and place of all that breaks its
 * form.
 */
export function readLocated<T>(file: string, text: string, schema: z.ZodType<T>): Located<T> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as {
        range?: [number, number, number] | null
      }
      if (node?.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) => {
      return `${file}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0]}`
    })
    throw new CatalogueError(faults.join('\n'))
  }
  const read = schema.safeParse(document.toJS() ?? {})
  if (read.success) return { file, value: read.data, lineOf }
  const faults = read.error.issues.map(
    ({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.')}: ${message}`,
  )
  throw new CatalogueError(faults.join('\n'))
}
