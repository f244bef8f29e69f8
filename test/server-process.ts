import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const main = join(import.meta.dirname, '../src/server/main.js')

export interface ServerProcess {
  child: ChildProcess
  /** Resolves with its address, or rejects with what it said when it ended before. */
  address: Promise<string>
  /** Its exit code; null where a signal ended it. */
  ended: Promise<number | null>
}

/** The real server in a process of its own, on SQLite in a folder. Gone when the test is. */
export function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): ServerProcess {
  const { PATH } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      said += bytes.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/u.exec(said)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', () => reject(new Error(said)))
  })
  address.catch(() => {})
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, address, ended }
}
