import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const scripts = join(import.meta.dirname, '../scripts')

/** Runs a command as an operator does, in a process of its own. */
export async function operate(
  command: 'backup' | 'restore' | 'db-check' | 'db-move',
  environment: Record<string, string>,
  ...words: string[]
): Promise<{ code: number; said: string; failure: string }> {
  const env = { PATH: process.env.PATH, ...environment }
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(scripts, `${command}.ts`), ...words],
      { env },
    )
    return { code: 0, said: stdout, failure: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout, failure: stderr }
  }
}
