import type { ReactNode } from 'react'
import { LitRegions } from '#web/reading/lit-regions.tsx'
import type { Study } from '#web/studies/study.ts'

/** A study in its frame, with what is lit on it: it may stand in running text. */
export function StudyFrame({
  study,
  alt,
  sizes,
  className = '',
  overlay,
}: {
  study: Study
  alt: string
  sizes: string
  className?: string
  /** Drawn over the picture. */
  overlay?: ReactNode
}) {
  return (
    <span className="hung mx-auto block w-fit">
      <span className="relative block">
        <picture className="contents">
          {study.avif && <source type="image/avif" srcSet={study.avif} sizes={sizes} />}
          <img
            src={study.fallback}
            srcSet={study.webp || undefined}
            sizes={sizes}
            alt={alt}
            decoding="async"
            fetchPriority="high"
            className="absolute inset-0 size-full"
          />
        </picture>
        <LitRegions size={study} className={`h-auto w-auto max-w-full ${className}`} />
        {overlay}
      </span>
    </span>
  )
}
