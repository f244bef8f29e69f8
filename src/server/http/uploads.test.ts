import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyError } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { multipart as form } from '#test/multipart.ts'
import { answerError } from './error-answers.ts'
import { createUploads, type Upload } from './uploads.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

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
