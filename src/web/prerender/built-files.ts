import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of the client that the bundler has written, by its manifest. */
export const ROOT = 'dist/client'
export const ENTRY = 'src/web/client.tsx'

interface Chunk {
  file: string
  name?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(join(ROOT, '.vite/manifest.json'), 'utf8'),
)

export function chunk(name: string): Chunk {
  const found = manifest[name]
  if (!found) throw new Error(`The client build has no chunk ${name}`)
  return found
}

export function fileOf(name: string): string {
  return `/${chunk(name).file}`
}

/**
 * The name under which the manifest has a file that several pages share: see `SHARED_FILES` in
 * `vite.config.ts`.
 */
export function sharedChunk(name: string): string {
  const [found] = Object.entries(manifest).find(([, { name: itsName }]) => itsName === name) ?? []
  if (found === undefined) throw new Error(`The client build has no file ${name}`)
  return found
}

/**
 * The files of some chunks and of what they need. `later`: also of what they load by themselves,
 * libraries excepted.
 */
export function filesOf(names: readonly string[], later = false): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const { imports = [], dynamicImports = [] } = chunk(name)
    imports.forEach(visit)
    if (later && name !== ENTRY)
      dynamicImports.filter((one) => one.startsWith('src/')).forEach(visit)
  }
  names.forEach(visit)
  return [...seen].map(fileOf)
}
