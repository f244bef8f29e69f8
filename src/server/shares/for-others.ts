import type { Analysis, Identification } from '#shared/api/analysis.ts'
import type { Statement } from '#shared/api/evidence.ts'
import type { Shown } from './store.ts'

/** Which work it is; what was read in the photo goes with the photo. */
function identified(
  { status, by, confidence, artwork, read }: Identification,
  hasPhoto: boolean,
): Identification {
  const known = { status, by, confidence, artwork, candidates: [], notice: null }
  return hasPhoto && read !== undefined ? { ...known, read } : known
}

/** Stands for the id, which is the owner's. */
const NO_ID = 'shared'

/**
 * An analysis without what is its owner's: their question with its answer, their photo with all
 * that was read, measured and placed in it, and what they told of it, unless they show it; their
 * tokens and their other candidates in any case. The title that they typed of a work that nobody
 * knows is its title.
 */
export function forOthers(analysis: Analysis, shown: Shown): Analysis {
  const { tokens, check, counted, picture, ...rest } = analysis
  const hasPhoto = shown.photo && picture?.copy_kept === true
  const isTold = ({ kind, topic }: Statement) =>
    (shown.question || topic !== 'answer') && (hasPhoto || kind !== 'measured')
  // Without the photo there is nothing that a place could be a place of.
  const isPlaced = picture === undefined || hasPhoto
  const statements = analysis.statements
    .filter(isTold)
    .map((statement) => (isPlaced ? statement : { ...statement, region: null }))
  const cited = {
    sources: new Set(statements.flatMap(({ sources }) => sources)),
    facts: new Set(statements.flatMap(({ facts }) => facts)),
    observations: new Set(statements.flatMap(({ observations }) => observations)),
  }
  return {
    ...rest,
    id: NO_ID,
    // The text in one piece has the question and its answer in it.
    analysis: '',
    question: shown.question ? analysis.question : '',
    identification: identified(analysis.identification, hasPhoto),
    statements,
    sources: analysis.sources.filter(({ n }) => cited.sources.has(n)),
    facts: analysis.facts.filter(({ id }) => cited.facts.has(id)),
    observations: analysis.observations
      .filter(({ id }) => cited.observations.has(id))
      .map((seen) => (isPlaced ? seen : { ...seen, region: null })),
    measurements: hasPhoto ? analysis.measurements : [],
    ...(hasPhoto && { picture: { ...picture, told: { title: '', artist: '', description: '' } } }),
  }
}
