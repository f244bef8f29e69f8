/**
 * A bar for how much is used, beside words that say it. Drawn with attributes: a style attribute
 * would break the CSP.
 */
export function Meter({ value, max }: { value: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <svg width="100%" height="6" aria-hidden="true" className="block">
      <rect width="100%" height="6" rx="2" className="fill-line" />
      <rect width={`${share * 100}%`} height="6" rx="2" className="fill-accent" />
    </svg>
  )
}
