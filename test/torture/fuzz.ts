// Whether any body or path makes the server fail. Sends bodies that nobody would write to every call
// of the API, by a reader and by a stranger, each from another network, and counts what answers with
// 5xx. Run: node test/torture/fuzz.ts [bodies] [seed]
import {
  call,
  end,
  found,
  isAlive,
  memoryOf,
  register,
  startServer,
  withFolder,
} from './tried-server.ts'

const BODIES = Number(process.argv[2] ?? 20_000)
const SEED = Number(process.argv[3] ?? Date.now() % 1_000_000)
const AT_ONCE = 8
/** These end what the others need: the session and the account. */
const LEFT_OUT = new Set(['/api/auth/logout', '/api/account/close'])
const MEMORY_MB = 700

let state = SEED
/** 0 ≤ x < 1, the same for the same seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
const below = (most: number) => Math.floor(random() * most)
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T

const STRINGS = [
  '',
  ' ',
  'Mona Lisa',
  '\0',
  '\u202e\u200b\ufeff',
  '\ud800',
  'a'.repeat(100_000),
  '𝕏'.repeat(300),
  'e\u0301'.repeat(500),
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%ff%2e%2e',
  '{{7*7}}',
  'NaN',
  '9'.repeat(400),
  '1970-13-45T99:99:99Z',
  'x@y.z',
  `${'a'.repeat(60)}@${'b'.repeat(200)}.example`,
  '蒙娜麗莎'.repeat(80),
  '(((((((((a+)+)+)+)+)+)+)+)+)$',
]
const NUMBERS = [0, -0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 5e-324, 100_000_000]
const KEYS = ['__proto__', 'constructor', 'toString', 'length', '', 'name', 'id', '$where', 'a.b']

function anything(depth = 0): unknown {
  const kinds = depth > 5 ? 5 : 8
  switch (below(kinds)) {
    case 0:
      return null
    case 1:
      return random() < 0.5
    case 2:
      return oneOf(NUMBERS)
    case 3:
    case 4:
      return oneOf(STRINGS)
    case 5:
      return Array.from({ length: below(6) }, () => anything(depth + 1))
    case 6:
      return Array.from({ length: 600 }, () => oneOf(STRINGS.slice(0, 6)))
    default:
      return Object.fromEntries(
        Array.from({ length: below(6) }, () => [oneOf(KEYS), anything(depth + 1)]),
      )
  }
}

interface Schema {
  properties?: Record<string, Schema>
  enum?: unknown[]
  type?: string
}
interface Operation {
  method: string
  path: string
  schema: Schema | null
}

/** The calls of the API with the schema of their body, as its document has them. */
async function operationsOf(address: string): Promise<Operation[]> {
  const { paths } = await call(address, 'GET', '/api/openapi.json', null)
  return Object.entries<
    Record<string, { requestBody?: { content?: Record<string, { schema: Schema }> } }>
  >(paths)
    .filter(([path]) => !LEFT_OUT.has(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        schema: requestBody?.content?.['application/json']?.schema ?? null,
      })),
    )
}

/** A body of the right shape in which some fields are anything. */
function nearlyRight({ properties, enum: values, type }: Schema, depth = 0): unknown {
  if (random() < 0.15 || depth > 4) return anything()
  if (values) return oneOf(values)
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(() => random() < 0.85)
        .map(([key, schema]) => [key, nearlyRight(schema, depth + 1)]),
    )
  if (type === 'number' || type === 'integer') return oneOf(NUMBERS)
  if (type === 'boolean') return random() < 0.5
  return oneOf(STRINGS)
}

function bodyOf(schema: Schema | null): { body?: string; type: string } {
  const type =
    random() < 0.9 ? 'application/json' : oneOf(['text/plain', 'multipart/form-data', 'x', ''])
  switch (below(10)) {
    case 0:
      return { type }
    case 1:
      return { type, body: oneOf(['{', '{"a":', 'null', '"', '[]', '{"a":1,"a":2}', '\ufeff{}']) }
    case 2:
      return { type, body: '['.repeat(20_000) }
    case 3:
      return { type, body: JSON.stringify(anything()) }
    default:
      return { type, body: JSON.stringify(nearlyRight(schema ?? {})) }
  }
}

const pathOf = (path: string) =>
  path.replace(/\{\w+\}/gu, () => encodeURIComponent(oneOf(STRINGS).slice(0, 500).toWellFormed())) +
  (random() < 0.3
    ? `?${oneOf(KEYS)}=${encodeURIComponent(oneOf(STRINGS).slice(0, 500).toWellFormed())}`
    : '')

await withFolder(async (dataDir) => {
  const server = await startServer(dataDir, { TRUST_PROXY: 'on' })
  const token = await register(server)
  const operations = await operationsOf(server.address)
  const before = await memoryOf(server)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let sent = 0

  async function fuzz(): Promise<void> {
    while (sent < BODIES && isAlive(server)) {
      const nth = sent++
      const { method, path, schema } = oneOf(operations)
      const { body, type } = bodyOf(schema)
      const headers: Record<string, string> = {
        accept: 'application/json',
        'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
        ...(type && method !== 'GET' ? { 'content-type': type } : {}),
        ...(random() < 0.7 ? { authorization: `Bearer ${token}` } : {}),
      }
      const at = pathOf(path)
      try {
        const response = await fetch(server.address + at, {
          method,
          headers,
          redirect: 'manual',
          ...(method === 'GET' ? {} : { body }),
        })
        await response.arrayBuffer()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const isShed = response.status === 503 && response.headers.has('retry-after')
        if (response.status >= 500 && !isShed)
          faults.push(
            `${method} ${at.slice(0, 120)}: ${response.status} for ${body?.slice(0, 300)}`,
          )
      } catch (error) {
        faults.push(`${method} ${at.slice(0, 120)}: ${error} for ${body?.slice(0, 300)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fuzz))
  const after = await memoryOf(server)
  for (const fault of faults.slice(0, 10)) console.log(fault)
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
  found(
    isAlive(server) && faults.length === 0,
    `${sent} bodies to ${operations.length} calls (seed ${SEED}), ${faults.length} faults; ${counts.join(', ')}`,
  )
  const health = await fetch(`${server.address}/readyz`)
  found(
    health.status === 200 && after.most <= MEMORY_MB,
    `/readyz ${health.status} afterwards; memory ${before.now} MiB before, ${after.now} after, ${after.most} at most`,
  )
  await end(server, 'SIGTERM')
})
