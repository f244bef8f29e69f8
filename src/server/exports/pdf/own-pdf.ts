/**
 * An object of a PDF: its text, and the bytes of its stream with the words around them, if it has
 * one.
 */
export interface PdfObject {
  text: string
  stream: Uint8Array | null
}

/**
 * A PDF as our compiler writes it: a plain table of objects, none of them in a stream of others.
 */
export interface OwnPdf {
  objects: Map<number, PdfObject>
  /** One more than the highest number of an object. */
  size: number
  catalogue: string
  trailer: string
}

const ENTRY_BYTES = 20
const STREAM = Buffer.from('>>\nstream\n')

function foreign(what: string): Error {
  return new Error(`the compiler writes ${what} of a PDF in another way than it did`)
}

function found(text: string, pattern: RegExp, what: string): string {
  const value = pattern.exec(text)?.[1]
  if (value === undefined) throw foreign(what)
  return value
}

/**
 * The number of the object that an entry of a dictionary refers to; null: there is no such entry.
 */
export function referred(text: string, name: string): number | null {
  const value = new RegExp(`/${name} (\\d+) 0 R`, 'u').exec(text)?.[1]
  return value === undefined ? null : Number(value)
}

/** The number that an entry refers to, which has to be there. @throws Error */
export function reference(text: string, name: string): number {
  const value = referred(text, name)
  if (value === null) throw foreign(`/${name}`)
  return value
}

/** Splits an object; the words `obj` and `endobj` are left out. */
function objectOf(bytes: Buffer): PdfObject {
  const begin = bytes.indexOf('obj\n') + 'obj\n'.length
  const end = bytes.lastIndexOf('endobj')
  const stream = bytes.indexOf(STREAM)
  if (end < begin) throw foreign('an object')
  if (stream < 0) return { text: bytes.toString('latin1', begin, end), stream: null }
  const from = stream + '>>\n'.length
  return { text: bytes.toString('latin1', begin, from), stream: bytes.subarray(from, end) }
}

/** Reads a PDF of our own printer. @throws Error for any other. */
export function readOwnPdf(pdf: Uint8Array): OwnPdf {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const end = bytes.lastIndexOf('startxref')
  const table = Number(found(bytes.toString('latin1', end), /startxref\n(\d+)/u, 'the end'))
  const size = Number(
    found(bytes.toString('latin1', table, table + 40), /^xref\n0 (\d+)\n/u, 'the table'),
  )
  const first = bytes.indexOf('\n', table + 'xref\n'.length) + 1
  const trailer = bytes.toString('latin1', first + size * ENTRY_BYTES, end)
  const offsets = Array.from({ length: size }, (_, number) => {
    const at = first + number * ENTRY_BYTES
    const isUsed = bytes[at + 17] === 'n'.charCodeAt(0)
    return { number, offset: isUsed ? Number(bytes.toString('latin1', at, at + 10)) : 0 }
  })
  const used = offsets
    .filter(({ offset }) => offset > 0)
    .sort((one, other) => one.offset - other.offset)
  const objects = new Map(
    used.map(({ number, offset }, at) => [
      number,
      objectOf(bytes.subarray(offset, used[at + 1]?.offset ?? table)),
    ]),
  )
  const catalogue = objects.get(reference(trailer, 'Root'))?.text
  if (catalogue === undefined) throw foreign('the catalogue')
  return { objects, size, catalogue, trailer }
}

/**
 * Where a string that begins at a parenthesis ends: strings hold pairs of them, and others behind a
 * backslash.
 */
function endOfString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  throw foreign('a string')
}

/** Changes the text of an object, but not what is written in its strings. */
export function changed(text: string, change: (plain: string) => string): string {
  let result = ''
  let from = 0
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', from)) {
    const end = endOfString(text, at)
    result += change(text.slice(from, at)) + text.slice(at, end)
    from = end
  }
  return result + change(text.slice(from))
}

/** A text as PDFs have it in any letters. */
export function pdfString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
