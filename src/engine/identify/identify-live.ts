import type { Artwork } from '#engine/artwork/artwork.ts'
import { catalogueOf } from '#engine/catalogue/catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import { entityOfSlug } from '#engine/gather/live/artwork-of-item.ts'
import { SourceFailure } from '#engine/gather/live/fetcher.ts'
import type { LiveResearch } from '#engine/gather/live/live-research.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Label } from '#shared/label.ts'
import { type AskedByName, type Choice, type Identified, identify, type Known } from './identify.ts'
import type { IdentifiedPicture } from './identify-picture.ts'
import type { LabelLibrary } from './label-library.ts'

const MOST_CANDIDATES = 5

/** `unreachable`: open sources could not be asked whether there is such a work. */
interface Unknown {
  near: Label[]
  unreachable: boolean
}

/** Where works beyond the catalogue are looked up; neither has to be there. */
export interface Beyond {
  research?: LiveResearch | undefined
  labels?: LabelLibrary | undefined
}

/**
 * Which of some works is meant. Only the very name counts: there are more works in the world than
 * in the catalogue.
 */
function identifyAmong(works: readonly Artwork[], asked: AskedByName): Known | Choice | Unknown {
  const found = identify(catalogueOf(works), asked)
  if ('choice' in found) return { ...found, choice: found.choice.slice(0, MOST_CANDIDATES) }
  if ('near' in found) return { near: found.near.slice(0, MOST_CANDIDATES), unreachable: false }
  const { artwork, identification } = found
  if (identification.confidence < 1) return { near: [identification.artwork], unreachable: false }
  const candidates = identification.candidates.slice(0, MOST_CANDIDATES)
  return { artwork, identification: { ...identification, candidates } }
}

/** Which work of those that are known by an imported label is meant. */
function identifyLabelled(labels: LabelLibrary, asked: AskedByName): Known | Choice | Unknown {
  const picked = asked.artwork === undefined ? null : labels.bySlug(asked.artwork)
  const found = labels.find(asked)
  const isFound = picked === null || found.some(({ slug }) => slug === picked.slug)
  return identifyAmong(isFound ? found : [picked, ...found], asked)
}

/** Which work of those that open sources know is meant, read whole. */
async function identifyLive(
  research: LiveResearch,
  asked: AskedByName,
): Promise<Known | Choice | Unknown> {
  try {
    const { works, read } = await research.find(asked)
    const found = identifyAmong(works, asked)
    if (!('artwork' in found)) return found
    const artwork = await read(found.artwork)
    return {
      artwork,
      identification: { ...found.identification, artwork: labelOf(artwork, asked.language) },
    }
  } catch (error) {
    if (error instanceof SourceFailure) return { near: [], unreachable: true }
    throw error
  }
}

/**
 * Whether the catalogue has what is meant: the work, or works that have the very name or are by the
 * maker.
 */
export function isSettled(found: Identified | IdentifiedPicture): boolean {
  if ('choice' in found) return found.why === 'name' || found.why === 'maker'
  return 'artwork' in found && found.artwork !== null
}

/** What the catalogue offers, and then what open sources do. */
function together(here: IdentifiedPicture | Choice | Unknown, live: Choice | Unknown): typeof here {
  if ('artwork' in here) return here
  const works = [here, live].flatMap((found) => ('choice' in found ? found.choice : found.near))
  const offered = works.slice(0, MOST_CANDIDATES)
  if ('near' in live && live.unreachable) return { near: offered, unreachable: true }
  const choice = [here, live].find((found) => 'choice' in found)
  return choice ? { choice: offered, why: choice.why } : { near: offered, unreachable: false }
}

/**
 * Looks further than the catalogue where it does not know the work that is meant: in imported
 * labels, then in open sources.
 */
export async function lookFurther(
  { research, labels }: Beyond,
  found: Identified | IdentifiedPicture,
  asked: AskedByName,
): Promise<IdentifiedPicture | Choice | Unknown> {
  const { name, artwork = '' } = asked
  const isLabelPicked = artwork !== '' && labels?.bySlug(artwork) != null
  const isLivePicked = !isLabelPicked && entityOfSlug(artwork) !== null
  let here: IdentifiedPicture | Choice | Unknown =
    'choice' in found
      ? found
      : 'near' in found
        ? { ...found, unreachable: false }
        : { place: null, ...found }
  if (!isLabelPicked && !isLivePicked && (isSettled(found) || name === '')) return here
  if (labels && !isLivePicked) {
    const labelled = identifyLabelled(labels, asked)
    if ('artwork' in labelled) return withoutPicture(labelled, found, asked)
    here = together(here, labelled)
    if ('choice' in labelled && labelled.why === 'name') return here
  }
  if (!research) return here
  const live = await identifyLive(research, asked)
  return 'artwork' in live ? withoutPicture(live, found, asked) : together(here, live)
}

/** A work of which no picture is known to us: it cannot be looked for in the reader's. */
function withoutPicture(
  { artwork, identification }: Known,
  found: Identified | IdentifiedPicture,
  { language }: AskedByName,
): IdentifiedPicture {
  const isPicture = 'place' in found
  const notice = isPicture ? MEASURE_PHRASES[language].notLike(identification.artwork) : null
  return {
    artwork,
    identification: { ...identification, notice: notice ?? identification.notice },
    place: null,
  }
}
