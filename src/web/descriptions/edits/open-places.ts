import type { Description } from '#shared/api/descriptions.ts'

/** How many places of a text the artist has not decided about; what was typed wrong is no such. */
export function openPlaces({ edits = [] }: Pick<Description, 'edits'>): number {
  return edits.filter(({ kind, state }) => kind !== 'typing' && state === 'open').length
}
