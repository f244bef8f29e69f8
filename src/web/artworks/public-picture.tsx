import type { ReactNode } from 'react'
import { TitleMount } from '#web/artworks/title-mount.tsx'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** How wide it is shown: no higher than the window allows. */
const WIDE = '(min-width: 64rem) 44vw, 94vw'
const UPRIGHT = '(min-width: 64rem) 36vw, 84vw'

/**
 * No higher than 80 % of the window, and of one size before and after the picture is here: by width
 * over height.
 */
function widestFor(ratio: number): string {
  if (ratio < 0.7) return 'max-w-[54dvh]'
  if (ratio < 0.82) return 'max-w-[62dvh]'
  if (ratio < 1) return 'max-w-[70dvh]'
  return ratio < 1.35 ? 'max-w-[96dvh]' : ''
}

/** Our study of a work, or its title in a frame of its proportions where there is none. */
export function PublicPicture({
  work,
  alt,
  overlay,
}: Pick<WorkPageData, 'work'> & {
  alt: string
  /** Drawn over our study. */
  overlay: ReactNode
}) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  const { slug, title, study, ratio } = work
  const [before, after] = words.studyAfter
  if (study === null)
    return (
      <figure>
        <div className="hung">
          <TitleMount
            title={title}
            ratio={ratio}
            className="block h-auto w-full bg-wall-low max-lg:max-h-60"
          />
        </div>
        <figcaption className="mt-4 text-quiet text-sm">{words.noPicture}</figcaption>
      </figure>
    )
  const sizes = study.width < study.height ? UPRIGHT : WIDE
  const files = (type: string, sides: readonly number[]) =>
    sides
      .filter((side) => side === 768 || study.large)
      .map((side) => {
        const width = Math.round((side * study.width) / Math.max(study.width, study.height))
        return `/studies/${slug}-${side}.${type} ${width}w`
      })
      .join(', ')
  return (
    <figure>
      <div className={`hung mx-auto w-full ${widestFor(study.width / study.height)}`}>
        <div className="relative">
          <picture>
            <source type="image/avif" srcSet={files('avif', [768, 1024, 1600])} sizes={sizes} />
            <img
              src={`/studies/${slug}-768.webp`}
              srcSet={files('webp', [768, 1600])}
              sizes={sizes}
              alt={alt}
              width={study.width}
              height={study.height}
              fetchPriority="high"
              className="block h-auto w-full"
            />
          </picture>
          {overlay}
        </div>
      </div>
      <figcaption className="mt-4 text-center text-quiet text-sm">
        {before}
        <cite>{title}</cite>
        {after}
      </figcaption>
    </figure>
  )
}
