import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { isAway } from './reached.ts'

const CONNECT_MS = 3000
const BETWEEN_TRIES_MS = 500

/**
 * Waits until PostgreSQL takes our connections: a server may be started before its database.
 *
 * @param tell hears each new reason for the wait.
 * @throws ConfigError where waiting does not help, such as for a wrong password.
 */
export async function untilItAnswers(url: string, tell: (reason: string) => void): Promise<void> {
  let told = ''
  while (true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const reason = reasonOf(error)
      if (!isAway(error)) throw new ConfigError([`DATABASE_URL: ${reason}`])
      if (reason !== told) tell(reason)
      told = reason
    }
    await pause(BETWEEN_TRIES_MS)
  }
}

/** Node tries each address of a name, and tells of all of them in one error without words. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
