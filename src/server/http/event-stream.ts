import { setImmediate } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { saidOf } from './error-answers.ts'
import type { Reader } from './reader.ts'

/** A proxy cuts a line on which nothing comes for a minute; a model may think for longer. */
const SIGN_OF_LIFE_MS = 15_000

export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream')
}

function format(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * Sends events as Server-Sent Events. The first one is awaited before the headers go out, so that
 * what fails at once is answered with its own status. When the reader goes away the events are
 * still taken to their end; with a `reader` only once a statement was sent.
 */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<{ event: string; data: unknown }>,
  reader?: Reader,
): Promise<void> {
  const iterator = events[Symbol.asyncIterator]()
  let next = await iterator.next()
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...Object.fromEntries(
      Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined),
    ),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (!raw.destroyed) raw.write(text)
  }
  const signs = setInterval(() => write(':\n\n'), SIGN_OF_LIFE_MS)
  try {
    while (!next.done) {
      if (next.value.event === 'statement' && !raw.destroyed) reader?.hasWords()
      write(format(next.value.event, next.value.data))
      // What is written goes out before more is made, and other readers get their turn.
      await setImmediate()
      next = await iterator.next()
    }
  } catch (error) {
    const said = saidOf(error, request)
    write(format('error', { status: said.status, ...said.answer }))
  } finally {
    clearInterval(signs)
  }
  raw.end()
}
