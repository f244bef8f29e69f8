import { Readable } from 'node:stream'

/** A file in a zip, read when its turn comes. */
export interface ZipPart {
  name: string
  content: () => AsyncIterable<string | Uint8Array>
}

/** What is there at once, or soon, in one piece. */
export async function* once<T>(whole: T | Promise<T>): AsyncGenerator<T> {
  yield await whole
}

/** A zip that is written while it is sent. */
export async function zipOf(parts: Iterable<ZipPart>, mtime: Date): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  for (const { name, content } of parts)
    zip.addReadStreamLazy(name, { mtime }, (done) =>
      done(null, Readable.from(content(), { objectMode: false })),
    )
  const stream = new Readable().wrap(zip.outputStream)
  // A part that cannot be read breaks the download off: a whole zip is never half of the truth.
  zip.on('error', (error) => stream.destroy(error instanceof Error ? error : new Error(String(error))))
  zip.end()
  return stream
}
