import type { ReactNode } from 'react'

/** One thing on the dashboard: a sheet of paper on the wall. */
export function Card({
  title,
  children,
  className = '',
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  return (
    <section className={`flex flex-col bg-paper p-6 shadow-label sm:p-8 ${className}`}>
      <h2 className="text-3xl">{title}</h2>
      {children}
    </section>
  )
}
