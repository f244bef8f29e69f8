import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'
import { isBackupFile } from './backed-up-files.ts'
import { OperationError } from './operation-error.ts'

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'
const FORMAT = 1

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  made_at: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** Of PostgreSQL. */
  schema: z.string().nullable(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sum: z.string() })),
  files: z.array(
    z.object({
      path: z.string().refine(isBackupFile),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
})

/** What a backup holds, and how each part is known to be whole. */
export type Manifest = z.output<typeof manifestSchema>
type BackupFile = Manifest['files'][number]

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Brings a file to the disk and tells by what it is known. */
export async function sealed(folder: string, path: string): Promise<BackupFile> {
  const handle = await open(join(folder, path), 'r+')
  await handle.sync()
  const { size } = await handle.stat()
  await handle.close()
  return { path, bytes: size, sha256: await sha256Of(join(folder, path)) }
}

export function manifestText(manifest: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`
}

/** The manifest of a backup. @throws OperationError where the folder is none. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new OperationError(`${backup} is not a backup: it has no ${MANIFEST}.`)
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new OperationError(`The backup ${backup} is spoilt: its ${MANIFEST} cannot be read.`)
  }
}

async function faultOf(
  folder: string,
  { path, bytes, sha256 }: BackupFile,
): Promise<string | null> {
  const found = await stat(join(folder, path)).catch(() => null)
  if (!found?.isFile()) return `${path} is missing`
  if (found.size !== bytes) return `${path} has ${found.size} bytes in place of ${bytes}`
  return (await sha256Of(join(folder, path))) === sha256
    ? null
    : `the content of ${path} has changed`
}

/**
 * Compares the files in a folder with a manifest. @throws OperationError naming each that differs.
 */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const faults: string[] = []
  for (const file of files) {
    const fault = await faultOf(folder, file)
    if (fault) faults.push(fault)
  }
  if (faults.length > 0)
    throw new OperationError(`The backup ${folder} is spoilt: ${faults.join('; ')}.`)
}
