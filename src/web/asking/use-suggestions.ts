import { useRef, useState } from 'react'
import type { NamedWork } from '#web/artworks/known-works.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const NONE: readonly NamedWork[] = []

/**
 * Works to choose from while a name is typed, those with a page of their own first. Their lists are
 * fetched with the first letter.
 */
export function useSuggestions() {
  const language = useInterfaceLanguage()
  const [found, setFound] = useState(NONE)
  const [active, setActive] = useState(-1)
  const latest = useRef('')

  const show = (works: readonly NamedWork[]) => {
    setFound(works)
    setActive(-1)
  }
  const search = async (typed: string) => {
    latest.current = typed
    const [{ fetchLabels, fetchWorks }, { suggestWorks }] = await Promise.all([
      import('#web/artworks/known-works.ts'),
      import('#web/artworks/find-works.ts'),
    ])
    // Works with a page are offered also where the other list does not come.
    const labels = fetchLabels(language).catch(() => [])
    const lists = await Promise.all([fetchWorks(language), labels])
    const works = suggestWorks(lists, typed)
    if (latest.current === typed) show(works)
  }
  return {
    found,
    /** The place of the one that the keyboard is on; -1: on none. */
    active,
    // Without the list a name can still be typed.
    search: (typed: string) => void search(typed).catch(() => {}),
    move: (step: number) =>
      setActive((place) => Math.min(Math.max(place + step, -1), found.length - 1)),
    close: () => {
      latest.current = ''
      show(NONE)
    },
  }
}
