import type { IndexedName } from './names.ts'
import { lettersOf, mayBeWithin } from './slips.ts'
import type { IndexedWork } from './title-index.ts'

/** All names of all works, each as one word. */
export interface WholeNames {
  /** Those that may be so many slips away from a text without spaces, in the order of the works. */
  near(text: string, most: number): { work: IndexedWork; name: IndexedName }[]
}

/**
 * Only length and letters of a name are kept, side by side: they rule nearly all out.
 *
 * @param plainNames of each work in its order, as `IndexedWork.names` has them.
 */
export function wholeNamesOf(
  works: readonly IndexedWork[],
  plainNames: readonly (readonly string[])[],
): WholeNames {
  const all = plainNames.flatMap((names, at) =>
    names.map((name, place) => ({ at, place, whole: name.replaceAll(' ', '') })),
  )
  const lengths = Uint16Array.from(all, ({ whole }) => whole.length)
  const letters = Int32Array.from(all, ({ whole }) => lettersOf(whole))
  const owners = Uint32Array.from(all, ({ at }) => at)
  const places = Uint16Array.from(all, ({ place }) => place)
  return {
    near(text, most) {
      const [length, own] = [text.length, lettersOf(text)]
      const found: { work: IndexedWork; name: IndexedName }[] = []
      for (let at = 0; at < lengths.length; at++) {
        // A character may take two code units.
        if (Math.abs((lengths[at] ?? 0) - length) > 2 * most) continue
        if (!mayBeWithin(most, own, letters[at] ?? 0)) continue
        const work = works[owners[at] ?? -1]
        const name = work?.names[places[at] ?? -1]
        if (work && name) found.push({ work, name })
      }
      return found
    },
  }
}
