import { hasFullText } from '#engine/artwork/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import type { Label } from '#shared/label.ts'
import { type AskedByName, identify } from './identify.ts'
import { isSettled } from './identify-live.ts'

/**
 * What a request for a work by its name comes to, before open sources are asked or anything is
 * written.
 */
export type Recognised =
  /** `complete`: we have our own full text on it. */
  | { is: 'known'; work: Label; others: Label[]; complete: boolean }
  /** Not in the catalogue; open sources will be asked. */
  | { is: 'open' }
  | { is: 'choice'; works: Label[] }
  | { is: 'unknown'; near: Label[] }

/**
 * Looks a work up in the catalogue, in some milliseconds. @param asksFurther whether open sources
 * are asked about the rest.
 */
export function recognise(
  catalogue: Catalogue,
  asksFurther: boolean,
  asked: AskedByName,
): Recognised {
  const found = identify(catalogue, asked)
  if ('artwork' in found) {
    const { artwork, candidates } = found.identification
    return { is: 'known', work: artwork, others: candidates, complete: hasFullText(found.artwork) }
  }
  if (asksFurther && !isSettled(found)) return { is: 'open' }
  if ('choice' in found) return { is: 'choice', works: found.choice }
  return { is: 'unknown', near: found.near }
}
