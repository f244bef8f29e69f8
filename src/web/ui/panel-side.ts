/** A panel on a small screen covers at most this share of it (`ground-panel` in base.css). */
const COVERED = 0.5

/**
 * From which side a panel comes on a small screen, so that it does not cover what it belongs to.
 * What lies across the middle is first moved up, beside the panel.
 */
export function panelSideFor(owner: Element | null): 'above' | 'below' {
  if (!owner) return 'below'
  const { top, bottom } = owner.getBoundingClientRect()
  const edge = window.innerHeight * COVERED
  if (top >= edge) return 'above'
  const isSmall = window.matchMedia('(width < 64rem)').matches
  if (isSmall && bottom > edge) window.scrollBy({ top: bottom - edge, behavior: 'instant' })
  return 'below'
}
