/**
 * Rising numbers, packed as the distance of each from the one before: seven bits a byte, the lowest
 * first.
 */
export function pack(numbers: readonly number[], after = 0): Uint8Array {
  const bytes: number[] = []
  let before = after
  for (const number of numbers) {
    let distance = number - before
    for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128)
    bytes.push(distance)
    before = number
  }
  return Uint8Array.from(bytes)
}

/** Calls for each number in turn: a search goes through a million, and makes no list of them. */
export function eachPacked(packed: Uint8Array, visit: (number: number) => void): void {
  let number = 0
  let distance = 0
  let shift = 0
  for (const byte of packed) {
    distance |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    number += distance
    visit(number)
    distance = 0
    shift = 0
  }
}

/** With others behind, each greater than those that are in there. */
export function packAfter(packed: Uint8Array, numbers: readonly number[]): Uint8Array {
  let last = 0
  eachPacked(packed, (number) => {
    last = number
  })
  return Buffer.concat([packed, pack(numbers, last)])
}

export function packWithout(packed: Uint8Array, numbers: readonly number[]): Uint8Array {
  const removed = new Set(numbers)
  const kept: number[] = []
  eachPacked(packed, (number) => {
    if (!removed.has(number)) kept.push(number)
  })
  return pack(kept)
}
