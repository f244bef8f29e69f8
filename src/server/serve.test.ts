import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#test/server-process.ts'
import { createWorld } from '#test/world.ts'

const STOPPED_WITHIN_MS = 15_000
// These are about SQLite, or about no database.
const onSqlite = test.skipIf(process.env.TEST_DATABASE === 'postgres')

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'artsking-serve-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** Sends the head of a request that holds more than ever comes. */
async function neverEnding(address: string, head: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const line = connect(Number(port), hostname)
  line.on('error', () => {})
  onTestFinished(() => void line.destroy())
  await new Promise((resolve) => line.once('connect', resolve))
  line.write(`${head}\r\nhost: ${hostname}\r\ncontent-length: 100000\r\n\r\nonly this`)
  await pause(200)
}

onSqlite(
  'a second server on one SQLite folder is refused in a sentence, and the first goes on',
  async () => {
    const dataDir = await folder()
    const first = await startServer(dataDir).address
    const second = startServer(dataDir)
    await expect(second.address).rejects.toThrow(
      /^The configuration needs mending:\n {2}DATA_DIR: another server works in .+DATABASE_URL\)\n$/u,
    )
    expect(await second.ended).toBe(1)
    expect((await fetch(`${first}/readyz`)).status).toBe(200)
  },
)

onSqlite('a server that was killed leaves its folder to the next', async () => {
  const dataDir = await folder()
  const first = startServer(dataDir)
  await first.address
  first.child.kill('SIGKILL')
  await first.ended
  expect((await fetch(`${await startServer(dataDir).address}/readyz`)).status).toBe(200)
})

onSqlite('a stop does not wait for whoever sends a body without end', async () => {
  const server = startServer(await folder())
  const address = await server.address
  await neverEnding(address, 'POST /api/auth/login HTTP/1.1\r\ncontent-type: application/json')
  server.child.kill('SIGTERM')
  const stopped = await Promise.race([server.ended, pause(STOPPED_WITHIN_MS, 'still running')])
  expect(stopped).toBe(0)
})

onSqlite('a stop does not wait for a picture that never arrives', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await neverEnding(
    address,
    `POST /api/analyze-artwork HTTP/1.1\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x`,
  )
  const stopped = await Promise.race([world.stop(), pause(STOPPED_WITHIN_MS, 'still running')])
  expect(stopped).toBeUndefined()
})
