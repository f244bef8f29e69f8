import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** A file in a zip, piece by piece. */
export interface ZipPart {
  name: string
  pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
}

/**
 * A zip that is written while it is sent: each part is asked for when the one before it has been
 * read.
 */
export async function zipOf(parts: AsyncIterable<ZipPart>, mtime: Date): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const stream = zip.outputStream.pipe(new PassThrough())
  async function write() {
    for await (const { name, pieces } of parts) {
      const file = Readable.from(pieces, { objectMode: false })
      zip.addReadStream(file, name, { mtime })
      await finished(file)
    }
    zip.end()
  }
  // A part that cannot be read breaks the download off: a whole zip is never half of the truth.
  write().catch((error: unknown) =>
    stream.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return stream
}
