import type { ReactNode } from 'react'

/** Turned round in what is open. */
export function Chevron() {
  return (
    <svg
      viewBox="0 0 12 8"
      className="w-3 shrink-0 transition-transform duration-200 group-open:rotate-180"
      fill="none"
      aria-hidden="true"
    >
      <path d="m1 1.5 5 5 5-5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

/** A part that opens and closes by itself, without script. */
export function Details({
  summary,
  open,
  children,
}: {
  summary: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <details open={open} className="group border-line border-b py-1">
      <summary className="flex list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <Chevron />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
