import { join } from 'node:path'
import { createUploads } from './uploads.ts'

/** The ways in for pictures of works to ask about, and of artists' own works. */
export function pictureUploads(dataDir: string, whenBegun: () => void) {
  return {
    pictures: createUploads({ folder: join(dataDir, 'pictures'), field: 'file', whenBegun }),
    artworks: createUploads({
      folder: join(dataDir, 'own-artworks'),
      field: 'artwork',
      whenBegun,
      missing: 'artwork_image_missing',
    }),
  }
}
