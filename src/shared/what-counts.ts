import type { Analysis } from './api/analysis.ts'

/**
 * Whether an analysis is taken from the allowance: one of a work that we know, and of which we can tell more than its label.
 * A picture that nobody could name costs nothing, whatever was measured in it.
 */
export function countsAsAnalysis({
  identification,
  complete,
  web_research,
}: Pick<Analysis, 'identification' | 'complete' | 'web_research'>): boolean {
  return identification.artwork.slug !== '' && (complete || web_research.used)
}
