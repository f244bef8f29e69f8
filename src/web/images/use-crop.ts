import { useRef, useState } from 'react'
import { type Crop, cropped, isWhole, WHOLE_PICTURE } from '#web/images/crop.ts'
import type { Photo } from '#web/images/photo.ts'
import { type ChosenPicture, type Preview, sizeOf } from '#web/images/use-chosen-picture.ts'

/** What is kept of the chosen picture. */
export function useCrop() {
  const [crop, setCrop] = useState<Crop>(WHOLE_PICTURE)
  const [cropFailed, setCropFailed] = useState(false)
  const isCropping = useRef(false)

  /** The file to send, with its preview; null where it could not be made, or is being made. */
  async function keptPart({
    file,
    preview,
  }: ChosenPicture): Promise<Pick<Photo, 'file' | 'preview'> | null> {
    const shown: Preview | null = typeof preview === 'string' ? null : preview
    if (shown === null || isWhole(crop)) return { file, preview: shown }
    if (isCropping.current) return null
    isCropping.current = true
    setCropFailed(false)
    try {
      const part = await cropped(shown.url, crop, file.name)
      return { file: part, preview: await sizeOf(URL.createObjectURL(part)) }
    } catch {
      setCropFailed(true)
      return null
    } finally {
      isCropping.current = false
    }
  }

  return { crop, setCrop, cropFailed, keptPart }
}
