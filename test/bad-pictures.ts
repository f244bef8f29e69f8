import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export interface TriedFile {
  name: string
  bytes: Buffer
}

const WIDTH = 320
const HEIGHT = 240

/** A picture whose upper left is bright: one can see how it was turned. */
function picture(): Sharp {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      pixels.fill(
        Math.round(250 - (x / WIDTH) * 110 - (y / HEIGHT) * 130),
        (y * WIDTH + x) * 3,
        (y * WIDTH + x) * 3 + 3,
      )
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

async function wholeFiles(): Promise<TriedFile[]> {
  return [
    { name: 'jpg', bytes: await picture().jpeg().toBuffer() },
    { name: 'png', bytes: await picture().png().toBuffer() },
    { name: 'webp', bytes: await picture().webp().toBuffer() },
    { name: 'gif', bytes: await picture().gif().toBuffer() },
    { name: 'tiff', bytes: await picture().tiff().toBuffer() },
    { name: 'avif', bytes: await picture().avif({ effort: 0 }).toBuffer() },
    { name: 'heic', bytes: await readFile(join(import.meta.dirname, 'pictures/phone.heic')) },
  ]
}

/**
 * The same small picture in all eight orientations of a camera: upright it is always 320 by 240, or
 * 240 by 320.
 */
export async function turnedPictures(): Promise<(TriedFile & { orientation: number })[]> {
  return Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      name: `orientation ${orientation}`,
      orientation,
      bytes: await picture().withMetadata({ orientation }).jpeg().toBuffer(),
    })),
  )
}

/** Files that are pictures of an unusual kind: each must be answered. */
export async function unusualPictures(): Promise<TriedFile[]> {
  const frames = await Promise.all(
    Array.from({ length: 12 }, (_value, at) =>
      sharp({
        create: { width: 200, height: 150, channels: 3, background: { r: at * 20, g: 90, b: 200 } },
      })
        .png()
        .toBuffer(),
    ),
  )
  const animated = () => sharp(frames, { join: { animated: true } })
  return [
    { name: 'animated gif', bytes: await animated().gif().toBuffer() },
    { name: 'animated webp', bytes: await animated().webp().toBuffer() },
    { name: 'cmyk', bytes: await picture().toColourspace('cmyk').jpeg().toBuffer() },
    { name: '16 bits', bytes: await picture().toColourspace('rgb16').png().toBuffer() },
    {
      name: '16 bits see-through',
      bytes: await picture().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
    },
    { name: 'see-through', bytes: await picture().ensureAlpha(0).png().toBuffer() },
    { name: 'grey', bytes: await picture().greyscale().toColourspace('b-w').jpeg().toBuffer() },
    { name: 'grey 16 bits', bytes: await picture().toColourspace('grey16').png().toBuffer() },
    { name: 'palette', bytes: await picture().png({ palette: true, colours: 16 }).toBuffer() },
    { name: 'progressive', bytes: await picture().jpeg({ progressive: true }).toBuffer() },
    { name: 'one pixel', bytes: await picture().resize(1, 1).png().toBuffer() },
    { name: 'one row', bytes: await picture().resize(900, 1, { fit: 'fill' }).png().toBuffer() },
    { name: 'one column', bytes: await picture().resize(1, 900, { fit: 'fill' }).png().toBuffer() },
    { name: 'tiny', bytes: await picture().resize(40, 30).jpeg().toBuffer() },
    { name: 'lossless webp', bytes: await picture().webp({ lossless: true }).toBuffer() },
    { name: 'tiff lzw', bytes: await picture().tiff({ compression: 'lzw' }).toBuffer() },
    { name: 'much metadata', bytes: withApplicationData(await picture().jpeg().toBuffer(), 60) },
  ]
}

/**
 * Files that are cut, broken, disguised, or no pictures: each is refused or, where its pixels are
 * sound, answered.
 */
export async function badFiles(): Promise<TriedFile[]> {
  const whole = await wholeFiles()
  const cut = whole.flatMap(({ name, bytes }) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => ({
      name: `${name} cut at ${tenth} tenths`,
      bytes: bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)),
    })),
  )
  const flipped = whole.flatMap(({ name, bytes }, kind) =>
    Array.from({ length: 12 }, (_value, turn) => ({
      name: `${name} flipped ${turn}`,
      bytes: flip(bytes, kind * 100 + turn),
    })),
  )
  const heads = whole.map(({ name, bytes }) => ({
    name: `${name} head only`,
    bytes: bytes.subarray(0, 24),
  }))
  const polyglots = whole.flatMap(({ name, bytes }) => [
    { name: `${name} and zip`, bytes: Buffer.concat([bytes, EMPTY_ZIP]) },
    {
      name: `${name} and html`,
      bytes: Buffer.concat([bytes, Buffer.from('<html><script>alert(1)</script></html>')]),
    },
    { name: `pdf before ${name}`, bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes]) },
  ])
  return [...cut, ...flipped, ...heads, ...polyglots, ...bombs(), ...noPictures()]
}

const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

/** Changes eight bits, most of them beyond the header. */
function flip(bytes: Buffer, seed: number): Buffer {
  const broken = Buffer.from(bytes)
  let state = seed + 1
  for (let turn = 0; turn < 8; turn++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const at = Math.floor((state / 4294967296) * broken.length)
    broken[at] = (broken[at] ?? 0) ^ (1 << (state & 7))
  }
  return broken
}

function withApplicationData(jpeg: Buffer, segments: number): Buffer {
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0xff, 0xff]),
    Buffer.from('Exif\0\0'),
    Buffer.alloc(65_527),
  ])
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array.from({ length: segments }, () => segment),
    jpeg.subarray(2),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A small file of very many black pixels. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function bombs(): TriedFile[] {
  const gif = Buffer.from('R0lGODlh/////4AAAAAAAP///ywAAAAA/////wACAkQBADs=', 'base64')
  return [
    { name: 'png bomb 20,000', bytes: blackPng(20_000, 20_000) },
    { name: 'png bomb 16,000', bytes: blackPng(16_000, 16_000) },
    { name: 'png bomb, one row', bytes: blackPng(1_000_000, 60) },
    { name: 'gif bomb', bytes: gif },
  ]
}

function noPictures(): TriedFile[] {
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="300" height="200"><image x:href="file:///etc/hostname" width="10" height="10"/></svg>',
  )
  const plain: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['zeros', Buffer.alloc(4096)],
    ['text', Buffer.from('a picture, honestly')],
    ['svg', svg],
    ['svgz', gzipSync(svg)],
    ['html', Buffer.from('<!doctype html><img src="x" onerror="alert(1)">')],
    ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
    ['zip', EMPTY_ZIP],
    ['bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0])],
    ['photoshop', Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(100)])],
    ['film', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1')],
    ['heic brand without anything', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['avif brand without anything', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1')],
    ['program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    [
      'magick',
      Buffer.from(
        'push graphic-context\nimage over 0,0 0,0 "https://example.com/"\npop graphic-context',
      ),
    ],
  ]
  return plain.map(([name, bytes]) => ({ name, bytes }))
}
