import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { badFiles, type TriedFile, turnedPictures, unusualPictures } from '#test/bad-pictures.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld } from '#test/world.ts'

const AT_ONCE = 4
/** Every file is answered, or refused for what is wrong with it. */
const GOOD_ANSWERS = [200, 413, 415, 422]

// The database has no part in this: once is enough.
const once = test.skipIf(process.env.TEST_DATABASE === 'postgres')

async function sendAll<T extends TriedFile>(files: readonly T[]) {
  const world = await createWorld()
  const tokens = await Promise.all(
    ['ann@example.com', 'ben@example.com', 'eva@example.com'].map((email) =>
      world.register(email, { role: 'professional' }),
    ),
  )
  const queue = [...files.entries()]
  const answers: { file: T; status: number; detail: string; answer: Record<string, unknown> }[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [at, file] = next
        const token = tokens[at % tokens.length] ?? ''
        const { status, body } = await world.ask('POST', '/api/analyze-artwork', {
          token,
          ...multipart(file.bytes, {}, `${file.name}.png`),
        })
        answers.push({ file, status, detail: body.detail, answer: body })
      }
    }),
  )
  expect(world.faults).toEqual([])
  expect(await readdir(join(world.dataDir, 'pictures')).catch(() => [])).toEqual([])
  return answers
}

once(
  'no cut, broken, disguised or swollen file makes the server fail or leaves anything behind',
  { timeout: 240_000 },
  async () => {
    const files = await badFiles()
    expect(files.length).toBeGreaterThan(185)
    const answers = await sendAll(files)
    const odd = answers.filter(({ status }) => !GOOD_ANSWERS.includes(status))
    expect(odd.map(({ file, status, detail }) => `${file.name}: ${status} ${detail}`)).toEqual([])
    const statusOf = (name: RegExp) =>
      new Set(answers.filter(({ file }) => name.test(file.name)).map(({ status }) => status))
    expect(statusOf(/bomb [12]/u)).toEqual(new Set([413]))
    expect(statusOf(/and (zip|html)$|^pdf before|^svgz?$|^html$|^pdf$/u)).toEqual(new Set([415]))
    expect(statusOf(/^(jpg|png|tiff|heic) cut at [5-8]/u)).toEqual(new Set([422]))
    for (const { status, detail } of answers) if (status !== 200) expect(detail).toMatch(/picture/u)
  },
)

once(
  'unusual pictures are answered: animations by their first frame, CMYK, 16 bits, one pixel',
  { timeout: 120_000 },
  async () => {
    const answers = await sendAll(await unusualPictures())
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .map(({ file, detail }) => `${file.name}: ${detail}`),
    ).toEqual([])
  },
)

once('a photo is upright in all eight orientations of a camera', { timeout: 60_000 }, async () => {
  const UPPER_LEFT = [0, 2, 8, 6, 0, 2, 8, 6]
  const answers = await sendAll(await turnedPictures())
  for (const { file, answer } of answers) {
    const lying = file.orientation <= 4
    expect(answer.picture, file.name).toMatchObject(
      lying ? { width: 320, height: 240 } : { width: 240, height: 320 },
    )
    const measurements = answer.measurements as { what: string; brightest?: number }[]
    const { brightest } = measurements.find(({ what }) => what === 'thirds') ?? {}
    expect(brightest, file.name).toBe(UPPER_LEFT[file.orientation - 1])
  }
})
