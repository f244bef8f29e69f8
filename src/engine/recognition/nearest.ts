import { DESCRIPTOR_WORDS, type Features, joined } from './features.ts'
import { type HammingTable, hammingTable, type Near } from './hamming.ts'

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

/** The descriptors of all works, with the work that each belongs to. */
export interface DescriptorTable {
  hamming: HammingTable
  owners: Uint16Array
  /** Where the descriptors of each work begin. */
  starts: number[]
}

/** @param works the features of each work. */
export function tableOf(works: readonly Features[]): DescriptorTable {
  const { count, descriptors } = joined(works)
  const owners = new Uint16Array(count)
  const starts: number[] = []
  let at = 0
  for (const [owner, features] of works.entries()) {
    starts.push(at)
    owners.fill(owner, at, at + features.count)
    at += features.count
  }
  return { hamming: hammingTable(descriptors), owners, starts }
}

/**
 * The likenesses of a photo's features with those of each work: the nearest descriptor of all, by
 * Hamming distance, where it is near enough and clearly nearer than that of any other work. One
 * list a work.
 *
 * @param without the index of a work to leave out, to see what is taken for it.
 */
export function likenessesOf(photo: Features, table: DescriptorTable, without = -1): Likeness[][] {
  const { hamming, owners, starts } = table
  const lists: Likeness[][] = starts.map(() => [])
  for (let inPhoto = 0; inPhoto < photo.count; inPhoto++) {
    const from = inPhoto * DESCRIPTOR_WORDS
    const descriptor = photo.descriptors.subarray(from, from + DESCRIPTOR_WORDS)
    const nearest = nearestOf(hamming.nearerThan(OF_NO_ACCOUNT, descriptor), owners, without)
    if (!nearest) continue
    lists[nearest.owner]?.push({ inPhoto, inWork: nearest.at - (starts[nearest.owner] ?? 0) })
  }
  return lists
}

function nearestOf(
  near: Near,
  owners: Uint16Array,
  without: number,
): { at: number; owner: number } | null {
  let distance = OF_NO_ACCOUNT
  let at = -1
  let owner = -1
  let other = OF_NO_ACCOUNT
  for (let pair = 0; pair < near.length; pair += 2) {
    const index = near[pair] ?? -1
    const candidate = near[pair + 1] ?? OF_NO_ACCOUNT
    if (candidate >= other) continue
    const itsOwner = owners[index] ?? -1
    if (itsOwner === without) continue
    if (candidate < distance) {
      if (itsOwner !== owner && owner >= 0) other = distance
      distance = candidate
      at = index
      owner = itsOwner
    } else if (itsOwner !== owner) other = candidate
  }
  return distance <= FURTHEST_BITS && distance <= RATIO * other ? { at, owner } : null
}
