import type { Answer } from '#web/analysis/answer.ts'
import { type Study, studyOf } from '#web/analysis/reading/study.ts'
import { useKeptPicture } from '#web/images/kept-picture.ts'

/**
 * What an answer is shown with: the reader's own photo, else the small copy of it that was kept; the study of the work
 * only where no photo was sent, because places are places of the photo and must not light up anywhere else.
 */
export function usePictureOf({ photo, analysis, identification }: Answer): Study | null {
  const sent = analysis?.picture
  const keptUrl = useKeptPicture(analysis?.id ?? '', !photo?.preview && sent?.copy_kept === true)
  if (photo === undefined) return studyOf(identification.artwork.slug)
  const shown = photo?.preview ?? (sent && keptUrl !== null ? { ...sent, url: keptUrl } : null)
  return shown && { width: shown.width, height: shown.height, avif: '', webp: '', fallback: shown.url }
}
