import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { PICTURE_TYPES } from '#shared/pictures.ts'
import { PictureError } from './picture-error.ts'

const HEAD_BYTES = 16 * 1024
/**
 * A zip archive ends with its directory, which is followed by a comment of at most 65,535 bytes.
 */
const TAIL_BYTES = 66_000
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')
const END_OF_ZIP_BYTES = 22
const PROGRAM_TEXT = /<(?:!doctype\s+html|html|script|svg|\?php)[\s>]/iu
const PDF = Buffer.from('%PDF-')
const PDF_WITHIN_BYTES = 1024

/**
 * The media type of a picture by its bytes: names and what the browser says are not believed.
 *
 * @throws PictureError `unsupported` or `disguised`.
 */
export async function sniff(file: string): Promise<string> {
  const { head, tail } = await endsOf(file)
  const type = await fileTypeFromFile(file).catch(() => undefined)
  const mime = type?.mime ?? beginningOf(head)
  if (!mime || !PICTURE_TYPES.includes(mime)) throw new PictureError('unsupported')
  if (isAlsoZip(tail) || isAlsoProgram(head, tail)) throw new PictureError('disguised')
  return mime
}

/**
 * A picture that is cut off so early that its kind cannot be told for certain: by its first bytes.
 */
function beginningOf(head: Buffer): string | null {
  const first = head.subarray(0, 4).toString('latin1')
  if (first === '\x89PNG') return 'image/png'
  return first === 'II*\0' || first === 'MM\0*' ? 'image/tiff' : null
}

async function endsOf(file: string): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    const tailLength = Math.min(size, TAIL_BYTES)
    return {
      head: await read(Math.min(size, HEAD_BYTES), 0),
      tail: await read(tailLength, size - tailLength),
    }
  } finally {
    await handle.close()
  }
}

/** An archive's directory whose comment ends where the file ends. */
function isAlsoZip(tail: Buffer): boolean {
  for (
    let at = tail.lastIndexOf(END_OF_ZIP);
    at >= 0;
    at = at > 0 ? tail.lastIndexOf(END_OF_ZIP, at - 1) : -1
  ) {
    if (at + END_OF_ZIP_BYTES > tail.length) continue
    if (at + END_OF_ZIP_BYTES + tail.readUInt16LE(at + 20) === tail.length) return true
  }
  return false
}

function isAlsoProgram(head: Buffer, tail: Buffer): boolean {
  const lastWords = tail.subarray(-4096).toString('latin1')
  return head.subarray(0, PDF_WITHIN_BYTES).includes(PDF) || PROGRAM_TEXT.test(lastWords)
}
