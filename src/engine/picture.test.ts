import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { phonePhoto } from '#test/phone-photo.ts'
import { lazyCatalogue } from './catalogue/catalogue.ts'
import { createEngine } from './engine.ts'
import { createEye } from './observe/eye.ts'
import type { Study, StudyRequest } from './study.ts'

const root = join(import.meta.dirname, '../..')
const eye = createEye({ index: join(root, 'catalogue/recognition.bin') })
const engine = createEngine({
  catalogue: lazyCatalogue(join(root, 'dist/catalogue.json')),
  eye,
  onDropped: (slug, fault) => {
    throw new Error(`${slug}: ${fault}`)
  },
})
let folder = ''
let girl = ''
let unknown = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artsking-engine-'))
  girl = join(folder, 'girl.jpg')
  const painting = join(root, 'src/web/public/studies/girl-with-a-pearl-earring-1600.webp')
  await writeFile(girl, await phonePhoto(painting, 'medium', 11))
  unknown = join(folder, 'stripes.png')
  const stripes = Array.from({ length: 6 }, (_value, at) => ({
    input: {
      create: {
        width: 900,
        height: 40,
        channels: 3 as const,
        background: at % 2 ? '#b03020' : '#e8d8b0',
      },
    },
    top: 40 + at * 80,
    left: 0,
  }))
  const ground = sharp({ create: { width: 900, height: 600, channels: 3, background: '#203860' } })
  await ground.composite(stripes).png().toFile(unknown)
})
afterAll(async () => {
  await eye.close()
  await rm(folder, { recursive: true })
})

async function studied(request: Partial<StudyRequest>): Promise<Study> {
  const whole: StudyRequest = {
    name: '',
    artist: '',
    question: '',
    mode: 'explorer',
    language: 'en',
    ...request,
  }
  for await (const event of engine.study(whole, AbortSignal.timeout(30_000)))
    if (event.type === 'done') return event.study
  throw new Error('no study')
}

test('a painting in a photo is recognised, explained, and its places are found in the photo', async () => {
  const study = await studied({ picture: girl })
  expect(study.identification).toMatchObject({
    status: 'known',
    by: 'image',
    artwork: { slug: 'girl-with-a-pearl-earring' },
    notice: null,
  })
  expect(study.picture?.outline).toHaveLength(4)
  expect(study.picture?.matching_points).toBeGreaterThan(12)
  const seen = study.statements.find((statement) => statement.kind === 'seen')
  const [x = 0, y = 0, width = 0, height = 0] = seen?.region ?? []
  const [left, top, right, bottom] = [0, 1, 2, 2].map(
    (corner, at) => study.picture?.outline?.[corner]?.[at % 2] ?? 0,
  )
  expect(x).toBeGreaterThan((left ?? 0) - 0.05)
  expect(y).toBeGreaterThan((top ?? 0) - 0.1)
  expect(x + width).toBeLessThan((right ?? 1) + 0.05)
  expect(y + height).toBeLessThan((bottom ?? 1) + 0.1)
  expect(study.measurements).toHaveLength(8)
  expect(study.measurements.every(({ within }) => within === 'painting')).toBe(true)
  expect(study.statements.filter(({ kind }) => kind === 'measured')).toHaveLength(3)
})

test('of a picture of one colour that is said, and nothing to compare', async () => {
  const red = join(folder, 'red.png')
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#d03020' } })
    .png()
    .toFile(red)
  const { statements } = await studied({ picture: red })
  expect(statements.map(({ kind }) => kind)).toEqual(['measured'])
  expect(statements[0]?.text).toContain('100')
})

test.for(LANGUAGES.flatMap((language) => MODES.map((mode) => ({ language, mode }))))(
  'an unknown picture gets a formal analysis that says so: $mode, $language',
  async ({ language, mode }) => {
    const study = await studied({ picture: unknown, language, mode })
    expect(study.identification.status).toBe('unrecognised')
    expect(study.identification.notice).not.toBeNull()
    expect(study.sources).toEqual([])
    expect(study.picture?.outline).toBeNull()
    const kinds = new Set(study.statements.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['measured', 'interpretation']))
    expect(study.statements.length).toBeGreaterThanOrEqual(mode === 'explorer' ? 10 : 14)
    expect(study.measurements.every(({ within }) => within === 'photo')).toBe(true)
  },
)

test('measures tell a striped picture: level lines, a navy ground, proportions', async () => {
  const { measurements } = await studied({ picture: unknown })
  const of = (what: string) => measurements.find((measurement) => measurement.what === what)
  expect(of('directions')).toMatchObject({ dominant: 'horizontal' })
  expect(of('symmetry')).toMatchObject({ figure: 1 })
  expect(of('proportions')).toMatchObject({ figure: 1.5 })
  expect(of('palette')?.text).toMatch(/blue|navy/u)
})

test('a title that the user gives wins over the picture, and the contradiction is said', async () => {
  const study = await studied({ picture: girl, name: 'Mona Lisa' })
  expect(study.identification.artwork.slug).toBe('mona-lisa')
  expect(study.identification.notice).toContain('Girl with a Pearl Earring')
  expect(study.identification.candidates[0]?.slug).toBe('girl-with-a-pearl-earring')
  expect(study.statements.every(({ region, kind }) => region === null || kind === 'measured')).toBe(
    true,
  )
})

test('a title that we do not know does not hide what is in the picture', async () => {
  const study = await studied({ picture: girl, name: 'My favourite portrait' })
  expect(study.identification).toMatchObject({
    status: 'likely',
    artwork: { slug: 'girl-with-a-pearl-earring' },
  })
  expect(study.identification.notice).toContain('My favourite portrait')
})

test('what the user says of an unknown picture is theirs, and a question about it is not made up', async () => {
  const study = await studied({
    picture: unknown,
    name: 'Flag',
    artist: 'My aunt',
    description: 'Stripes of a\nflag',
    question: 'Who was her teacher?',
  })
  expect(study.identification.artwork).toMatchObject({ slug: '', title: 'Flag', artist: 'My aunt' })
  expect(study.picture?.told).toEqual({
    title: 'Flag',
    artist: 'My aunt',
    description: 'Stripes of a\nflag',
  })
  expect(study.analysis).toContain('In your words: “Stripes of a flag”')
  expect(study.statements[0]).toMatchObject({ kind: 'unsure', topic: 'answer' })
})
