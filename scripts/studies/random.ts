/**
 * A source of numbers 0..1 that always says the same for the same text (FNV-1a into mulberry32).
 */
export function randomFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Puts the items in a random order, in place (Fisher and Yates). */
export function shuffle(items: Int32Array, random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const held = items[last] ?? 0
    items[last] = items[other] ?? 0
    items[other] = held
  }
}
