import type { ReactNode } from 'react'
import { LitRegions } from '#web/analysis/reading/lit-regions.tsx'
import type { Study } from '#web/analysis/reading/study.ts'

/** A study in its frame, with what is lit on it. */
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
    <div className="hung mx-auto w-fit">
      <div className="relative">
        <picture>
          {study.avif && <source type="image/avif" srcSet={study.avif} sizes={sizes} />}
          <img
            src={study.fallback}
            srcSet={study.webp || undefined}
            sizes={sizes}
            alt={alt}
            decoding="async"
            className="absolute inset-0 size-full"
          />
        </picture>
        <LitRegions size={study} className={`h-auto w-auto max-w-full ${className}`} />
        {overlay}
      </div>
    </div>
  )
}
