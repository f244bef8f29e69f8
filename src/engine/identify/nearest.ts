import { DESCRIPTOR_WORDS, type Features } from './features.ts'
import type { IndexedWork } from './recognition-index.ts'

/** A feature of the photo that looks like a feature of a work. */
export interface Likeness {
  inPhoto: number
  inWork: number
}

/** Descriptors further apart than this many of 256 bits are not alike. */
const FURTHEST_BITS = 76
/** A likeness counts only if the best *other* work is clearly less alike. */
const RATIO = 0.92
/** What is this far away cannot change the ratio of a likeness that counts. */
const OF_NO_ACCOUNT = Math.ceil(FURTHEST_BITS / RATIO) + 1

/** All descriptors in one array, with the work that each belongs to. */
export interface DescriptorTable {
  descriptors: Uint32Array
  owners: Uint16Array
  starts: number[]
}

export function tableOf(works: readonly IndexedWork[]): DescriptorTable {
  const total = works.reduce((sum, { features }) => sum + features.count, 0)
  const table: DescriptorTable = {
    descriptors: new Uint32Array(total * DESCRIPTOR_WORDS),
    owners: new Uint16Array(total),
    starts: [],
  }
  let at = 0
  for (const [owner, { features }] of works.entries()) {
    table.starts.push(at)
    table.descriptors.set(features.descriptors, at * DESCRIPTOR_WORDS)
    table.owners.fill(owner, at, at + features.count)
    at += features.count
  }
  return table
}

/**
 * The likenesses of a photo's features with those of each work: the nearest descriptor of all, by Hamming distance,
 * where it is near enough and clearly nearer than that of any other work. One list a work.
 *
 * @param without the index of a work to leave out, to see what is taken for it.
 */
export function likenessesOf(photo: Features, table: DescriptorTable, without = -1): Likeness[][] {
  const { descriptors, owners, starts } = table
  const lists: Likeness[][] = starts.map(() => [])
  const size = owners.length
  const query = photo.descriptors
  for (let index = 0; index < photo.count; index++) {
    const base = index * DESCRIPTOR_WORDS
    const q0 = query[base] ?? 0
    const q1 = query[base + 1] ?? 0
    const q2 = query[base + 2] ?? 0
    const q3 = query[base + 3] ?? 0
    const q4 = query[base + 4] ?? 0
    const q5 = query[base + 5] ?? 0
    const q6 = query[base + 6] ?? 0
    const q7 = query[base + 7] ?? 0
    let nearest = OF_NO_ACCOUNT
    let nearestAt = -1
    let nearestOwner = -1
    let other = OF_NO_ACCOUNT
    for (let at = 0, word = 0; at < size; at++, word += DESCRIPTOR_WORDS) {
      let distance =
        bits(q0 ^ (descriptors[word] ?? 0)) +
        bits(q1 ^ (descriptors[word + 1] ?? 0)) +
        bits(q2 ^ (descriptors[word + 2] ?? 0)) +
        bits(q3 ^ (descriptors[word + 3] ?? 0))
      if (distance >= other) continue
      distance += bits(q4 ^ (descriptors[word + 4] ?? 0)) + bits(q5 ^ (descriptors[word + 5] ?? 0))
      if (distance >= other) continue
      distance += bits(q6 ^ (descriptors[word + 6] ?? 0)) + bits(q7 ^ (descriptors[word + 7] ?? 0))
      if (distance >= other) continue
      const owner = owners[at] ?? 0
      if (owner === without) continue
      if (distance < nearest) {
        if (owner !== nearestOwner && nearestOwner >= 0) other = nearest
        nearest = distance
        nearestAt = at
        nearestOwner = owner
      } else if (owner !== nearestOwner) other = distance
    }
    if (nearestAt < 0 || nearest > FURTHEST_BITS || nearest > RATIO * other) continue
    lists[nearestOwner]?.push({ inPhoto: index, inWork: nearestAt - (starts[nearestOwner] ?? 0) })
  }
  return lists
}

/** How many bits are set in a word of 32 (Warren, Hacker's Delight, 5-1). */
function bits(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
