import type { ReactNode } from 'react'
import { Head } from '#web/app/head.tsx'

/** A page to read: a heading and a column of a comfortable measure. */
export function ProsePage({
  title,
  description,
  heading,
  path,
  children,
}: {
  title: string
  description: string
  heading: string
  path: string
  children: ReactNode
}) {
  return (
    <div className="wall-width pt-8 pb-12 lg:pt-16">
      <Head title={title} description={description} path={path} />
      <div className="mx-auto max-w-[42rem] text-lg">
        <h1 className="text-5xl lg:text-6xl">{heading}</h1>
        {children}
      </div>
    </div>
  )
}
