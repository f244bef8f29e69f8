import type { Analysis, Identification } from '#shared/api/analysis.ts'
import type { Query } from './asked.ts'
import type { AnalysisStore } from './store.ts'

/**
 * The paid analysis of which a question asks for another candidate, or null. The same question
 * about another work that its name may mean costs nothing, once a work; which works those are, the
 * paid analysis says, and no later one.
 */
export async function paidFor(
  analyses: Pick<AnalysisStore, 'ofUser'>,
  userId: string,
  query: Query,
): Promise<Analysis | null> {
  if (!query.instead_of || !query.artwork) return null
  const kept = await analyses.ofUser(userId, query.instead_of)
  const paid = kept?.insteadOf ? await analyses.ofUser(userId, kept.insteadOf) : kept
  if (!paid || paid.spendId === null) return null
  const { mode, language, question, identification } = paid.analysis
  const isSame = mode === query.mode && language === query.language && question === query.question
  const isMeant = worksOf(identification).some(({ slug }) => slug === query.artwork)
  return isSame && isMeant ? paid.analysis : null
}

function worksOf({ artwork, candidates }: Identification) {
  return [artwork, ...candidates]
}

/** What is identified of another candidate, with the other works of the paid analysis beside it. */
export function besides(identification: Identification, paid: Analysis | null): Identification {
  if (!paid) return identification
  const { slug } = identification.artwork
  return {
    ...identification,
    candidates: worksOf(paid.identification).filter(
      (label) => label.slug !== slug && label.slug !== '',
    ),
  }
}
