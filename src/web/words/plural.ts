import type { Language } from '#shared/languages.ts'

/** Chooses between the words for one and those for several, by the rules of a language. */
export function pluralIn(
  language: Language,
): (count: number, one: string, several: string) => string {
  const rules = new Intl.PluralRules(language)
  return (count, one, several) => (rules.select(count) === 'one' ? one : several)
}
