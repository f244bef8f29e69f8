import type { Photograph } from '#shared/api/photographs.ts'
import type { Region } from '#shared/statements.ts'
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
  /** What it is, where it is neither the reader's own photo nor a picture of ours. */
  said?: string
  /** Places that it does not show well enough to be pointed at. */
  lost?: readonly Region[]
}

/** How wide the picture beside an answer is drawn. */
export const PICTURE_SIZES = '(min-width: 64rem) 46vw, 94vw'

const SMALL = 768
const LARGE = 1600

/** The longest side of the smallest file. */
export const THUMBNAIL = 480

/** The smallest file of the study of a work, or null where there is none. */
export function thumbnailOf(slug: string): string | null {
  return Object.hasOwn(STUDIES, slug) ? `/studies/${slug}-${THUMBNAIL}.webp` : null
}

/**
 * The study of a work, or null where there is none; in its place the photograph, where there is
 * one.
 */
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
    lost: photograph ? [] : (size.lost ?? []),
  }
}
