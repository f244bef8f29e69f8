import type { Raster } from '#engine/picture/raster.ts'
import { DESCRIPTOR_WORDS, type Features } from './features.ts'

/**
 * A work as the index knows it: its features in the coordinates of a picture of `width` by `height`
 * pixels.
 */
export interface IndexedWork {
  slug: string
  title: string
  artist: string
  width: number
  height: number
  /** Of the whole picture: for the first look. */
  features: Features
  /** Of its details, tile by tile: for the second look. */
  details: Features
  /** The picture made very small: what a photo is compared with where its points agree. */
  thumbnail: Raster
}

const MAGIC = 'ARTSKING RECOGNITION'
const VERSION = 2
/** Coordinates are kept in sixteenths of a pixel. */
const STEPS = 16
/** Of a feature: two coordinates, a turn, a size, a descriptor. */
const FEATURE_BYTES = 4 + 2 + DESCRIPTOR_WORDS * 4

/** An index that this program cannot read: another file, or one of another version. */
export class IndexError extends Error {}

interface Entry {
  slug: string
  title: string
  artist: string
  width: number
  height: number
  count: number
  details: number
  small: [width: number, height: number]
}

interface Header {
  magic: string
  version: number
  works: Entry[]
}

/**
 * Writes an index: the length of the header (4 bytes), the header as JSON, filled to a multiple of
 * 4, and then for each work its features, its details and its thumbnail (three bytes a pixel).
 * Features are written as points (two 16-bit numbers each), turns, sizes (a byte each) and
 * descriptors (32 bytes each). All little-endian.
 */
export function writeIndex(works: readonly IndexedWork[]): Uint8Array {
  const header: Header = {
    magic: MAGIC,
    version: VERSION,
    works: works.map(({ slug, title, artist, width, height, features, details, thumbnail }) => ({
      ...{ slug, title, artist, width, height },
      count: features.count,
      details: details.count,
      small: [thumbnail.width, thumbnail.height],
    })),
  }
  const json = new TextEncoder().encode(JSON.stringify(header))
  const length = Math.ceil(json.length / 4) * 4
  const head = new Uint8Array(4 + length).fill(32)
  new DataView(head.buffer).setUint32(0, length, true)
  head.set(json, 4)
  const bodies = works.flatMap(({ features, details, thumbnail }) => [
    ...bytesOf(features),
    ...bytesOf(details),
    thumbnail.data,
  ])
  return Buffer.concat([head, ...bodies])
}

function bytesOf({ points, turns, sizes, descriptors }: Features): Uint8Array[] {
  const steps = Uint16Array.from(points, (value) => Math.round(value * STEPS))
  const { buffer, byteOffset, byteLength } = descriptors
  return [
    new Uint8Array(steps.buffer),
    turns,
    sizes,
    new Uint8Array(buffer, byteOffset, byteLength),
  ]
}

/** Reads an index. @throws IndexError */
export function readIndex(file: Uint8Array): IndexedWork[] {
  const length = file.length < 4 ? 0 : new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  const header = readHeader(new TextDecoder().decode(file.subarray(4, 4 + length)))
  let at = 4 + length
  const take = (bytes: number) => {
    at += bytes
    // A copy of its own: numbers of several bytes need to begin at a multiple of their length.
    return file.slice(at - bytes, at)
  }
  return header.works.map(({ count, details, small: [width, height], ...work }) => ({
    ...work,
    features: featuresFrom(take(count * FEATURE_BYTES), count),
    details: featuresFrom(take(details * FEATURE_BYTES), details),
    thumbnail: { width, height, data: take(width * height * 3) },
  }))
}

function featuresFrom(bytes: Uint8Array, count: number): Features {
  const own = Uint8Array.from(bytes)
  return {
    count,
    points: Float32Array.from(new Uint16Array(own.buffer, 0, count * 2), (value) => value / STEPS),
    turns: own.slice(count * 4, count * 5),
    sizes: own.slice(count * 5, count * 6),
    descriptors: new Uint32Array(own.slice(count * 6).buffer),
  }
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
