import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Problem } from '#shared/errors/table.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import type { PackedPhoto } from './photo-zip.ts'

const TOO_LARGE: Problem = {
  code: 'picture_too_large',
  params: { megabytes: PICTURE_MAX_BYTES / 1024 ** 2 },
}
const DAMAGED: Problem = { code: 'picture_damaged', params: {} }
/** A folder of a list that is not kept yet is left alone for so long. */
const ARRIVES_MS = 10 * 60_000

/**
 * Photos of lists that wait to be looked at: a private folder a list, a file a row. Names of zips
 * are no names of files here.
 */
export function createPhotoFolder(folder: string) {
  const listFolder = (listId: string) => join(folder, listId)
  const fileOf = (listId: string, row: number) => join(folder, listId, String(row))

  async function unpack(listId: string, row: number, photo: PackedPhoto): Promise<Problem | null> {
    if (photo.bytes > PICTURE_MAX_BYTES) return TOO_LARGE
    try {
      await pipeline(await photo.open(), createWriteStream(fileOf(listId, row), { mode: 0o600 }))
      return null
    } catch (error) {
      // A full disk is ours; else the zip is broken at this place, or says less than it holds.
      if (error instanceof Error && 'syscall' in error) throw error
      await rm(fileOf(listId, row), { force: true })
      return DAMAGED
    }
  }

  const forgetList = (listId: string) => rm(listFolder(listId), { recursive: true, force: true })

  return {
    fileOf,
    forgetList,

    /**
     * Unpacks photos by their rows, one after the other. @returns what is wrong with those that
     * cannot be.
     */
    async keep(
      listId: string,
      photos: ReadonlyMap<number, PackedPhoto>,
    ): Promise<Map<number, Problem>> {
      const problems = new Map<number, Problem>()
      await mkdir(listFolder(listId), { recursive: true, mode: 0o700 })
      try {
        for (const [row, photo] of photos) {
          const problem = await unpack(listId, row, photo)
          if (problem) problems.set(row, problem)
        }
      } catch (error) {
        await forgetList(listId)
        throw error
      }
      return problems
    },

    forget: (listId: string, row: number) => rm(fileOf(listId, row), { force: true }),

    /** The ids of lists of which there are photos here. */
    lists: (): Promise<string[]> => readdir(folder).catch(() => []),

    /** How many photos of each list are here. */
    async waiting(): Promise<Map<string, number>> {
      const lists = await readdir(folder).catch(() => [])
      const counted = await Promise.all(
        lists.map(async (listId) => {
          const photos = await readdir(listFolder(listId)).catch(() => [])
          return [listId, photos.length] as const
        }),
      )
      return new Map(counted)
    },

    /** Whether a list may still be arriving. */
    async isNew(listId: string): Promise<boolean> {
      const written = await stat(listFolder(listId)).catch(() => null)
      return written !== null && Date.now() - written.mtimeMs < ARRIVES_MS
    },
  }
}
export type PhotoFolder = ReturnType<typeof createPhotoFolder>
