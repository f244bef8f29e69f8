import { type Figure, figuresOf } from '../figure.ts'
import { load } from '../load.ts'
import { median, type Running } from '../server.ts'

const NAMES = ['The Starry Night', 'Las Meninas', 'Le Baiser', '吶喊', 'The Night Watch']
const bodies = NAMES.map((name) => ({ name, mode: 'professional', language: 'fr' }))
const STREAMS = 25

/** Milliseconds from the question to the first statement of the stream. */
async function firstStatement(address: string, token: string, body: object): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${address}/api/query-artwork`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(`an answer came with status ${response.status}`)
  let first = Number.NaN
  for await (const chunk of response.body ?? [])
    if (Number.isNaN(first) && Buffer.from(chunk).includes('event: statement'))
      first = performance.now() - start
  if (Number.isNaN(first)) throw new Error('an answer came without a statement')
  return first
}

/** Whole answers of the catalogue, for one reader and for many at once. */
export async function answers(server: Running, tokens: readonly string[]): Promise<Figure[]> {
  const ask = (connections: number, amount: number, mayShed = false) =>
    load(server, { path: '/api/query-artwork', tokens, bodies, connections, amount, mayShed })
  await ask(5, 100)
  return figuresOf(
    [
      { what: 'Answer, CPU', unit: 'ms', goal: 4, held: 12 },
      { what: 'Answer, 1 reader, p50', unit: 'ms', goal: 10, held: 50 },
      { what: 'Answer, 1 reader, p99', unit: 'ms', goal: 25, held: 100 },
      { what: 'Answer, 10 readers, p50', unit: 'ms', goal: 40, held: 150 },
      { what: 'Answer, 10 readers, p99', unit: 'ms', goal: 90, held: 300 },
      { what: 'Answers, 50 readers', unit: 'a second', goal: 250, held: 60, isRate: true },
      { what: 'First statement, 1 reader, p50', unit: 'ms', goal: 25 },
    ],
    async () => {
      const alone = await ask(1, 100)
      const ten = await ask(10, 300)
      const fifty = await ask(50, 400, true)
      const firsts: number[] = []
      for (let turn = 0; turn < STREAMS; turn++)
        firsts.push(
          await firstStatement(server.address, tokens.at(-1) ?? '', bodies[turn % 5] ?? {}),
        )
      return [ten.cpuMs, alone.p50, alone.p99, ten.p50, ten.p99, fifty.perSecond, median(firsts)]
    },
  )
}
