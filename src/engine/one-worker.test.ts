import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createOneWorker } from './one-worker.ts'

/** Answers one task after the other; one that hangs, never; one that breaks ends the thread. */
const THREAD = `
  const { parentPort } = require('node:worker_threads')
  let last = Promise.resolve()
  parentPort.on('message', ({ id, hangs, breaks }) => {
    last = last.then(() => {
      if (breaks) process.exit(1)
      return hangs ? new Promise(() => {}) : parentPort.postMessage({ id })
    })
  })`

function createThread(patienceMs: number) {
  return createOneWorker<{ hangs?: boolean; breaks?: boolean }, { id: number }>({
    begin: () => new Worker(THREAD, { eval: true }),
    most: 32,
    patienceMs,
    idleMs: 1000,
    busy: () => new Error('busy'),
    late: () => new Error('late'),
  })
}

async function outcomesOf(tasks: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(tasks)
  return settled.map((task) =>
    task.status === 'fulfilled' ? 'answered' : String(task.reason.message),
  )
}

test('of the tasks that wait only the one that takes too long is given up', async () => {
  const { ask, close } = createThread(300)
  const tasks = [false, true, false, true, false].map((hangs) => ask({ hangs }))
  expect(await outcomesOf(tasks)).toEqual(['answered', 'late', 'answered', 'late', 'answered'])
  await close()
})

test('of the tasks that wait only the one that ends the worker fails', async () => {
  const { ask, close } = createThread(60_000)
  const tasks = [false, true, false, true, false].map((breaks) => ask({ breaks }))
  expect(await outcomesOf(tasks)).toEqual(['answered', 'busy', 'answered', 'busy', 'answered'])
  await close()
})

test('whoever waits when the worker is closed hears of it', async () => {
  const { ask, close } = createThread(60_000)
  const waiting = expect(ask({ hangs: true })).rejects.toThrow('busy')
  await close()
  await waiting
})

test('whoever leaves does not wait for the end of the task', async () => {
  const { ask, close } = createThread(60_000)
  const leaving = new AbortController()
  const waiting = expect(ask({ hangs: true }, leaving.signal)).rejects.toThrow('left')
  leaving.abort(new Error('left'))
  await waiting
  await close()
})
