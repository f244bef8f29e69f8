import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The account that opens the pages for operators. */
export const OPERATOR = 'operator@example.com'

/** The product as a newcomer starts it: on a free port, with a data folder of its own. */
export async function startServer(): Promise<{ address: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'artsking-e2e-'))
  const server = spawn(process.execPath, ['src/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADMIN_EMAILS: OPERATOR,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let screen = ''
    server.stdout.on('data', (chunk: Buffer) => {
      screen += chunk.toString()
      const found = /Open\s+(http:\S+)/u.exec(screen)
      if (found?.[1]) resolve(found[1])
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${screen}`)))
  })
  const stop = async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  return { address, stop }
}
