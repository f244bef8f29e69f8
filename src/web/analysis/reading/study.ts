import type { Photograph } from '#shared/api/photographs.ts'
import { STUDIES } from '#shared/studies.ts'

/** The files of a study, as an `img` asks for them. */
export interface Study {
  width: number
  height: number
  avif: string
  webp: string
  fallback: string
  /** Set where it is no study but an open-access photograph of the work. */
  photograph?: Photograph
}

const SMALL = 768
const LARGE = 1600

/** The study of a work, or null where there is none; in its place the photograph, where there is one. */
export function studyOf(slug: string, photograph?: Photograph): Study | null {
  const size = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
  if (!size) return null
  const { width, height } = size
  const folder = photograph ? '/photographs' : '/studies'
  const { large } = photograph ?? size
  const widthOf = (side: number) => Math.round((side * width) / Math.max(width, height))
  const files = (type: 'avif' | 'webp') =>
    (large ? [SMALL, LARGE] : [SMALL])
      .map((side) => `${folder}/${slug}-${side}.${type} ${widthOf(side)}w`)
      .join(', ')
  return {
    width,
    height,
    avif: files('avif'),
    webp: files('webp'),
    fallback: `${folder}/${slug}-${SMALL}.webp`,
    photograph,
  }
}
