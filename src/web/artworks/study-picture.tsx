/** Our own painting after a famous work: where it lies and how large it is. */
export interface Study {
  slug: string
  /** Of the two files, in pixels. */
  small: readonly [width: number, height: number]
  large: readonly [width: number, height: number]
  /** Longest sides of AVIF files between. */
  copies?: readonly number[]
}

function sources({ slug, small, large }: Study, type: 'avif' | 'webp'): string {
  return `/studies/${slug}-768.${type} ${small[0]}w, /studies/${slug}-1600.${type} ${large[0]}w`
}

function copiesOf({ slug, large, copies = [] }: Study): string {
  const [width] = large
  const longest = Math.max(...large)
  return copies
    .map((side) => `, /studies/${slug}-${side}.avif ${Math.round((side * width) / longest)}w`)
    .join('')
}

/** A study at the size the screen needs. `first` is for the picture that the page is judged by. */
export function StudyPicture({
  study,
  alt,
  sizes,
  first = false,
  className = '',
}: {
  study: Study
  alt: string
  sizes: string
  first?: boolean
  className?: string
}) {
  const [width, height] = study.large
  return (
    <picture>
      <source type="image/avif" srcSet={sources(study, 'avif') + copiesOf(study)} sizes={sizes} />
      <img
        src={`/studies/${study.slug}-768.webp`}
        srcSet={sources(study, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={`block h-auto w-full ${className}`}
      />
    </picture>
  )
}
