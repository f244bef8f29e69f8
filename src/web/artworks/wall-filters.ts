import { useSearchParams } from 'react-router'
import { findWorks } from '#web/artworks/find-works.ts'
import type { KnownWork } from '#web/artworks/known-works.ts'
import { useHydrated } from '#web/browser/hydrated.tsx'

/** What the wall can be narrowed by, as it is called in the address, and what a work has of it. */
const FACETS = {
  time: ({ century }: KnownWork) => century,
  maker: ({ artist }: KnownWork) => artist,
  place: ({ place }: KnownWork) => place,
  kind: ({ kind }: KnownWork) => kind,
}
export type Facet = keyof typeof FACETS
export const FACET_NAMES = ['time', 'maker', 'place', 'kind'] as const satisfies Facet[]

const NOTHING_ASKED = new URLSearchParams()

/** Which works are asked for: it is in the address, so that the way back leads to the same wall. */
export function useWallFilters(works: readonly KnownWork[]) {
  const [asked, setAddress] = useSearchParams()
  // The prerendered file knows no search: it is taken over as it stands, and narrowed then.
  const address = useHydrated() ? asked : NOTHING_ASKED
  const search = address.get('search') ?? ''
  const setAll = (values: Iterable<readonly [string, FormDataEntryValue]>) => {
    const next = new URLSearchParams(asked)
    for (const [name, value] of values) {
      if (value === '') next.delete(name)
      else next.set(name, String(value))
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  const fits = (work: KnownWork, without?: Facet) =>
    FACET_NAMES.every((facet) => {
      const wanted = address.get(facet)
      return facet === without || wanted === null || FACETS[facet](work) === wanted
    })
  const found = findWorks(works, search)
  /**
   * What can still be chosen beside the other filters: times in their order, all else by the
   * alphabet.
   */
  const choicesOf = (facet: Facet, language: string) => {
    const left = found.filter((work) => fits(work, facet))
    const inTime = left.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))
    const values = new Set(inTime.flatMap((work) => FACETS[facet](work) ?? []))
    return facet === 'time'
      ? [...values]
      : [...values].toSorted(new Intl.Collator(language).compare)
  }
  return {
    search,
    chosen: (facet: Facet) => address.get(facet) ?? '',
    setAll,
    set: (name: Facet | 'search', value: string) => setAll([[name, value]]),
    clear: () => setAddress({}, { replace: true, preventScrollReset: true }),
    isNarrowed: search !== '' || FACET_NAMES.some((facet) => address.has(facet)),
    shown: found.filter((work) => fits(work)),
    choicesOf,
  }
}
