import type { Analysis, Statement } from '#shared/api/analysis.ts'
import type { Shown } from './store.ts'

/** Stands for the id, which is the owner's. */
const NO_ID = 'shared'

/**
 * An analysis without what is its owner's: their question with its answer, their photo with all that was measured and placed in
 * it, and what they told of it, unless they show it; their tokens, their other candidates, and what was typed, in any case.
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
    identification: { ...analysis.identification, candidates: [], notice: null },
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
