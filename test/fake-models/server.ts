import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { anthropicMessages } from './anthropic-messages.ts'
import { chatCompletions } from './chat-completions.ts'
import { googleGenerate } from './google-generate.ts'
import { openaiResponses } from './openai-responses.ts'

const WIRES = [openaiResponses, anthropicMessages, googleGenerate, chatCompletions]
const PIECE_CHARACTERS = 40
const REFUSALS: Record<string, number> = { http401: 401, http429: 429, http500: 500 }
/** How the four send a picture. */
const PICTURE = /"(?:image_url|input_image|inlineData)"|"type":"image"/u
const NEWER_LIMIT =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
const SIGNS = 12
const SIGN_EACH_MS = 200
const NO_PICTURES = 'This model does not support image input.'
export const USAGE = { input: 4200, output: 640 }

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let raw = ''
  for await (const piece of request) raw += piece
  return JSON.parse(raw || '{}')
}

/** What the model says; `prompt` is the whole request, `call` counts from 1. */
export type Says = (prompt: string, call: number) => string

/**
 * Four providers in one, for as long as a test lasts. The name of the model tells how it behaves:
 * `ok`, `slow`, `stall`, `cut`, `error`, `http401`, `http429`, `http429-once`, `http500`, `empty`,
 * `endless`, `silent`, `blind` (it takes no pictures), `length` (it comes to its limit),
 * `newer-limit` (it knows `max_completion_tokens` only); before its words `comments` keeps the
 * connection open with comments, and `reasons` thinks in words of their own.
 */
export async function startFakeModels(says: Says) {
  const requests: {
    path: string
    headers: IncomingMessage['headers']
    body: Record<string, unknown>
  }[] = []
  let left = 0

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://fake.test').pathname
    const body = await bodyOf(request)
    requests.push({ path, headers: request.headers, body })
    const wire = WIRES.find((candidate) => candidate.matches(path))
    const scenario = wire?.modelOf(path, body) ?? ''
    const isFirst = requests.length === 1
    const isBlind = scenario === 'blind' && PICTURE.test(JSON.stringify(body))
    const status = isBlind ? 400 : scenario === 'http429-once' && isFirst ? 429 : REFUSALS[scenario]
    if (scenario === 'newer-limit' && 'max_tokens' in body) {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(wire?.refusal(400, NEWER_LIMIT) ?? {}))
      return
    }
    if (!wire || status) {
      response.writeHead(status ?? 404, {
        'content-type': 'application/json',
        'retry-after-ms': '20',
      })
      response.end(
        JSON.stringify(
          wire?.refusal(status ?? 404, isBlind ? NO_PICTURES : `refused with ${status}`) ?? {},
        ),
      )
      return
    }
    let isOpen = true
    response.on('close', () => {
      isOpen = false
      if (!response.writableFinished) left++
    })
    if (scenario === 'silent') return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(wire.start())
    if (scenario === 'comments' || scenario === 'reasons')
      for (let sign = 0; sign < SIGNS && isOpen; sign++) {
        response.write(
          scenario === 'comments'
            ? ': at work\n\n'
            : (wire.thought?.('Perhaps. [p1 «a lie»] ') ?? ''),
        )
        await pause(SIGN_EACH_MS)
      }
    const text = scenario === 'empty' ? '' : says(JSON.stringify(body), requests.length)
    const pieces = text.match(new RegExp(`.{1,${PIECE_CHARACTERS}}`, 'gsu')) ?? []
    const middle = Math.floor(pieces.length * 0.6)
    do {
      for (const [at, piece] of pieces.entries()) {
        if (!isOpen) return
        if (at === middle && scenario === 'cut') return response.destroy()
        if (at === middle && scenario === 'stall') return
        if (at === middle && scenario === 'garbled') response.write('data: {"garbled words\n\n')
        if (at === middle && scenario === 'error') {
          response.end(wire.errorInStream('overloaded in the middle'))
          return
        }
        response.write(wire.words(piece))
        if (scenario === 'slow') await pause(4)
        else if (at % 20 === 0) await pause(0)
      }
    } while (scenario === 'endless' && isOpen)
    response.end(wire.end(USAGE, scenario === 'length'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    requests,
    /** How many answers were left before their end. */
    left: () => left,
    baseUrl: (provider: string) => `${origin}/${provider === 'google' ? 'v1beta' : 'v1'}`,
  }
}
