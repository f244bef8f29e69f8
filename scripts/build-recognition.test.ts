import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readIndex } from '#engine/recognition/recognition-index.ts'

const root = join(import.meta.dirname, '..')
const index = join(root, 'catalogue/recognition.bin')
const run = promisify(execFile)

/** A copy of the index, and an empty folder for pictures. */
async function copied() {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-recognition-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const copy = join(folder, 'copy.bin')
  const pictures = join(folder, 'pictures')
  await copyFile(index, copy)
  await mkdir(pictures)
  const build = () =>
    run(process.execPath, [join(root, 'scripts/build-recognition.ts'), pictures, '--index', copy])
  return { copy, pictures, build }
}

test('a picture is added to the index, which forgets no other', async () => {
  const { copy, pictures, build } = await copied()
  await sharp(join(root, 'src/web/public/studies/the-kiss-1600.webp'))
    .jpeg()
    .toFile(join(pictures, 'the-kiss.jpg'))
  await build()
  const [before, after] = [readIndex(await readFile(index)), readIndex(await readFile(copy))]
  expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug))
  const changed = after.filter(
    (work, at) => work.features.points[0] !== before[at]?.features.points[0],
  )
  expect(changed.map(({ slug }) => slug)).toEqual(['the-kiss'])
})

test('without pictures the index stays as it is, and what is missing is said', async () => {
  const { copy, build } = await copied()
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Name a folder/u),
  })
  expect(await readFile(copy)).toEqual(await readFile(index))
})
