import type { Analysis } from './api/analysis.ts'

/** Fewer sentences on a work are a label with a few words beside it. */
const LEAST_SENTENCES = 10

/**
 * Whether an analysis is taken from the allowance: one of a work that we know, with our whole text,
 * or with ten sentences or more from open sources. A label alone is free, and so is a picture that
 * nobody could name, whatever was measured in it.
 */
export function countsAsAnalysis({
  identification,
  complete,
  web_research,
  statements,
}: Pick<Analysis, 'identification' | 'complete' | 'web_research' | 'statements'>): boolean {
  if (identification.artwork.slug === '') return false
  const told = statements.filter(({ kind }) => kind !== 'link' && kind !== 'measured')
  return complete || (web_research.used && told.length >= LEAST_SENTENCES)
}
