// A provider that answers at a steady pace, in a process of its own: chat completions, streamed. The name of the model is the pace,
// `first-count-each` in milliseconds, tokens, milliseconds: `200-300-5`. It writes what an editor wrote on one work.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { chatCompletions } from '#test/fake-models/chat-completions.ts'
import { goodLines, jsonLines } from '#test/fake-models/lines.ts'

const text = jsonLines(goodLines('the-starry-night', 'explorer', 'en'))

/** A text in so many pieces of nearly the same length. */
function pieces(count: number): string[] {
  return Array.from({ length: count }, (_value, at) =>
    text.slice(Math.round((at * text.length) / count), Math.round(((at + 1) * text.length) / count)),
  )
}

const server = createServer(async (request, response) => {
  const start = performance.now()
  let body = ''
  for await (const piece of request) body += piece
  const [first = 0, count = 1, each = 0] = String(JSON.parse(body).model).split('-').map(Number)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  for (const [at, piece] of pieces(count).entries()) {
    const late = performance.now() - start - (first + at * each)
    if (late < 0) await pause(-late)
    if (response.destroyed) return
    response.write((at === 0 ? chatCompletions.start() : '') + chatCompletions.words(piece))
  }
  response.end(chatCompletions.end({ input: 4200, output: count }))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
