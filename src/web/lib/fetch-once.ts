import type { Language } from '#shared/languages.ts'

/** Files that exist in each language, each of them asked for once. */
export function fetchOnce<T>(
  files: Record<Language, () => Promise<{ default: T }>>,
): (language: Language) => Promise<T> {
  const fetched = new Map<Language, Promise<T>>()
  return (language) => {
    const known = fetched.get(language)
    if (known) return known
    const list = files[language]().then((file) => file.default)
    fetched.set(language, list)
    // A broken line is no reason never to ask again.
    list.catch(() => fetched.delete(language))
    return list
  }
}
