import { DESCRIPTOR_WORDS, type Features } from './features.ts'

/** A work as the index knows it: its features in the coordinates of a picture of `width` by `height` pixels. */
export interface IndexedWork {
  slug: string
  title: string
  artist: string
  width: number
  height: number
  features: Features
}

const MAGIC = 'ARTSKING RECOGNITION'
const VERSION = 1
/** Coordinates are kept in sixteenths of a pixel. */
const STEPS = 16

/** An index that this program cannot read: another file, or one of another version. */
export class IndexError extends Error {}

interface Header {
  magic: string
  version: number
  works: { slug: string; title: string; artist: string; width: number; height: number; count: number }[]
}

/**
 * Writes an index: the length of the header (4 bytes), the header as JSON, filled to a multiple of 4, and then for each
 * work its points (two 16-bit numbers each) and its descriptors (32 bytes each). All little-endian.
 */
export function writeIndex(works: readonly IndexedWork[]): Uint8Array {
  const header: Header = {
    magic: MAGIC,
    version: VERSION,
    works: works.map(({ features, ...work }) => ({ ...work, count: features.count })),
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const length = Math.ceil(json.length / 4) * 4
  const bodies = works.map(({ features }) => {
    const points = Uint16Array.from(features.points, (value) => Math.round(value * STEPS))
    const { buffer, byteOffset, byteLength } = features.descriptors
    return [new Uint8Array(points.buffer), new Uint8Array(buffer, byteOffset, byteLength)]
  })
  const head = new Uint8Array(4 + length).fill(32)
  new DataView(head.buffer).setUint32(0, length, true)
  head.set(json, 4)
  return Buffer.concat([head, ...bodies.flat()])
}

/** Reads an index. @throws IndexError */
export function readIndex(file: Uint8Array): IndexedWork[] {
  // A copy of its own: the views below need to begin at a multiple of four.
  const bytes = Uint8Array.from(file)
  const length = bytes.length < 4 ? 0 : new DataView(bytes.buffer).getUint32(0, true)
  const header = readHeader(new TextDecoder().decode(bytes.subarray(4, 4 + length)))
  let at = 4 + length
  return header.works.map(({ count, ...work }) => {
    const points = Float32Array.from(new Uint16Array(bytes.buffer, at, count * 2), (value) => value / STEPS)
    const descriptors = new Uint32Array(bytes.buffer, at + count * 4, count * DESCRIPTOR_WORDS)
    at += count * (4 + DESCRIPTOR_WORDS * 4)
    return { ...work, features: { count, points, descriptors } }
  })
}

function readHeader(json: string): Header {
  try {
    const header = JSON.parse(json) as Header
    if (header.magic === MAGIC && header.version === VERSION) return header
  } catch {
    // Not JSON: not an index.
  }
  throw new IndexError(
    'This is not a recognition index of this version. Build it anew: npm run build:recognition',
  )
}
