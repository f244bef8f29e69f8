import type { Language } from '#shared/languages.ts'

/**
 * The contents of pages that the build writes, a file a language and name, under
 * `/<folder>/<language>/<name>.json`.
 */
export function builtPages<Data>(folder: string) {
  const fetched = new Map<string, Promise<Data | null>>()

  async function load(path: string): Promise<Data | null> {
    const response = await fetch(path)
    // A build knows its own pages: any other address is none.
    return response.ok ? response.json() : null
  }

  return {
    /** Hands over what was read elsewhere than from the net: the prerender reads files. */
    provide(language: Language, name: string, data: Data): void {
      fetched.set(`${language} ${name}`, Promise.resolve(data))
    },

    /** Asked for once. Null: there is no such page. */
    fetch(language: Language, name: string): Promise<Data | null> {
      const key = `${language} ${name}`
      const known = fetched.get(key) ?? load(`/${folder}/${language}/${name}.json`)
      fetched.set(key, known)
      known.catch(() => fetched.delete(key))
      return known
    },
  }
}
