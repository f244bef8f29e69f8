import { STUDIES } from '#shared/studies.ts'
import type { Photo } from '#web/images/photo.ts'

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

/** The reader's own photo, shown as a study is; null where there is no preview of it. */
export function photoStudy(photo: Photo | null): Study | null {
  if (!photo?.preview) return null
  const { url, width, height } = photo.preview
  return { width, height, avif: '', webp: '', fallback: url }
}

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
