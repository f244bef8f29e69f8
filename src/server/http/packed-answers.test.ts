import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { packAnswer } from './packed-answers.ts'

const long = { text: 'The brightest star is Venus. '.repeat(400) }

async function ask(url: string, encodings: string) {
  const app = Fastify()
  app.addHook('onSend', packAnswer)
  app.get('/long', () => long)
  app.get('/short', () => ({ text: 'Venus' }))
  app.get('/text', (_request, reply) => reply.type('text/plain').send(long.text))
  return app.inject({ url, headers: { 'accept-encoding': encodings } })
}

test('a long answer is packed as the browser can unpack it', async () => {
  const br = await ask('/long', 'gzip, deflate, br, zstd')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(long)
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)

  const gzip = await ask('/long', 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(long)
})

test.for([
  ['a short answer', '/short', 'br'],
  ['what is no JSON', '/text', 'br'],
  ['what nobody could unpack', '/long', 'identity'],
] as const)('%s is sent as it is', async ([, url, encodings]) => {
  const { headers, payload } = await ask(url, encodings)
  expect(headers['content-encoding']).toBeUndefined()
  expect(payload).toContain('Venus')
})
