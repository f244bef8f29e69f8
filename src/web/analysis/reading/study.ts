import { STUDIES } from '#shared/studies.ts'

/** The files of a study, as an `img` asks for them. */
export interface Study {
  width: number
  height: number
  avif: string
  webp: string
  fallback: string
}

const SMALL = 768
const LARGE = 1600

/** The study of a work, or null where there is none. */
export function studyOf(slug: string): Study | null {
  const size = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
  if (!size) return null
  const { width, height, large } = size
  const widthOf = (side: number) => Math.round((side * width) / Math.max(width, height))
  const files = (type: 'avif' | 'webp') =>
    (large ? [SMALL, LARGE] : [SMALL])
      .map((side) => `/studies/${slug}-${side}.${type} ${widthOf(side)}w`)
      .join(', ')
  return {
    width,
    height,
    avif: files('avif'),
    webp: files('webp'),
    fallback: `/studies/${slug}-${SMALL}.webp`,
  }
}
