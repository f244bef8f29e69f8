import type { Description } from '#shared/api/descriptions.ts'
import { openPlaces } from '#web/descriptions/edits/open-places.ts'
import { useEditWords } from '#web/descriptions/edits/use-edit-words.ts'

/** Beside the button that copies: how many places are not decided, and what the copy has there. */
export function StillOpen({ description }: { description: Description }) {
  const words = useEditWords()
  const count = openPlaces(description)
  if (count === 0) return null
  return <p className="basis-full text-quiet text-sm">{words.openInCopy(count)}</p>
}
