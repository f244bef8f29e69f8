import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the data folder. */
export const KEY_FILE = 'secret.key'

/** The key of this installation: configured, or made once and kept where only we read it. */
export function secretKeyOf({
  secretKey,
  dataDir,
}: {
  secretKey: string | null
  dataDir: string
}): string {
  if (secretKey) return secretKey
  const file = join(dataDir, KEY_FILE)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const kept = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!kept) throw error
  }
  return readFileSync(file, 'utf8')
}
