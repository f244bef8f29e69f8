import type { CatalogueStatement } from '#engine/catalogue/artwork.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { realCatalogue } from '#test/real-catalogue.ts'

export interface Line {
  topic: string
  kind: string
  rests_on: string[]
  text: string
}

/** A line that a good model would write: an editor's statement. */
export function lineOf({ topic, kind, restsOn, text }: CatalogueStatement, language: Language): Line {
  return { topic, kind, rests_on: restsOn, text: text[language] }
}

/** The lines of a good model for a work, a mode and a language. */
export function goodLines(slug: string, mode: Mode, language: Language): Line[] {
  const statements = realCatalogue().bySlug.get(slug)?.statements ?? []
  return statements
    .filter((statement) => statement.modes.includes(mode))
    .map((statement) => lineOf(statement, language))
}

export function jsonLines(lines: readonly Line[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
