import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Photograph, photographsSchema } from '#shared/api/photographs.ts'

/** What is in a file, or null where there is none. */
export async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * The open-access photographs that `npm run artworks:fetch` has put into a folder; none is as good
 * as some.
 */
export function createPhotographs(folder: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  return {
    async list(): Promise<Photograph[]> {
      const list = await contentOf(join(folder, 'photographs.json'))
      if (list === null) return []
      try {
        return photographsSchema.parse(JSON.parse(list.toString())).photographs
      } catch (err) {
        log.warn({ err }, 'the list of photographs is damaged, and taken as empty')
        return []
      }
    },

    /** A file of the folder, or null where there is none. */
    file: (name: string) => contentOf(join(folder, name)),
  }
}
export type Photographs = ReturnType<typeof createPhotographs>
