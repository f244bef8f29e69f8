/** A small viewfinder: the sign of what can be seen in the picture. */
export function Viewfinder() {
  return (
    <svg viewBox="0 0 12 12" className="inline size-[0.9em]" fill="none" aria-hidden="true">
      <path d="M1 4V1h3M8 1h3v3M11 8v3H8M4 11H1V8" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="1.4" fill="currentColor" />
    </svg>
  )
}
