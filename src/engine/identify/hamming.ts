import { DESCRIPTOR_WORDS } from './features.ts'

/**
 * Counts the differing bits of one descriptor and each of many. JavaScript has no instruction for counting bits and takes
 * some twelve times as long, so the loop is WebAssembly, written out below as its hundred bytes:
 *
 *   (func (param $query i32) (param $at i32) (param $end i32) (param $out i32) (local $q0 i64) … (local $q3 i64)
 *     ;; $q0 … $q3 = the 32 bytes at $query
 *     (loop
 *       (i32.store16 $out (popcnt ($at[0] ^ $q0) + popcnt ($at[1] ^ $q1) + popcnt ($at[2] ^ $q2) + popcnt ($at[3] ^ $q3)))
 *       ($out += 2) ($at += 32)
 *       (br_if 0 ($at < $end))))
 */

const DESCRIPTOR_BYTES = DESCRIPTOR_WORDS * 4
const PAGE_BYTES = 65_536

const I32 = 0x7f
const I64 = 0x7e
const [QUERY, AT, END, OUT, FIRST_WORD] = [0, 1, 2, 3, 4]
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const tee = (local: number) => [0x22, local]
const loadI64 = (offset: number) => [0x29, 3, offset]
const i32Const = (value: number) => [0x41, value]
const [XOR_I64, ADD_I64, POPCOUNT_I64, WRAP_I64] = [0x85, 0x7c, 0x7b, 0xa7]
const [ADD_I32, LESS_I32, END_OF_BLOCK] = [0x6a, 0x49, 0x0b]

const differingBits = (word: number) => [
  ...get(AT),
  ...loadI64(word * 8),
  ...get(FIRST_WORD + word),
  XOR_I64,
  POPCOUNT_I64,
]

const body = [
  ...[1, 4, I64],
  ...[0, 1, 2, 3].flatMap((word) => [...get(QUERY), ...loadI64(word * 8), ...set(FIRST_WORD + word)]),
  ...[0x03, 0x40],
  ...get(OUT),
  ...differingBits(0),
  ...[1, 2, 3].flatMap((word) => [...differingBits(word), ADD_I64]),
  ...[WRAP_I64, 0x3b, 1, 0],
  ...[...get(OUT), ...i32Const(2), ADD_I32, ...set(OUT)],
  ...[...get(AT), ...i32Const(DESCRIPTOR_BYTES), ADD_I32, ...tee(AT)],
  ...[...get(END), LESS_I32, 0x0d, 0, END_OF_BLOCK],
  END_OF_BLOCK,
]

const section = (id: number, content: number[]) => [id, content.length, ...content]
const name = (letter: string) => [1, letter.charCodeAt(0)]

const MODULE = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 4, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...name('e'), ...name('m'), 0x02, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('d'), 0, 0]),
  // A length of more than 127 takes two bytes.
  ...section(10, [1, (body.length & 0x7f) | 0x80, body.length >> 7, ...body]),
])

/** A table of descriptors that one descriptor at a time can be compared with. */
export interface HammingTable {
  /**
   * The distance in bits, 0..256, from a descriptor to each of the table.
   * The array is the same at each call, with other content.
   *
   * @param descriptor eight words of 32 bits.
   */
  distancesFrom(descriptor: Uint32Array): Uint16Array
}

/** @param descriptors eight words of 32 bits each, one after the other. */
export function hammingTable(descriptors: Uint32Array): HammingTable {
  const count = descriptors.length / DESCRIPTOR_WORDS
  const table = DESCRIPTOR_BYTES
  const end = table + descriptors.byteLength
  const memory = new WebAssembly.Memory({ initial: Math.ceil((end + count * 2) / PAGE_BYTES) })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { e: { m: memory } })
  const distances = instance.exports.d
  if (typeof distances !== 'function') throw new Error('the kernel has no function')
  new Uint32Array(memory.buffer, table, descriptors.length).set(descriptors)
  const query = new Uint32Array(memory.buffer, 0, DESCRIPTOR_WORDS)
  const out = new Uint16Array(memory.buffer, end, count)
  return {
    distancesFrom(descriptor) {
      query.set(descriptor)
      if (count > 0) distances(0, table, end, end)
      return out
    },
  }
}
