/**
 * On a small screen a panel covers the lower part; for a mark below this share of the screen it
 * comes from above.
 */
const UPPER_PART = 0.4

/** From which side a panel comes, so that it does not cover the mark that opened it. */
export function panelSideFor(mark: Element | null): 'above' | 'below' {
  const top = mark?.getBoundingClientRect().top ?? 0
  return top > window.innerHeight * UPPER_PART ? 'above' : 'below'
}
