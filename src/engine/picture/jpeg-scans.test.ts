import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { decode } from './decode.ts'
import { hasMoreScans } from './jpeg-scans.ts'

const END_BYTES = 2

/** A progressive JPEG whose last scan comes again and again, and how many scans it has. */
async function withScans(scans: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-scans-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const plain = sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
  const bytes = await plain.jpeg({ progressive: true }).toBuffer()
  const marker = Buffer.from([0xff, 0xda])
  let own = 0
  for (let at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + 1)) own++
  const last = bytes.subarray(bytes.lastIndexOf(marker), -END_BYTES)
  const more = Array<Buffer>(Math.max(0, scans - own)).fill(last)
  const file = join(folder, 'scans.jpg')
  const head = bytes.subarray(0, -END_BYTES)
  await writeFile(file, Buffer.concat([head, ...more, bytes.subarray(-END_BYTES)]))
  return file
}

test('scans are counted exactly, also where a marker lies across two pieces of the file', async () => {
  for (const scans of [20, 60, 61]) {
    const file = await withScans(scans)
    expect(await hasMoreScans(file, scans)).toBe(false)
    expect(await hasMoreScans(file, scans - 1)).toBe(true)
  }
  const piece = 1024 * 1024
  for (const shift of [0, 1, 2, 3]) {
    const bytes = Buffer.alloc(piece + 10)
    bytes.set([0xff, 0xda], piece - shift)
    const file = join(await mkdtemp(join(tmpdir(), 'artsking-scans-')), 'markers')
    onTestFinished(() => rm(join(file, '..'), { recursive: true, force: true }))
    await writeFile(file, bytes)
    expect([await hasMoreScans(file, 0), await hasMoreScans(file, 1)]).toEqual([true, false])
  }
})

test('a JPEG of thousands of scans is refused before it is decoded, and a progressive photo is not', async () => {
  await expect(decode(await withScans(61), 32)).rejects.toMatchObject({
    fault: 'damaged',
    cause: undefined,
  })
  expect(await decode(await withScans(0), 32)).toMatchObject({ width: 64, height: 64 })
})
