import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const MOST_CONNECTIONS = 10
/** How long a new connection, or a place among the connections, is waited for. */
const CONNECT_MS = 3000
/**
 * A statement that takes longer may wait for a network on which nothing moves: then we ask on a new
 * connection.
 */
const SLOW_MS = 2000
const PROBE_MS = 2500
const LOOK_MS = 500
const IDLE_MS = 10_000
/** The server ends what takes longer. */
const LONGEST_STATEMENT_MS = 60_000
/** A lost connection holds its locks no longer. */
const LONGEST_PAUSE_IN_TRANSACTION_MS = 10_000

/** Whether PostgreSQL answers on a new connection, be it with a refusal. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: unknown) => error instanceof pg.DatabaseError,
    )
  const patience = new AbortController()
  const givenUp = pause(PROBE_MS, false, { signal: patience.signal }).catch(() => false)
  const answered = await Promise.race([asked, givenUp])
  patience.abort()
  client.end().catch(() => {})
  return answered
}

/**
 * A pool of connections that outlives a PostgreSQL that restarts, and a network that falls silent:
 * then statements that wait fail within `SLOW_MS + PROBE_MS`, and the next ones go out on new
 * connections.
 */
export function openPool(config: pg.PoolConfig, statementMs = LONGEST_STATEMENT_MS): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_IN_TRANSACTION_MS,
    keepAlive: true,
  })
  const idle = new Set<pg.PoolClient>()
  /** When each connection in use was taken, in milliseconds of the process. */
  const inUse = new Map<pg.PoolClient, number>()
  let watch: NodeJS.Timeout | undefined
  let isAsking = false

  /**
   * The pool forgets an idle connection on an error; one in use fails what it waits for, and is
   * forgotten after that.
   */
  function cutAll(): void {
    for (const client of idle)
      client.emit('error', new Error('Connection terminated: the network is silent'))
    for (const client of inUse.keys()) client.end().catch(() => {})
  }

  async function look(): Promise<void> {
    const [longest = Number.POSITIVE_INFINITY] = inUse.values()
    if (isAsking || performance.now() - longest < SLOW_MS) return
    isAsking = true
    if (!(await answers(config))) cutAll()
    isAsking = false
  }

  // The pool replaces a broken connection at the next statement; a running statement fails with its
  // own error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('acquire', (client) => {
    idle.delete(client)
    inUse.set(client, performance.now())
    watch ??= setInterval(look, LOOK_MS).unref()
  })
  pool.on('release', (_error, client) => {
    inUse.delete(client)
    idle.add(client)
    if (inUse.size > 0) return
    clearInterval(watch)
    watch = undefined
  })
  pool.on('remove', (client) => {
    idle.delete(client)
    inUse.delete(client)
  })
  return pool
}
