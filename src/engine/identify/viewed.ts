import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import type { Beyond } from '#engine/identify/identify-live.ts'
import type { IdentifiedPicture } from '#engine/identify/identify-picture.ts'
import { namedByModel } from '#engine/identify/named-by-model.ts'
import type { Sight } from '#engine/observe/look.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Observation } from '#shared/api/evidence.ts'
import type { Language } from '#shared/languages.ts'
import type { Observer, View } from '../observe/by-model/observer.ts'

interface Viewed extends IdentifiedPicture {
  /** What the model saw, for a work on which we have no text of our own. */
  seen: Observation[]
}

/** Where a name is looked up. */
interface Known extends Beyond {
  catalogue: Catalogue
}

function isTold(artwork: Artwork | null): boolean {
  return artwork !== null && hasFullText(artwork)
}

/**
 * What a model sees in a picture. It is asked only where we have no text of our own: no other
 * picture leaves the house.
 */
export async function viewOf(
  observer: Observer | null,
  { forModel }: Sight,
  { artwork }: IdentifiedPicture,
  language: Language,
  signal: AbortSignal,
): Promise<View | null> {
  if (observer === null || forModel === null || isTold(artwork)) return null
  return observer.observe(forModel, language, signal)
}

/**
 * A picture after a model has looked at it: perhaps with a name, and with the remark that what is
 * seen in it is a model's word.
 *
 * @param title what the user calls it: no guess of a model wins over it.
 */
export async function viewed(
  { catalogue, ...beyond }: Known,
  found: IdentifiedPicture,
  view: View | null,
  { name: title, language }: { name: string; language: Language },
): Promise<Viewed> {
  const guess = found.artwork === null && title === '' ? view?.named : null
  const named = guess ? await namedByModel(catalogue, beyond, { ...guess, language }) : null
  const { artwork, identification, place } = named ? { ...named, place: null } : found
  const seen = isTold(artwork) ? [] : (view?.observations ?? [])
  if (seen.length === 0) return { artwork, identification, place, seen }
  const notice = [identification.notice, MEASURE_PHRASES[language].seenByModel].filter(
    (part) => part !== null,
  )
  return { artwork, identification: { ...identification, notice: notice.join(' ') }, place, seen }
}
