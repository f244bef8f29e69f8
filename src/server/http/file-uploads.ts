import { join } from 'node:path'
import type { Patience } from './arrival.ts'
import { createUploads } from './uploads.ts'

/** Half a gigabyte of photos may come by a slow line. */
const LIST_PATIENCE: Patience = { wholeMs: 60 * 60_000, stillMs: 30_000 }

interface Options {
  /** Called when a picture begins to arrive. */
  whenBegun: () => void
  /** How many bytes the file of a list may have that begins with these. */
  mostBytesOfList: (head: Uint8Array) => number
}

/**
 * The ways in for pictures of works to ask about, for those of artists' own works, and for lists.
 */
export function fileUploads(dataDir: string, { whenBegun, mostBytesOfList }: Options) {
  return {
    pictures: createUploads({ folder: join(dataDir, 'pictures'), field: 'file', whenBegun }),
    artworks: createUploads({
      folder: join(dataDir, 'own-artworks'),
      field: 'artwork',
      whenBegun,
      faults: { missing: 'artwork_image_missing' },
    }),
    lists: createUploads({
      folder: join(dataDir, 'lists'),
      field: 'file',
      mostBytes: mostBytesOfList,
      most: 4,
      patience: LIST_PATIENCE,
      faults: {
        missing: 'file_missing',
        tooLarge: 'list_too_large',
        cutOff: 'list_cut_off',
        tooSlow: 'list_too_slow',
        several: 'too_many_at_once',
        busy: 'temporarily_unavailable',
      },
    }),
  }
}
