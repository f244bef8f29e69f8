import { DESCRIPTOR_WORDS } from './features.ts'

/**
 * Counts the differing bits of one descriptor and each of many, and lists the few that are near.
 * JavaScript has no instruction for counting bits and takes some twelve times as long, so the loop
 * is WebAssembly, written out below byte by byte. What is not near is written as well, and then
 * written over: that is quicker than to decide.
 *
 *   (func (param $query i32) (param $at i32) (param $end i32) (param $out i32) (param $limit i32) (result i32)
 *         (local $q0 i64) … (local $q3 i64) (local $distance i32)
 *     ;; $q0 … $q3 = the 32 bytes at $query
 *     (loop
 *       ($distance = popcnt ($at[0] ^ $q0) + popcnt ($at[1] ^ $q1) + popcnt ($at[2] ^ $q2) + popcnt ($at[3] ^ $q3))
 *       (i32.store $out+4 $distance) (i32.store $out $at)
 *       ($out += ($distance < $limit) << 3) ($at += 32)
 *       (br_if 0 ($at < $end)))
 *     $out)
 */

const DESCRIPTOR_BYTES = DESCRIPTOR_WORDS * 4
const PAIR_BYTES = 8
const PAGE_BYTES = 65_536

const I32 = 0x7f
const I64 = 0x7e
const [QUERY, AT, END, OUT, LIMIT, FIRST_WORD, DISTANCE] = [0, 1, 2, 3, 4, 5, 9]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const loadI64 = (offset: number) => [0x29, 3, offset]
const storeI32 = (offset: number) => [0x36, 2, offset]
const i32Const = (value: number) => [0x41, value]
const [XOR_I64, ADD_I64, POPCOUNT_I64, WRAP_I64] = [0x85, 0x7c, 0x7b, 0xa7]
const [ADD_I32, LESS_I32, SHIFT_I32, END_OF_BLOCK] = [0x6a, 0x49, 0x74, 0x0b]

const differingBits = (word: number) => [
  ...get(AT),
  ...loadI64(word * 8),
  ...get(FIRST_WORD + word),
  XOR_I64,
  POPCOUNT_I64,
]

const body = [
  ...[2, 4, I64, 1, I32],
  ...[0, 1, 2, 3].flatMap((word) => [
    ...get(QUERY),
    ...loadI64(word * 8),
    ...set(FIRST_WORD + word),
  ]),
  ...[0x03, 0x40],
  ...get(OUT),
  ...differingBits(0),
  ...[1, 2, 3].flatMap((word) => [...differingBits(word), ADD_I64]),
  ...[WRAP_I64, ...tee(DISTANCE), ...storeI32(4)],
  ...[...get(OUT), ...get(AT), ...storeI32(0)],
  ...[
    ...get(OUT),
    ...get(DISTANCE),
    ...get(LIMIT),
    LESS_I32,
    ...i32Const(3),
    SHIFT_I32,
    ADD_I32,
    ...set(OUT),
  ],
  ...[...get(AT), ...i32Const(DESCRIPTOR_BYTES), ADD_I32, ...tee(AT)],
  ...[...get(END), LESS_I32, 0x0d, 0, END_OF_BLOCK],
  ...[...get(OUT), END_OF_BLOCK],
]

/** A length of more than 127 takes two bytes. */
const lengthOf = ({ length }: number[]) =>
  length < 128 ? [length] : [(length & 0x7f) | 0x80, length >> 7]
const section = (id: number, content: number[]) => [id, ...lengthOf(content), ...content]
const name = (letter: string) => [1, letter.charCodeAt(0)]

const MODULE = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 1, I32]),
  ...section(2, [1, ...name('e'), ...name('m'), 0x02, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('d'), 0, 0]),
  ...section(10, [1, ...lengthOf(body), ...body]),
])

/**
 * Descriptors of a table that are near to another: pairs of a place in the table and a distance in
 * bits, 0..256.
 */
export type Near = Uint32Array

/** A table of descriptors that one descriptor at a time can be compared with. */
export interface HammingTable {
  /**
   * Those that are nearer than so many bits, in the order of the table.
   * The list is in the same memory at each call, with other content.
   *
   * @param descriptor eight words of 32 bits.
   */
  nearerThan(bits: number, descriptor: Uint32Array): Near
}

/** @param descriptors eight words of 32 bits each, one after the other. */
export function hammingTable(descriptors: Uint32Array): HammingTable {
  const count = descriptors.length / DESCRIPTOR_WORDS
  const table = DESCRIPTOR_BYTES
  const end = table + descriptors.byteLength
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((end + (count + 1) * PAIR_BYTES) / PAGE_BYTES),
  })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { e: { m: memory } })
  const compare = instance.exports.d
  if (typeof compare !== 'function') throw new Error('the kernel has no function')
  new Uint32Array(memory.buffer, table, descriptors.length).set(descriptors)
  const query = new Uint32Array(memory.buffer, 0, DESCRIPTOR_WORDS)
  return {
    nearerThan(bits, descriptor) {
      query.set(descriptor)
      const after: number = count > 0 ? compare(0, table, end, end, bits) : end
      const pairs = new Uint32Array(memory.buffer, end, (after - end) / 4)
      // Addresses become places.
      for (let at = 0; at < pairs.length; at += 2)
        pairs[at] = ((pairs[at] ?? 0) - table) / DESCRIPTOR_BYTES
      return pairs
    },
  }
}
