import { fold } from '#engine/text/names.ts'
import { PROSE } from '#language/prose.ts'
import type { Language } from '#shared/languages.ts'

/** What a text claims beyond what can be seen in a picture, or null. */
export function unseeableIn(text: string, language: Language): string | null {
  return PROSE[language].unseeable.exec(fold(text))?.[0] ?? null
}
