import { setTimeout as pause } from 'node:timers/promises'
import { type Figure, figuresOf } from '../figure.ts'
import { load } from '../load.ts'
import type { Running } from '../server.ts'

const AT_ONCE = 12
const SETTLED_MS = 3000

/** Twelve PDFs at once: how long the last takes, and what memory they leave. Then a page of history. */
export async function exports(server: Running, token: string): Promise<Figure[]> {
  const authorization = { authorization: `Bearer ${token}` }
  const asked = await fetch(`${server.address}/api/query-artwork`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mona Lisa', mode: 'professional', language: 'fr' }),
  })
  const { id } = (await asked.json()) as { id: string }
  const print = async () => {
    const path = `/api/my-analyses/${id}/export?format=pdf`
    for (;;) {
      const response = await fetch(`${server.address}${path}`, { headers: authorization })
      await response.arrayBuffer()
      if (response.ok) return
      if (response.status !== 503) throw new Error(`${path}: ${response.status}`)
      await pause(1000 * Number(response.headers.get('retry-after') ?? 1))
    }
  }
  const before = await server.memoryMb()
  return figuresOf(
    [
      { what: `${AT_ONCE} PDFs at once, until the last is there`, unit: 's', goal: 10, held: 40 },
      { what: `Memory above the start after ${AT_ONCE} PDFs`, unit: 'MiB', goal: 150, held: 450 },
      { what: 'Page of history, CPU', unit: 'ms', goal: 1, held: 8 },
    ],
    async () => {
      const start = performance.now()
      await Promise.all(Array.from({ length: AT_ONCE }, print))
      const seconds = (performance.now() - start) / 1000
      await pause(SETTLED_MS)
      const grown = (await server.memoryMb()) - before
      const path = '/api/my-analyses'
      const { cpuMs } = await load(server, { path, tokens: [token], connections: 10, amount: 300 })
      return [seconds, grown, cpuMs]
    },
  )
}
