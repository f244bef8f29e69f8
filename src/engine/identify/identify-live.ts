import type { Artwork } from '#engine/catalogue/artwork.ts'
import { catalogueOf } from '#engine/catalogue/catalogue.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import { labelOf } from '#engine/research/label.ts'
import { entityOfSlug } from '#engine/research/live/artwork-of-item.ts'
import { SourceFailure } from '#engine/research/live/fetcher.ts'
import type { LiveResearch } from '#engine/research/live/live-research.ts'
import type { Identification, Label } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { findByTitle } from './by-title.ts'
import { type Identified, identify } from './identify.ts'
import type { IdentifiedPicture } from './identify-picture.ts'

interface Asked {
  name: string
  artist: string
  language: Language
  artwork?: string | undefined
}

const MOST_CANDIDATES = 5

/** `unreachable`: open sources could not be asked whether there is such a work. */
interface Unknown {
  near: Label[]
  unreachable: boolean
}

/**
 * Which work of those that open sources know is meant, read whole. Only the very name counts: there are more works in the
 * world than in the catalogue. A maker that was given must be its maker; without one, the most famous work of the name is
 * taken and the others are offered.
 */
async function identifyLive(
  research: LiveResearch,
  asked: Asked,
): Promise<{ artwork: Artwork; identification: Identification } | Unknown> {
  try {
    const { works, read } = await research.find(asked)
    const found = catalogueOf(works)
    const { meant, near, otherArtist } = findByTitle(found.titles, asked.name, asked.artist)
    const isPicked = asked.artwork !== undefined && found.bySlug.has(asked.artwork)
    const isMeant = !otherArtist && meant[0]?.confidence === 1
    const identified = isPicked || isMeant ? identify(found, asked) : null
    if (identified === null || 'near' in identified) {
      const others = [...meant.map(({ artwork }) => artwork), ...near].slice(0, MOST_CANDIDATES)
      return { near: others.map((artwork) => labelOf(artwork, asked.language)), unreachable: false }
    }
    const artwork = await read(identified.artwork)
    const { identification } = identified
    return {
      artwork,
      identification: {
        ...identification,
        artwork: labelOf(artwork, asked.language),
        candidates: identification.candidates.slice(0, MOST_CANDIDATES),
      },
    }
  } catch (error) {
    if (error instanceof SourceFailure) return { near: [], unreachable: true }
    throw error
  }
}

/** A typed name that only a work by another maker has is not known: that work is offered, and not taken. */
function withoutOtherArtist(found: Identified | IdentifiedPicture): Identified | IdentifiedPicture {
  if ('near' in found || !('otherArtist' in found) || !found.otherArtist) return found
  const { artwork, candidates } = found.identification
  return { near: [artwork, ...candidates] }
}

/** Looks further than the catalogue where it does not know the work that is meant. */
export async function lookFurther(
  research: LiveResearch | undefined,
  found: Identified | IdentifiedPicture,
  asked: Asked,
): Promise<IdentifiedPicture | Unknown> {
  const { name, artwork = '', language } = asked
  const isPicked = entityOfSlug(artwork) !== null
  const known = withoutOtherArtist(found)
  const isKnown = 'artwork' in known && known.artwork !== null
  const here = 'near' in known ? { ...known, unreachable: false } : { place: null, ...known }
  if (!research || (!isPicked && (isKnown || name === ''))) return here
  const live = await identifyLive(research, asked)
  if ('near' in live)
    return 'near' in here
      ? { near: [...here.near, ...live.near].slice(0, MOST_CANDIDATES), unreachable: live.unreachable }
      : here
  // No picture of it is known to us: it cannot be looked for in the reader's.
  const isPicture = 'place' in found
  const notice = isPicture ? MEASURE_PHRASES[language].notLike(live.identification.artwork) : null
  return {
    ...live,
    identification: { ...live.identification, notice: notice ?? live.identification.notice },
    place: null,
  }
}
