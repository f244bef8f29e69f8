import { sectionsOf } from '#shared/sections.ts'
import type { Spoken } from '#web/listening/use-speaking.ts'
import type { Answer } from '#web/reading/answer.ts'
import type { Light } from '#web/reading/lights.tsx'
import { lightsOf } from '#web/reading/lights-of.ts'

/**
 * What a sentence of an answer is called where it is read aloud, by its place among the statements.
 */
export function spokenIdOf(at: number): string {
  return `statement-${at}`
}

/**
 * An answer as it is read aloud: headings and sentences in the order of the page, and the first
 * place of each sentence that has one.
 */
export function aloudOf(answer: Answer): { sentences: Spoken[]; lights: Map<string, Light> } {
  const lights = new Map<string, Light>()
  const sentences = sectionsOf(answer.statements, answer.language).flatMap(
    ({ heading, paragraphs }, place): Spoken[] => [
      { id: `heading-${place}`, text: heading },
      ...paragraphs
        .flatMap(({ statements }) => statements)
        .map(({ statement, at }) => {
          const [light] = lightsOf(statement, at, answer)
          if (light) lights.set(spokenIdOf(at), light)
          return { id: spokenIdOf(at), text: statement.text }
        }),
    ],
  )
  return { sentences, lights }
}
