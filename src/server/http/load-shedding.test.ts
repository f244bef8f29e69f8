import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '../errors.ts'
import { shedLoad } from './load-shedding.ts'

const MOST = 3

/**
 * A server that works on at most three calls at once while it is busy, with so many calls that have
 * no answer yet.
 */
async function serverWith(open: number) {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) throw error
    return reply
      .code(error.status)
      .header('retry-after', error.retryAfterSeconds ?? '')
      .send(error.answer)
  })
  await shedLoad(app, MOST)
  const answered = Promise.withResolvers<string>()
  app.get('/api/slow', () => answered.promise)
  app.get('/api/quick', async () => 'told')
  app.get('/page', async () => 'a page')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const slow = Array.from({ length: open }, () => fetch(`${address}/api/slow`))
  let isBusy = false
  const end = async () => {
    isBusy = false
    answered.resolve('late')
    await Promise.all(slow)
  }
  onTestFinished(async () => {
    await end()
    await app.close()
  })
  await pause(100)
  return {
    end,
    get: (path: string) => fetch(address + path),
    /** Leaves the event loop no time, and calls their turn. */
    async keepBusy() {
      isBusy = true
      const spin = async () => {
        while (isBusy) {
          const from = performance.now()
          while (performance.now() - from < 20);
          await nextTurn()
        }
      }
      void spin()
      await pause(1500)
    },
  }
}

test('a busy process that works on many calls refuses the next with 503 and a time to come again', async () => {
  const server = await serverWith(MOST)
  await server.keepBusy()
  const refused = await server.get('/api/quick')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ code: 'temporarily_unavailable' })
  expect((await server.get('/page')).status).toBe(200)
  await server.end()
  expect((await server.get('/api/quick')).status).toBe(200)
})

test('a busy process that works on few calls takes another', async () => {
  const server = await serverWith(MOST - 1)
  await server.keepBusy()
  expect((await server.get('/api/quick')).status).toBe(200)
})

test('a process whose many calls wait for others takes more', async () => {
  const server = await serverWith(MOST * 3)
  expect((await server.get('/api/quick')).status).toBe(200)
})
