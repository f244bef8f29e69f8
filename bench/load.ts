import autocannon from 'autocannon'
import { median, type Running } from './server.ts'

const ROUNDS = 3

export interface Load {
  path: string
  /** One for each reader, in turn. */
  tokens?: readonly string[]
  /** The bodies that are posted in turn; none for a GET. */
  bodies?: readonly object[]
  connections: number
  amount: number
  /** Whether a server that has too much to do may say so (503): only what it answers counts. */
  mayShed?: boolean
}

export interface Measured {
  /** CPU of the server process a request, in milliseconds. */
  cpuMs: number
  p50: number
  p99: number
  perSecond: number
}

/** Sends requests until `amount` are answered. @throws Error where one is refused. */
export async function load(
  server: Running,
  { path, tokens = [], bodies, connections, amount, mayShed = false }: Load,
): Promise<Measured> {
  const methods = bodies ? { method: 'POST' as const } : {}
  const everybody = tokens.length > 0 ? tokens : [null]
  // Each connection begins with the first: so readers change fastest.
  const requests = (bodies ?? [null]).flatMap((body) =>
    everybody.map((token) => ({
      ...methods,
      path,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })),
  )
  const before = await server.cpuMs()
  const begun = performance.now()
  const result = await autocannon({ url: server.address, connections, amount, requests })
  const seconds = (performance.now() - begun) / 1000
  const shed = mayShed ? (result.statusCodeStats?.['503']?.count ?? 0) : 0
  if (result.non2xx > shed || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  const answered = amount - shed
  return {
    cpuMs: ((await server.cpuMs()) - before) / answered,
    p50: result.latency.p50,
    p99: result.latency.p99,
    perSecond: answered / seconds,
  }
}

/** The ratio of two servers' CPU a request, measured in turns. */
export async function ratio(
  ours: () => Promise<Measured>,
  theirs: () => Promise<Measured>,
): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    ratios.push((await ours()).cpuMs / (await theirs()).cpuMs)
  return median(ratios)
}
