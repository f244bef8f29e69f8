import type { ReactNode } from 'react'

/**
 * The printed label beside a work: the same everywhere. The title is set in italics, as in a
 * museum.
 */
export function WallLabel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="bg-paper px-5 py-4 shadow-label">
      <p className="font-display text-[1.375rem] leading-tight">{title}</p>
      <div className="mt-1 text-quiet label-lines text-sm leading-relaxed">{children}</div>
    </div>
  )
}
