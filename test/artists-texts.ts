import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { LANGUAGES } from '#shared/languages.ts'

/**
 * A text as an artist might send it, with the slips that are in it and the facts that must outlive
 * every change.
 */
const artistsTextSchema = z.object({
  language: z.enum(LANGUAGES),
  text: z.string(),
  /** Stretches of the text that are misspelt or taken for another word. */
  planted: z.array(z.string()),
  /** Stretches that must stand in the text after all changes. */
  facts: z.array(z.string()),
})
export type ArtistsText = z.infer<typeof artistsTextSchema>

/** All texts of test/cases/artists-texts*.jsonl: whoever has more adds a file, one text a line. */
export function artistsTexts(): ArtistsText[] {
  const folder = join(import.meta.dirname, 'cases')
  return readdirSync(folder)
    .filter((name) => /^artists-texts.*\.jsonl$/u.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => {
      const each = artistsTextSchema.parse(JSON.parse(line))
      const missing = [...each.planted, ...each.facts].filter((part) => !each.text.includes(part))
      if (missing.length > 0) throw new Error(`not in its text: ${missing.join(' | ')}`)
      return each
    })
}
