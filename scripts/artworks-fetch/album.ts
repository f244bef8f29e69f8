import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Photograph, photographsSchema } from '#shared/api/photographs.ts'
import type { Developed } from './photograph.ts'

const LIST = 'photographs.json'

/**
 * The folder of fetched photographs and the list of them, which the server reads. Stopping at any
 * moment leaves both whole.
 */
export function openAlbum(folder: string) {
  mkdirSync(folder, { recursive: true })
  const list = join(folder, LIST)
  const held = new Map<string, Photograph>()
  if (existsSync(list)) {
    const { photographs } = photographsSchema.parse(JSON.parse(readFileSync(list, 'utf8')))
    for (const photograph of photographs) held.set(photograph.slug, photograph)
  }

  /** A file is whole as soon as it has its name. */
  function write(name: string, content: Buffer | string) {
    writeFileSync(join(folder, `${name}.part`), content)
    renameSync(join(folder, `${name}.part`), join(folder, name))
  }

  return {
    holds: (slug: string) => held.has(slug),
    add(photograph: Photograph, { files }: Developed) {
      for (const [end, content] of files) write(`${photograph.slug}-${end}`, content)
      held.set(photograph.slug, photograph)
      write(LIST, `${JSON.stringify({ photographs: [...held.values()] }, null, 2)}\n`)
    },
  }
}
export type Album = ReturnType<typeof openAlbum>
