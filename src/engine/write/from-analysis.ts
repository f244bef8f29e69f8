import type { Artwork } from '#engine/artwork/artwork.ts'
import { type Evidence, noEvidence } from '#engine/evidence.ts'
import { evidenceWithSight } from '#engine/observe/sight-in-evidence.ts'
import { homographyOf } from '#engine/recognition/homography.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import type { Label } from '#shared/label.ts'
import { evidenceOf } from '../gather/from-catalogue.ts'

/** What of a finished analysis its evidence can be made from again. */
export type Finished = Pick<
  Analysis,
  | 'mode'
  | 'language'
  | 'writer'
  | 'identification'
  | 'statements'
  | 'facts'
  | 'observations'
  | 'sources'
  | 'measurements'
  | 'picture'
>

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function wordsOf(label: Label): string[] {
  const { slug: _slug, ...words } = label
  return Object.values(words).filter((text) => text !== null)
}

/** Where the painting was in the picture that is gone: by the corners that were found. */
function placeOf({ picture }: Finished) {
  const map = picture?.outline ? homographyOf(CORNERS, picture.outline) : null
  return map && { map }
}

function withoutIdsOf<T extends { id: string }>(entries: readonly T[], known: readonly T[]): T[] {
  return entries.filter(({ id }) => !known.some((entry) => entry.id === id))
}

/**
 * The evidence of a finished analysis, for questions that are asked on: what the catalogue knows of
 * the work today, what was found while the analysis was made, and what was measured in its picture.
 * An id means what it means today: what stood under it then, or rested on it, is left out.
 */
export function evidenceOfAnalysis(artwork: Artwork | null, analysis: Finished): Evidence {
  const { language, identification, measurements, picture } = analysis
  const known = artwork
    ? evidenceOf(artwork, language)
    : {
        ...noEvidence(language),
        titles: [identification.artwork.title],
        identity: wordsOf(identification.artwork),
      }
  const { sources, facts, observations, ...rest } = picture
    ? evidenceWithSight(known, measurements, placeOf(analysis))
    : known
  const changed = analysis.sources.filter(({ id, url }) =>
    sources.some((source) => source.id === id && source.url !== url),
  )
  const found = analysis.facts.filter(
    (fact) => !changed.some(({ id }) => fact.sources.includes(id)),
  )
  return {
    ...rest,
    sources: [...sources, ...withoutIdsOf(analysis.sources, sources)],
    facts: [...facts, ...withoutIdsOf(found, facts)],
    observations: [...observations, ...withoutIdsOf(analysis.observations, observations)],
  }
}
