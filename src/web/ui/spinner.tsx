/**
 * A turning ring. Alone it says nothing to a screen reader: a neighbour or `Waiting` carries the
 * words.
 */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      className={`${className} shrink-0 animate-spin`}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Waiting for a page or a part of one, in words. */
export function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-quiet">
      <Spinner className="size-5" />
      {text}
    </p>
  )
}
