import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sendEvents } from './event-stream.ts'

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
