import { useQuery } from '@tanstack/react-query'
import type { HistoryItem } from '#shared/api/history.ts'
import { photoText } from '#shared/photo-text.ts'
import { STUDIES } from '#shared/studies.ts'
import { fetchWorks } from '#web/artworks/known-works.ts'
import { TitleMount } from '#web/artworks/title-mount.tsx'
import { useKeptPicture } from '#web/images/kept-picture.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The longest side of the small file of a study. */
const SIDE = 480

interface AnswerPictureProps {
  item: Pick<HistoryItem, 'id' | 'has_copy' | 'picture' | 'artwork' | 'language'>
  className: string
}

/**
 * Width by height of a work that the catalogue has and we have no picture of; null where it is not
 * known.
 */
function useRatio(slug: string | null): number | null {
  const language = useInterfaceLanguage()
  const { data = [] } = useQuery({
    queryKey: ['works', language],
    queryFn: () => fetchWorks(language),
    enabled: slug !== null && slug !== '',
  })
  return data.find((work) => work.slug === slug)?.ratio ?? null
}

/** The reader's own photo. Its place is held until it is here. */
function Kept({ item, className }: AnswerPictureProps) {
  const { id, picture, artwork, language } = item
  const url = useKeptPicture(id, true)
  const { width = 1, height = 1 } = picture ?? {}
  if (url === null)
    return (
      <TitleMount
        title={artwork.title}
        language={language}
        ratio={width / height}
        className={className}
      />
    )
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

/**
 * What an answer hangs on the wall: the reader's photo where it was kept, else our study of the
 * work, else its title in a
 * frame of its proportions.
 */
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
  return (
    <TitleMount
      title={artwork.title}
      language={language}
      ratio={picture ? picture.width / picture.height : ratio}
      className={className}
    />
  )
}
