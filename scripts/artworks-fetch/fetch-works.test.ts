import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { photographsSchema } from '#shared/api/photographs.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { openAlbum } from './album.ts'
import { createCaller } from './caller.ts'
import { fetchWorks } from './fetch-works.ts'

const STUDIES = 'src/web/public/studies'
const SLUG = 'the-starry-night'
const IMAGE = '/upload.wikimedia.org/starry.jpg'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A photograph as a museum has it: the study, larger and as JPEG. */
async function photograph({ larger = 1.2, wider = 1 } = {}): Promise<Buffer> {
  const study = sharp(join(STUDIES, `${SLUG}-768.webp`))
  const { width, height } = await study.metadata()
  return study
    .resize(Math.round(larger * wider * width), Math.round(larger * height), { fit: 'fill' })
    .jpeg()
    .toBuffer()
}

interface Scene {
  licence?: string
  imageHost?: string
  image?: RequestListener
  larger?: number
}

/** Wikipedia and Wikimedia Commons on this machine: hosts are the first part of the path. */
async function museums({
  licence = 'pd',
  imageHost = 'upload.wikimedia.org',
  image,
  larger,
}: Scene) {
  const picture = await photograph({ larger })
  const asked: { path: string; agent: string }[] = []
  let open = 0
  const server = createServer((request, response) => {
    expect(++open, 'one call at a time').toBe(1)
    response.on('close', () => open--)
    const path = request.url ?? ''
    asked.push({ path, agent: String(request.headers['user-agent']) })
    const answer = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (path.startsWith('/en.wikipedia.org/'))
      return answer({ query: { pages: [{ pageimage: 'Starry.jpg' }] } })
    if (path.startsWith('/commons.wikimedia.org/'))
      return answer({
        query: {
          pages: [
            {
              imageinfo: [
                {
                  url: `https://${imageHost}/starry.jpg`,
                  descriptionurl: 'https://commons.wikimedia.org/wiki/File:Starry.jpg',
                  extmetadata: {
                    License: { value: licence },
                    LicenseShortName: {
                      value: licence === 'pd' ? 'Public domain' : 'CC BY-SA 4.0',
                    },
                    Credit: { value: '<a href="x">Google</a> Arts' },
                  },
                },
              ],
            },
          ],
        },
      })
    if (image) return image(request, response)
    response.setHeader('content-type', 'image/jpeg').end(picture)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'album-'))
  ends.push(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  })
  const work = realCatalogue().bySlug.get(SLUG)
  if (!work) throw new Error('the catalogue has lost its first work')
  const said: string[] = []
  const run = (again = false) =>
    fetchWorks({
      works: [work],
      album: openAlbum(folder),
      caller: createCaller({
        contact: 'ada@example.org',
        pauseMs: 0,
        timeoutMs: 2000,
        reach: ({ hostname, pathname, search }) =>
          new URL(`http://127.0.0.1:${port}/${hostname}${pathname}${search}`),
      }),
      studies: STUDIES,
      again,
      say: (line) => said.push(line),
    })
  return { run, said, asked, folder }
}

async function refusalOf(scene: Scene): Promise<string> {
  const { run, said, folder } = await museums(scene)
  expect(await run()).toEqual({ fetched: 0, there: 0, skipped: 1 })
  expect(readdirSync(folder)).toEqual([])
  return said.join('\n')
}

test('a photograph in the public domain is kept in the sizes of the study, with its credit', async () => {
  const { run, said, asked, folder } = await museums({ larger: 2.2 })
  expect(await run()).toEqual({ fetched: 1, there: 0, skipped: 0 })
  expect(said).toEqual([`[1/1] ${SLUG}: Google Arts, Wikimedia Commons, Public domain`])
  const { photographs } = photographsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'photographs.json'), 'utf8')),
  )
  expect(photographs).toEqual([
    {
      slug: SLUG,
      credit: 'Google Arts, Wikimedia Commons',
      licence: 'Public domain',
      page: 'https://commons.wikimedia.org/wiki/File:Starry.jpg',
      large: true,
    },
  ])
  const sizeOf = async (file: string) => {
    const { width, height } = await sharp(file).metadata()
    return [width, height]
  }
  const small = `${SLUG}-768.webp`
  expect(await sizeOf(join(folder, small))).toEqual(await sizeOf(join(STUDIES, small)))
  expect((await sizeOf(join(folder, `${SLUG}-1600.avif`)))[0]).toBe(1600)
  expect(asked.every(({ agent }) => agent.includes('ada@example.org'))).toBe(true)
})

test('what is there already is not asked for again', async () => {
  const { run, asked } = await museums({})
  await run()
  const calls = asked.length
  expect(await run()).toEqual({ fetched: 0, there: 1, skipped: 0 })
  expect(asked.length).toBe(calls)
  expect(await run(true)).toMatchObject({ fetched: 1 })
})

test('a picture under another licence is not fetched', async () => {
  expect(await refusalOf({ licence: 'cc-by-sa-4.0' })).toContain(
    'not in the public domain (CC BY-SA 4.0)',
  )
})

test('a missing file, a page instead of a picture, and a broken picture are each said', async () => {
  expect(await refusalOf({ image: (_, response) => response.writeHead(404).end() })).toContain(
    '404',
  )
  expect(
    await refusalOf({
      image: (_, response) => response.setHeader('content-type', 'text/html').end('<p>'),
    }),
  ).toContain('sends text/html')
  expect(
    await refusalOf({
      image: (_, response) => response.setHeader('content-type', 'image/jpeg').end('<p>'),
    }),
  ).toContain('no whole picture')
  const cut = (await photograph()).subarray(0, 20_000)
  expect(
    await refusalOf({
      image: (_, response) => response.setHeader('content-type', 'image/jpeg').end(cut),
    }),
  ).toContain('no whole picture')
})

test('a connection that ends before its time, or a file without end, leaves nothing behind', async () => {
  const head = { 'content-type': 'image/jpeg', 'content-length': '100000' }
  expect(
    await refusalOf({
      image: (_, response) => {
        response.writeHead(200, head).write('half')
        setTimeout(() => response.destroy(), 50)
      },
    }),
  ).toContain('failed')
  const megabyte = Buffer.alloc(1024 ** 2)
  expect(
    await refusalOf({
      image: (_, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' })
        const more = () => {
          while (!response.destroyed)
            if (!response.write(megabyte)) return response.once('drain', more)
        }
        more()
      },
    }),
  ).toContain('larger than 30 MB')
})

test('no other host is followed to', async () => {
  expect(await refusalOf({ imageHost: 'pictures.example' })).toContain(
    'another host, pictures.example',
  )
  const elsewhere: RequestListener = (_, response) =>
    response.writeHead(302, { location: 'https://pictures.example/starry.jpg' }).end()
  expect(await refusalOf({ image: elsewhere })).toContain('another host, pictures.example')
})

test('a redirect on the same host and a moment of patience are kept to', async () => {
  const picture = await photograph()
  const calls: string[] = []
  const { run } = await museums({
    image: (request, response) => {
      calls.push(request.url ?? '')
      if (calls.length === 1) return response.writeHead(429, { 'retry-after': '0' }).end()
      if (request.url === IMAGE) return response.writeHead(301, { location: '/other.jpg' }).end()
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    },
  })
  expect(await run()).toMatchObject({ fetched: 1 })
  expect(calls).toEqual([IMAGE, IMAGE, '/upload.wikimedia.org/other.jpg'])
})

test('a picture of other proportions or of another painting does not replace the study', async () => {
  const wide = await photograph({ wider: 1.05 })
  expect(
    await refusalOf({
      image: (_, response) => response.setHeader('content-type', 'image/jpeg').end(wide),
    }),
  ).toContain('differ from the study’s by')
  const { width, height } = await sharp(await photograph()).metadata()
  const other = await sharp(join(STUDIES, 'the-great-wave-off-kanagawa-768.webp'))
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  expect(
    await refusalOf({
      image: (_, response) => response.setHeader('content-type', 'image/jpeg').end(other),
    }),
  ).toContain('does not look like the study')
})
