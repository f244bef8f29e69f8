import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRunning } from './running.ts'

test('a stop waits for a download that is being read, and takes no other', async () => {
  const running = createRunning()
  const download = new PassThrough()
  const read = text(running.trackStream(download))
  const closed = running.close(10_000)
  expect(() => running.trackStream(new PassThrough())).toThrow('The server is restarting')
  download.end('the last of it')
  expect(await read).toBe('the last of it')
  await closed
})

test('a stop breaks a download off that nobody reads on', async () => {
  const running = createRunning()
  const stalled = running.trackStream(new PassThrough())
  stalled.on('error', () => {})
  await running.close(10)
  expect(stalled.destroyed).toBe(true)
})

test('what is broken off at a stop is told to come again', async () => {
  const running = createRunning()
  const answer = running.track(async (signal) => {
    await setTimeout(20)
    signal.throwIfAborted()
  })
  running.close(10)
  await expect(answer).rejects.toMatchObject({ code: 'restarting', retryAfterSeconds: 5 })
})
