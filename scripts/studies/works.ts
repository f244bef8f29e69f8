import { readFileSync } from 'node:fs'
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
  large: z.boolean().default(false),
})

/** What works.yaml says about a work; boxes are fractions of the photograph, 0..1. */
export type Work = z.infer<typeof workSchema>

export type Box = z.infer<typeof box>

/** What the painter is told about a work: nothing in particular if works.yaml does not name it. */
export function readWork(slug: string): Work {
  const text = readFileSync(join(import.meta.dirname, 'works.yaml'), 'utf8')
  return z.record(z.string(), workSchema).parse(parse(text))[slug] ?? workSchema.parse({})
}
