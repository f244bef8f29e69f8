import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyError } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerError } from './error-answers.ts'
import { createUploads } from './uploads.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

const HEAD =
  'POST / HTTP/1.1\r\nhost: test\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n'
const FILE_HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

/** A line to a server that receives pictures, and what is left of them there. */
async function openLine(patience: { wholeMs: number; stillMs: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-uploads-'))
  const uploads = createUploads({ folder, field: 'file', patience, most: 1 })
  const app = Fastify()
  app.setErrorHandler<FastifyError>(answerError)
  await app.register(multipart)
  app.post('/', (request) => uploads.receive(request, async () => ({ received: true })))
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
])('an upload that stands still %s is given up with a sentence, and leaves nothing', async ([, begun]) => {
  const { line, answered, left } = await openLine({ wholeMs: 60_000, stillMs: 100 })
  line.write(HEAD + begun)
  const answer = await answered()
  expect(answer).toMatch(/^HTTP\/1.1 408 /u)
  expect(answer).toContain('The picture took too long to arrive')
  expect(await left()).toEqual([])
})

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
