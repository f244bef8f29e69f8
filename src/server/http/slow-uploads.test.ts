import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyError } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '../errors.ts'
import { answerError } from './error-answers.ts'
import type { Slowness } from './places.ts'
import { createUploads } from './uploads.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

const HEAD =
  'POST / HTTP/1.1\r\nhost: test\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n'
const FILE_HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

/** A line to a server that receives pictures, and what is left of them there. */
async function openLine(
  patience: { wholeMs: number; stillMs: number },
  admit = async (_fields: object) => {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-uploads-'))
  const uploads = createUploads({ folder, field: 'file', patience, most: 1 })
  const app = Fastify()
  app.setErrorHandler<FastifyError>(answerError)
  await app.register(multipart)
  app.post('/', (request) =>
    uploads.receive(request, 'ann', { admit, use: async () => ({ received: true }) }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const line: Socket = connect(port, '127.0.0.1')
  let answer = ''
  line.on('data', (chunk) => {
    answer += chunk
  })
  line.on('error', () => {})
  onTestFinished(async () => {
    line.destroy()
    await app.close()
    await rm(folder, { recursive: true })
  })
  const answered = async () => {
    while (!answer.includes('}')) await once(line, 'data')
    return answer
  }
  return { line, answered, left: () => readdir(folder) }
}

noDatabase.for([
  ['before the picture', ''],
  ['in the middle of the picture', `${FILE_HEAD}abc`],
])(
  'an upload that stands still %s is given up with a sentence, and leaves nothing',
  async ([, begun]) => {
    const { line, answered, left } = await openLine({ wholeMs: 60_000, stillMs: 100 })
    line.write(HEAD + begun)
    const answer = await answered()
    expect(answer).toMatch(/^HTTP\/1.1 408 /u)
    expect(answer).toContain('The picture took too long to arrive')
    expect(await left()).toEqual([])
  },
)

noDatabase('an upload that trickles is given up when its time is over, and no sooner', async () => {
  const { line, answered, left } = await openLine({ wholeMs: 600, stillMs: 200 })
  const start = performance.now()
  line.write(HEAD + FILE_HEAD)
  const trickle = setInterval(() => line.write('abc'), 20)
  onTestFinished(() => clearInterval(trickle))
  expect(await answered()).toMatch(/^HTTP\/1.1 408 /u)
  expect(performance.now() - start).toBeGreaterThan(590)
  expect(await left()).toEqual([])
})

noDatabase(
  'a picture that is not admitted is refused by what came before it, and none of it is kept',
  async () => {
    const seen: object[] = []
    const refusing = async (fields: object) => {
      seen.push(fields)
      throw new AppError('payment_incomplete')
    }
    const { line, answered, left } = await openLine({ wholeMs: 60_000, stillMs: 60_000 }, refusing)
    line.write(
      `${HEAD}--x\r\ncontent-disposition: form-data; name="mode"\r\n\r\nexplorer\r\n${FILE_HEAD}abc`,
    )
    const answer = await answered()
    expect(answer).toMatch(/^HTTP\/1.1 402 /u)
    expect(answer).toContain('"code":"payment_incomplete"')
    expect(seen).toEqual([{ mode: 'explorer' }])
    expect(await left()).toEqual([])
  },
)

noDatabase('a slow upload that keeps coming arrives', async () => {
  const { line, answered } = await openLine({ wholeMs: 60_000, stillMs: 200 })
  const end = '\r\n--x--\r\n'
  const body = FILE_HEAD + 'a'.repeat(100_000 - FILE_HEAD.length - end.length) + end
  line.write(HEAD)
  for (let at = 0; at < body.length; at += 10_000) {
    line.write(body.slice(at, at + 10_000))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await answered()).toMatch(/^HTTP\/1.1 200 /u)
})

/** A server with two places, and lines of users to it who all begin to send a picture. */
async function twoPlaces(slowness: Slowness) {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-uploads-'))
  const uploads = createUploads({ folder, field: 'file', most: 2, slowness })
  const app = Fastify()
  app.setErrorHandler<FastifyError>(answerError)
  await app.register(multipart)
  app.post('/', (request) =>
    uploads.receive(request, String(request.headers['x-user']), { use: async () => ({}) }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return async (user: string, bytes: number) => {
    const line = connect(port, '127.0.0.1')
    line.on('error', () => {})
    onTestFinished(() => {
      line.destroy()
    })
    const answered = once(line, 'data').then(([data]) => String(data).slice(9, 12))
    line.write(HEAD.replace('host', `x-user: ${user}\r\nhost`) + FILE_HEAD + 'a'.repeat(bytes))
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { line, answered }
  }
}

noDatabase('where all places are taken, the slowest upload makes room, and no other', async () => {
  const send = await twoPlaces({ afterMs: 50, bytesASecond: 100_000 })
  const slow = await send('slow', 4000)
  const slower = await send('slower', 500)
  const next = await send('next', 500)
  expect(await slower.answered).toBe('408')
  const end = '\r\n--x--\r\n'
  for (const { line, sent } of [
    { line: slow.line, sent: 4000 },
    { line: next.line, sent: 500 },
  ])
    line.write('a'.repeat(100_000 - FILE_HEAD.length - sent - end.length) + end)
  expect(await slow.answered).toBe('200')
  expect(await next.answered).toBe('200')
})

noDatabase.for([
  ['that has just begun', { afterMs: 60_000, bytesASecond: 1_000_000 }],
  ['that is fast enough', { afterMs: 0, bytesASecond: 100 }],
] as const)('an upload %s makes room for nobody', async ([, slowness]) => {
  const send = await twoPlaces(slowness)
  await send('one', 50_000)
  await send('two', 50_000)
  expect(await (await send('three', 50_000)).answered).toBe('503')
})
