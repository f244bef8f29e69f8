import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, figuresOf } from '../figure.ts'
import { run } from '../server.ts'

const SETTLED_MS = 2000
const client = join(import.meta.dirname, '../../dist/client')

/**
 * How long a server takes to start and give its first whole answer, where it has run before, and
 * its idle memory.
 * @param dataDir the folder of a server that has stopped.
 */
export async function starting(dataDir: string, token: string): Promise<Figure[]> {
  return figuresOf(
    [
      { what: 'Warm start to the first whole answer', unit: 's', goal: 1, held: 2 },
      { what: 'Idle memory', unit: 'MiB', goal: 150, held: 300 },
    ],
    async () => {
      const start = performance.now()
      const server = await run('src/server/main.js', [], dataDir)
      const idle = async () => {
        const asleep = await run('src/server/main.js')
        await pause(SETTLED_MS)
        const memory = await asleep.memoryMb()
        await asleep.stop()
        return memory
      }
      const answer = await fetch(`${server.address}/api/query-artwork`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Mona Lisa', mode: 'professional', language: 'fr' }),
      })
      await answer.arrayBuffer()
      const seconds = (performance.now() - start) / 1000
      await server.stop()
      return [seconds, await idle()]
    },
  )
}

/** The scripts that the home page names, as they travel. */
export function firstLoad(): Figure {
  const scripts = readFileSync(join(client, 'index.html'), 'utf8').match(/\/assets\/[^" ]+\.js/gu)
  const bytes = [...new Set(scripts)].map((script) => statSync(join(client, `${script}.gz`)).size)
  const value = bytes.reduce((sum, size) => sum + size, 0) / 1024
  const what = 'JavaScript on the first load of /, gzip'
  return { what, unit: 'KiB', goal: 90, value, isSteady: true }
}
