import { setTimeout as pause } from 'node:timers/promises'
import type { World } from './world.ts'

/**
 * Asks by a real connection, and leaves: once some words came, or something has happened. @returns
 * the user's token.
 */
export async function askAndLeave(
  world: World,
  body: object,
  after: string | (() => boolean),
  accept = 'text/event-stream',
): Promise<string> {
  const token = await world.register('ann@example.com')
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const left = new AbortController()
  const response = fetch(`${address}/api/query-artwork`, {
    method: 'POST',
    signal: left.signal,
    headers: { authorization: `Bearer ${token}`, accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (typeof after === 'string') {
    let read = ''
    for await (const piece of (await response).body?.pipeThrough(new TextDecoderStream()) ?? []) {
      read += piece
      if (read.includes(after)) break
    }
  } else while (!after()) await pause(10)
  left.abort()
  await response.catch(() => {})
  return token
}
