import type { Preview } from '#web/images/use-chosen-picture.ts'

/** A photo that is asked about. */
export interface Photo {
  file: File
  /** Null where the browser cannot show it. */
  preview: Preview | null
  /** The user's own words on what it shows. */
  description: string
  /** Whether it shows a wall label, to be read. */
  isLabel: boolean
  /** Whether the server may keep a small copy with the answer. */
  keepCopy: boolean
}

// Photos stay in the tab: the server keeps a small copy at most. An answer opened again in this tab
// still finds its own.
const photos = new Map<string, Photo>()

export function rememberPhoto(analysisId: string, photo: Photo): void {
  photos.set(analysisId, photo)
}

export function photoOf(analysisId: string): Photo | null {
  return photos.get(analysisId) ?? null
}
