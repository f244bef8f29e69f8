import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents, type ServerSentEvent } from '#web/lib/event-stream.ts'

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsIn(...texts: string[]): Promise<ServerSentEvent[]> {
  const encoder = new TextEncoder()
  return Array.fromAsync(readEvents(streamOf(texts.map((text) => encoder.encode(text)))))
}

/** Cuts bytes at the given places, inside of characters, too. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const borders = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length].sort(
    (a, b) => a - b,
  )
  return borders.slice(1).map((end, at) => bytes.slice(borders[at], end))
}

const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n\uFEFF]/g, ''))
const sent = fc.record({
  event: fc.stringMatching(/^[a-z]{1,12}$/),
  data: fc.array(line, { minLength: 1 }),
})

test('events arrive whole wherever the network cuts their bytes, and however their lines end', async () => {
  const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
  await fc.assert(
    fc.asyncProperty(fc.array(sent), lineEnd, fc.array(fc.nat()), async (events, end, places) => {
      const lines = events.flatMap(({ event, data }) => [
        `event: ${event}`,
        ...data.map((text) => `data: ${text}`),
        '',
      ])
      const bytes = new TextEncoder().encode(lines.map((text) => text + end).join(''))
      const read = await Array.fromAsync(readEvents(streamOf(cut(bytes, places))))
      expect(read).toEqual(events.map(({ event, data }) => ({ event, data: data.join('\n') })))
    }),
  )
})

test('an event that the end of the stream cuts off is dropped', async () => {
  expect(await eventsIn('event: a\ndata: 1\n\nevent: b\nda', 'ta: {"half')).toEqual([
    { event: 'a', data: '1' },
  ])
})

test('comments, unknown fields and events without data are skipped', async () => {
  expect(await eventsIn(': keep-alive\n\nid: 7\nevent: empty\n\ndata:1\n\n')).toEqual([
    { event: 'message', data: '1' },
  ])
})

test('a broken connection is an error after what has arrived', async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError('network error'))
    },
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: 1\n\n'))
    },
  })
  const events = readEvents(stream)
  expect((await events.next()).value).toEqual({ event: 'message', data: '1' })
  await expect(events.next()).rejects.toThrow('network error')
})

test('whoever stops reading lets the connection go', async () => {
  let isLetGo = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      isLetGo = true
    },
  })
  for await (const _ of readEvents(stream)) break
  expect(isLetGo).toBe(true)
})
