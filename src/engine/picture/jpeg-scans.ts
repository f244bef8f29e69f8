import { createReadStream } from 'node:fs'

/** Begins a scan. Inside the data of a scan no FF is followed by DA, so that only markers count. */
const SCAN = Buffer.from([0xff, 0xda])

/**
 * Whether a JPEG file holds more scans than so many. Each costs a walk over the whole picture,
 * however few bytes it has.
 */
export async function hasMoreScans(file: string, most: number): Promise<boolean> {
  let scans = 0
  let before = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const bytes = Buffer.concat([before, chunk])
    for (let at = bytes.indexOf(SCAN); at >= 0; at = bytes.indexOf(SCAN, at + SCAN.length)) scans++
    if (scans > most) return true
    // A marker may lie across two pieces.
    before = bytes.at(-1) === SCAN[0] ? bytes.subarray(-1) : Buffer.alloc(0)
  }
  return false
}
