import { useQuery } from '@tanstack/react-query'
import type { HistoryItem } from '#shared/api/history.ts'
import { photoText } from '#shared/photo-text.ts'
import { STUDIES } from '#shared/studies.ts'
import { fetchWorks } from '#web/artworks/known-works.ts'
import { useKeptPicture } from '#web/images/kept-picture.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The longest side of the small file of a study, and of a frame without a picture. */
const SIDE = 480
/** Wider or higher frames would not fit among the others. */
const MOST_RATIO = 2.6

interface AnswerPictureProps {
  item: Pick<HistoryItem, 'id' | 'has_copy' | 'picture' | 'artwork' | 'language'>
  className: string
}

/** Width by height of a work that the catalogue has and we have no picture of; 1 where it is not known. */
function useRatio(slug: string | null): number {
  const language = useInterfaceLanguage()
  const { data = [] } = useQuery({
    queryKey: ['works', language],
    queryFn: () => fetchWorks(language),
    enabled: slug !== null && slug !== '',
  })
  return data.find((work) => work.slug === slug)?.ratio ?? 1
}

function Empty({ ratio, className }: { ratio: number; className: string }) {
  const fitting = Math.min(MOST_RATIO, Math.max(1 / MOST_RATIO, ratio))
  const width = Math.round(SIDE * Math.min(1, fitting))
  const height = Math.round(SIDE / Math.max(1, fitting))
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
    >
      <rect width={width} height={height} className="fill-wall-low" />
    </svg>
  )
}

/** The reader's own photo. Its place is held until it is here. */
function Kept({ item, className }: AnswerPictureProps) {
  const { id, picture, artwork, language } = item
  const url = useKeptPicture(id, true)
  const { width = 1, height = 1 } = picture ?? {}
  if (url === null) return <Empty ratio={width / height} className={className} />
  return (
    <img
      src={url}
      alt={artwork.alternative ? photoText(artwork.title, artwork.alternative, language) : ''}
      lang={language}
      width={width}
      height={height}
      decoding="async"
      className={className}
    />
  )
}

/** What an answer hangs on the wall: the reader's photo where it was kept, else our study of the work, else a frame in its proportions. */
export function AnswerPicture({ item, className }: AnswerPictureProps) {
  const { has_copy, picture, artwork, language } = item
  const { slug, alternative = '' } = artwork
  const study = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
  const isBare = !has_copy && study === undefined
  const ratio = useRatio(isBare && picture === null ? slug : null)
  if (has_copy) return <Kept item={item} className={className} />
  if (study)
    return (
      <img
        src={`/studies/${slug}-${SIDE}.webp`}
        // The work is named beside it.
        alt={alternative}
        lang={language}
        width={study.width}
        height={study.height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    )
  return <Empty ratio={picture ? picture.width / picture.height : ratio} className={className} />
}
