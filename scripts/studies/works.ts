import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

const workSchema = z.strictObject({
  focus: z.array(box).default([]),
  trim: box.default([0, 0, 0, 0]),
  mask: z.array(box).default([]),
  grain: z.number().default(7),
  breadth: z.number().default(1),
  chroma: z.number().default(1),
})

/** What works.yaml says about a work; boxes are fractions of the photograph, 0..1. */
export type Work = z.infer<typeof workSchema>

export type Box = z.infer<typeof box>

/** What the painter is told about a work: nothing in particular if works.yaml does not name it. */
export function readWork(slug: string): Work {
  const text = readFileSync(join(import.meta.dirname, 'works.yaml'), 'utf8')
  return z.record(z.string(), workSchema).parse(parse(text))[slug] ?? workSchema.parse({})
}

const notesSchema = z.object({
  visible: z.record(z.string(), z.object({ region: box.nullable() })).default({}),
})

/**
 * A visible thing of the catalogue that has a place: [left, top, width, height] in fractions of the
 * picture.
 */
export type Place = { id: string; region: Box }

/** The places that the text of a work may point at. */
export function readPlaces(slug: string): Place[] {
  const file = join(import.meta.dirname, '../../catalogue/artworks', slug, 'notes.yaml')
  if (!existsSync(file)) return []
  const { visible } = notesSchema.parse(parse(readFileSync(file, 'utf8')))
  return Object.entries(visible).flatMap(([id, { region }]) => (region ? [{ id, region }] : []))
}
