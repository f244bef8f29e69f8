import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** The open-access photographs that `npm run artworks:fetch` has put into a folder. */
export async function photographsIn(folder: string): Promise<Photograph[]> {
  const list = await contentOf(join(folder, 'photographs.json'))
  return list === null ? [] : photographsSchema.parse(JSON.parse(list.toString())).photographs
}
