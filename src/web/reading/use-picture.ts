import { usePhotograph } from '#web/artworks/photographs.ts'
import { useKeptPicture } from '#web/images/kept-picture.ts'
import type { Answer } from '#web/reading/answer.ts'
import { type Study, studyOf } from '#web/studies/study.ts'

/**
 * What an answer is shown with: the reader's own photo, else the small copy of it that was kept;
 * the study of the work, or an open-access photograph of it, only where no photo was sent, because
 * places are places of the photo and must not light up anywhere else.
 */
export function usePictureOf({ photo, analysis, identification }: Answer): Study | null {
  const sent = analysis?.picture
  const keptUrl = useKeptPicture(analysis?.id ?? '', !photo?.preview && sent?.copy_kept === true)
  const { slug } = identification.artwork
  const photograph = usePhotograph(photo === undefined ? slug : null)
  if (photo === undefined) return studyOf(slug, photograph)
  const shown = photo?.preview ?? (sent && keptUrl !== null ? { ...sent, url: keptUrl } : null)
  return (
    shown && { width: shown.width, height: shown.height, avif: '', webp: '', fallback: shown.url }
  )
}
