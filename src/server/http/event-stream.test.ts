import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readerOf, sendEvents } from './event-stream.ts'

test('a reader who left before anybody watched is known to have left', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: artsking\r\n\r\n')
  const [, raw] = await once(server, 'request')
  const stays = readerOf({ raw }, () => {})
  expect(stays.gone.aborted).toBe(false)

  client.destroy()
  await once(raw, 'close')
  expect(stays.gone.aborted).toBe(true)
  expect(readerOf({ raw }, () => {}).gone.reason).toMatchObject({ code: 'requestTimeout' })
})

test('a stream gives a sign of life while a model thinks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  async function* events() {
    yield { event: 'stage', data: {} }
    vi.advanceTimersByTime(60_000)
    yield { event: 'statement', data: {} }
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/', (request, reply) => sendEvents(request, reply, events()))
  const { body } = await app.inject('/')
  expect(body).toBe(`event: stage\ndata: {}\n\n${':\n\n'.repeat(4)}event: statement\ndata: {}\n\n`)
  expect(vi.getTimerCount()).toBe(0)
})
