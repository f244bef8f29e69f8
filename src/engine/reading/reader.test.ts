import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { labelCases } from '#test/label-cases.ts'
import { labelLines, labelPhoto, printedLabel } from '#test/label-photo.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { findOnLabel } from '../search/wall-label/find-on-label.ts'
import { readTexts } from './read-text.ts'
import { createReader } from './reader.ts'

const reader = createReader({ patienceMs: 60_000 })
const signal = new AbortController().signal
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artsking-reading-'))
})
afterAll(async () => {
  await reader.close()
  await rm(folder, { recursive: true })
})

async function read(photo: Buffer): Promise<string[]> {
  const file = join(folder, 'photo.jpg')
  await writeFile(file, photo)
  return readTexts(await reader.read(file, signal))
}

test('of four labels, one a language, three tell their work at least, and none another where it is unknown', async () => {
  const catalogue = realCatalogue()
  const near = labelCases(catalogue).filter(
    ({ level, layout }) => level === 'near' && layout !== 'in one line',
  )
  const told: boolean[] = []
  for (const language of LANGUAGES) {
    const one = near.find((each) => each.language === language)
    if (!one) throw new Error(`there is no label in ${language}`)
    const label = await printedLabel(labelLines(one.work, language, one.layout), one.seed)
    const texts = await read(await labelPhoto(label, 'near', one.seed))
    const found = await findOnLabel(catalogue.titles, texts)
    told.push(found.kind === 'one' && found.artwork === one.work)
    const works = new Map([...catalogue.titles.works].filter(([slug]) => slug !== one.work.slug))
    expect((await findOnLabel({ ...catalogue.titles, works }, texts)).kind).not.toBe('one')
  }
  expect(told.filter(Boolean).length).toBeGreaterThanOrEqual(3)
}, 120_000)

test('nothing is read where nothing is written', async () => {
  const wall = sharp({ create: { width: 900, height: 700, channels: 3, background: '#b9a98a' } })
  expect(await read(await wall.jpeg().toBuffer())).toEqual([])
}, 60_000)

test('a file that is no picture is refused', async () => {
  await expect(read(Buffer.from('not a picture'))).rejects.toMatchObject({ fault: 'unsupported' })
}, 60_000)

test('what was read is cut to its length, and holds nothing that cannot be seen', async () => {
  const lines = Array.from({ length: 9 }, () => ({
    text: `a\u202eb\u0007${'x'.repeat(155)}`,
    likelihood: 1,
  }))
  const texts = await readTexts(lines)
  expect(texts.join('\n').length).toBeLessThanOrEqual(600)
  expect(texts.join('')).toMatch(/^[abx]+$/u)
})

test('the process ends when it has nothing to read', async () => {
  const short = createReader({ idleMs: 200 })
  const wall = sharp({ create: { width: 100, height: 100, channels: 3, background: '#b9a98a' } })
  const file = join(folder, 'wall.png')
  await wall.png().toFile(file)
  const processes = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  const before = processes()
  await short.read(file, signal)
  await expect.poll(processes, { timeout: 5000 }).toBeLessThanOrEqual(before)
  await short.close()
}, 60_000)
