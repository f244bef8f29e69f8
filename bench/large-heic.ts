import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TIMES = 3
const TILE = { width: 1000, height: 1334 }
const TILES = Array.from({ length: TIMES ** 2 }, (_value, at) => at + 1)
const GRID = TILES.length + 1

/** Numbers of so many bytes each, the highest first. */
function numbers(bytes: number, ...values: number[]): Buffer {
  const buffer = Buffer.alloc(bytes * values.length)
  for (const [at, value] of values.entries()) buffer.writeUIntBE(value, at * bytes, bytes)
  return buffer
}

function box(type: string, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([numbers(4, content.length + 8), Buffer.from(type, 'latin1'), content])
}

const fullBox = (type: string, version: number, ...parts: Uint8Array[]) =>
  flaggedBox(type, version, 0, ...parts)
const flaggedBox = (type: string, version: number, flags: number, ...parts: Uint8Array[]) =>
  box(type, numbers(4, version * 2 ** 24 + flags), ...parts)
const size = (width: number, height: number) => fullBox('ispe', 0, numbers(4, width, height))
const HIDDEN = 1
const item = (id: number, type: string, flags: number) =>
  flaggedBox('infe', 2, flags, numbers(2, id, 0), Buffer.from(`${type}\0`, 'latin1'))

/**
 * A HEIC photo of 12 megapixels, as large as those of a phone and like them made of tiles (ISO/IEC
 * 23008-12): the one tile of our test picture, nine times.
 */
export function largeHeic(): Buffer {
  const file = readFileSync(join(import.meta.dirname, '../test/pictures/phone.heic'))
  const boxOf = (type: string) => {
    const from = file.indexOf(type, 0, 'latin1') - 4
    return file.subarray(from, from + file.readUInt32BE(from))
  }
  const pixels = boxOf('mdat').subarray(8)
  const [width, height] = [TILE.width * TIMES, TILE.height * TIMES]
  const meta = (at: number) => {
    const inFile = TILES.map((id) => [numbers(2, id, 0, 0, 1), numbers(4, at, pixels.length)])
    const inMeta = [numbers(2, GRID, 1, 0, 1), numbers(4, 0, 8)]
    const properties = [...TILES.map((id) => [id, 1, 2] as const), [GRID, 1, 3] as const]
    return fullBox(
      'meta',
      0,
      boxOf('hdlr'),
      fullBox('pitm', 0, numbers(2, GRID)),
      box('idat', numbers(1, 0, 0, TIMES - 1, TIMES - 1), numbers(2, width, height)),
      fullBox('iloc', 1, numbers(2, 0x4400, GRID), ...[...inFile, inMeta].flat()),
      fullBox(
        'iinf',
        0,
        numbers(2, GRID),
        ...TILES.map((id) => item(id, 'hvc1', HIDDEN)),
        item(GRID, 'grid', 0),
      ),
      box(
        'iprp',
        box('ipco', boxOf('hvcC'), size(TILE.width, TILE.height), size(width, height)),
        fullBox(
          'ipma',
          0,
          numbers(4, GRID),
          ...properties.map(([id, first, second]) =>
            Buffer.concat([numbers(2, id), numbers(1, 2, first, second)]),
          ),
        ),
      ),
      fullBox('iref', 0, box('dimg', numbers(2, GRID, TILES.length, ...TILES))),
    )
  }
  const kind = boxOf('ftyp')
  const at = kind.length + meta(0).length + 8
  return Buffer.concat([kind, meta(at), box('mdat', pixels)])
}
