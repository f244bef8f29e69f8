// A provider that answers at a steady pace, in a process of its own: chat completions, streamed.
// The name of the model is the pace, `first-count-each` in milliseconds, tokens, milliseconds:
// `200-300-5`. It writes the passages that it is given, and finds every claim supported.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { chatCompletions } from '#test/fake-models/chat-completions.ts'
import { askedIn, claimsIn, goodSentences, marked } from '#test/fake-models/prose.ts'

/** What it answers to a question on a work that is told whole. */
const ANSWER = `${' '.repeat(2000)}The stars are in the sky. [v1]`

/** A text in so many pieces of nearly the same length. */
function pieces(text: string, count: number): string[] {
  return Array.from({ length: count }, (_value, at) =>
    text.slice(
      Math.round((at * text.length) / count),
      Math.round(((at + 1) * text.length) / count),
    ),
  )
}

const server = createServer(async (request, response) => {
  const start = performance.now()
  let body = ''
  for await (const piece of request) body += piece
  const [first = 0, count = 1, each = 0] = String(JSON.parse(body).model).split('-').map(Number)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  // A verdict is a few words for each claim: it comes after the first token at the same pace.
  const isCheck = askedIn(body) === 'check'
  const verdicts = claimsIn(body).map((_claim, at) => `${at + 1} supported`)
  const said = isCheck
    ? pieces(verdicts.join('\n'), verdicts.length * 4)
    : pieces(marked(goodSentences(body, 'en')) || ANSWER, count)
  for (const [at, piece] of said.entries()) {
    const late = performance.now() - start - (first + at * each)
    if (late < 0) await pause(-late)
    if (response.destroyed) return
    response.write((at === 0 ? chatCompletions.start() : '') + chatCompletions.words(piece))
  }
  response.end(chatCompletions.end({ input: 4200, output: count }))
})
// A connection that is closed while a call takes it up again would be a fault of this server, not
// of what is measured.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
process.on('SIGTERM', () => process.exit(0))
