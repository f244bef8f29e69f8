import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyError } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { multipart as form } from '#test/multipart.ts'
import { AppError } from '../errors.ts'
import { answerError } from './error-answers.ts'
import { createUploads, type Upload } from './uploads.ts'

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

/** Where pictures arrive and stay, until they have been seen. */
async function openDoor() {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-uploads-'))
  const uploads = createUploads({ folder, field: 'file' })
  const here: Upload[] = []
  const end = Promise.withResolvers<void>()
  const app = Fastify()
  app.setErrorHandler<FastifyError>(answerError)
  await app.register(multipart)
  app.post<{ Params: { user: string } }>('/:user', (request) =>
    uploads.receive(request, request.params.user, {
      async use(upload) {
        here.push(upload)
        await end.promise
      },
    }),
  )
  onTestFinished(async () => {
    end.resolve()
    await app.close()
    await rm(folder, { recursive: true })
  })
  const { body, headers } = form(Buffer.from('a picture'))
  const send = async (user: string) =>
    (await app.inject({ method: 'POST', url: `/${user}`, payload: body, headers })).statusCode
  /** Sends a picture, and waits until it is here. */
  async function bring(user: string) {
    const before = here.length
    send(user)
    await expect.poll(() => here.length).toBe(before + 1)
  }
  return { uploads, folder, here, send, bring }
}

noDatabase(
  'a user has two pictures looked at at once, and keeps nobody else from theirs',
  async () => {
    const { send, bring, here, folder } = await openDoor()
    await bring('ann')
    await bring('ann')
    expect(await send('ann')).toBe(429)
    await bring('ben')
    await here[0]?.seen()
    expect(await readdir(folder)).toHaveLength(2)
    await bring('ann')
  },
)

noDatabase(
  'sixteen pictures are looked at at once, and who comes then is asked to come again',
  async () => {
    const { send, bring } = await openDoor()
    for (let user = 0; user < 16; user++) await bring(`user${user}`)
    expect(await send('ann')).toBe(503)
  },
)

noDatabase(
  'what tidies deletes what has stayed too long, and leaves what another server received',
  async () => {
    const { uploads, bring, here, folder } = await openDoor()
    await writeFile(join(folder, 'left'), 'a picture')
    const longAgo = Date.now() / 1000 - 4.5 * 60
    await utimes(join(folder, 'left'), longAgo, longAgo)
    await bring('ann')
    await createUploads({ folder, field: 'file' }).sweep()
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([here[0]?.file])
    await utimes(here[0]?.file ?? '', longAgo, longAgo)
    await uploads.sweep()
    expect(await readdir(folder)).toEqual([])
  },
)

noDatabase(
  'a file may be as large as what it begins with allows, and nothing is left of one that is larger',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'artsking-uploads-'))
    const mostBytes = (head: Buffer) =>
      head.toString().startsWith('PK') ? 3 * 1024 * 1024 : 1024 * 1024
    const uploads = createUploads({
      folder,
      field: 'file',
      mostBytes,
      faults: { tooLarge: 'list_too_large' },
    })
    const app = Fastify()
    app.setErrorHandler<FastifyError>(answerError)
    await app.register(multipart)
    app.post('/', (request) =>
      uploads.receive(request, 'ann', { use: async ({ name }) => ({ name }) }),
    )
    onTestFinished(async () => {
      await app.close()
      await rm(folder, { recursive: true })
    })
    const send = async (begin: string, bytes: number) => {
      const { body, headers } = form(
        Buffer.concat([Buffer.from(begin), Buffer.alloc(bytes)]),
        {},
        'List.zip',
      )
      const { statusCode, body: answer } = await app.inject({
        method: 'POST',
        url: '/',
        payload: body,
        headers,
      })
      return [statusCode, JSON.parse(answer)] as const
    }
    expect(await send('PK', 2 * 1024 * 1024)).toEqual([200, { name: 'List.zip' }])
    expect(await send('title', 2 * 1024 * 1024)).toMatchObject([413, { params: { megabytes: 1 } }])
    expect(await send('PK', 4 * 1024 * 1024)).toMatchObject([
      413,
      { code: 'list_too_large', params: { megabytes: 3 } },
    ])
    expect(await readdir(folder)).toEqual([])
  },
)
