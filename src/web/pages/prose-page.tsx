import type { ReactNode } from 'react'
import { HungWork } from '#web/artworks/hung-work.tsx'
import type { StudySlug } from '#web/artworks/studies.ts'
import { Head } from '#web/ui/head.tsx'

/**
 * A page to read: a heading and a column of a comfortable measure, with a work on the wall beside
 * it or none.
 */
export function ProsePage({
  title,
  description,
  heading,
  path,
  work,
  children,
}: {
  title: string
  description: string
  heading: string
  path: string
  work?: StudySlug
  children: ReactNode
}) {
  return (
    <div className="wall-width pt-8 pb-12 lg:pt-16">
      <Head title={title} description={description} path={path} />
      <div
        className={
          work && 'grid grid-cols-1 gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]'
        }
      >
        <div className={`max-w-[42rem] text-lg ${work ? '' : 'mx-auto'}`}>
          <h1 className="text-5xl lg:text-6xl">{heading}</h1>
          {children}
        </div>
        {work && (
          <div className="lg:sticky lg:top-10 lg:self-start">
            <HungWork slug={work} sizes="(min-width: 64rem) 32rem, 92vw" />
          </div>
        )}
      </div>
    </div>
  )
}
