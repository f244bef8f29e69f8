import { setTimeout as pause } from 'node:timers/promises'
import { professional, run } from './server.ts'

/** One user may not ask more. */
const ANSWERS_A_MINUTE = 240
const PROBES = 400
const PROBE_EACH_MS = 25
/** The first token comes when the probes are over. */
const PACE = '40000-300-5'

/** What the app is like while so many readers wait for the first words of a model. */
export async function waitingReaders(
  baseUrl: string,
  readers: number,
): Promise<Record<string, number>> {
  const server = await run('src/server/main.js', [], undefined, {
    ART_MODEL: `compatible/${PACE}`,
    ART_BASE_URL: baseUrl,
  })
  const tokens: string[] = []
  for (let user = 0; user * ANSWERS_A_MINUTE < readers; user++)
    tokens.push(await professional(server, `bench-${user}@example.com`))
  const before = await server.memoryMb()
  let isWaiting = 0
  const answers = Array.from({ length: readers }, async (_value, at) => {
    const response = await fetch(`${server.address}/api/query-artwork`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[at % tokens.length]}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      // Each asks something else: the same is written once for all.
      body: JSON.stringify({ name: 'The Starry Night', question: `What does star ${at} mean?` }),
    })
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    isWaiting++
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      text += chunk
    return /"writer":"(?:model|mixed)"/u.test(text)
  })
  while (isWaiting < readers) await pause(PROBE_EACH_MS)

  const times: number[] = []
  for (let probe = 0; probe < PROBES; probe++) {
    const start = performance.now()
    await (await fetch(`${server.address}/healthz`)).text()
    times.push(performance.now() - start)
    await pause(PROBE_EACH_MS)
  }
  const memory = await server.memoryMb()
  const written = (await Promise.all(answers)).filter((byModel) => byModel).length
  const afterwards = await server.memoryMb()
  await server.stop()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    readers,
    'memory before (MiB)': Math.round(before),
    'memory waiting (MiB)': Math.round(memory),
    'memory after (MiB)': Math.round(afterwards),
    '/healthz p50 (ms)': Math.round(sorted[Math.ceil(PROBES * 0.5) - 1] ?? 0),
    '/healthz p99 (ms)': Math.round(sorted[Math.ceil(PROBES * 0.99) - 1] ?? 0),
    'written by the model': written,
  }
}
