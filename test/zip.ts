import { zipSync } from 'fflate'

/** The bytes of a file in a zip, or the bytes and the mode that Unix has of it. */
export type ZippedFile = Uint8Array | { bytes: Uint8Array; unixMode: number }

/** A zip of files by their names. */
export function zipped(files: Record<string, ZippedFile>): Buffer {
  const entries = Object.entries(files).map(([name, file]) => {
    if (file instanceof Uint8Array) return [name, file] as const
    return [name, [file.bytes, { os: 3, attrs: file.unixMode * 2 ** 16 }]] as const
  })
  return Buffer.from(zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]))
}

/** The same zip with other bytes for a name of the same length, which nothing says to be UTF-8. */
export function renamed(zip: Buffer, name: string, bytes: Buffer): Buffer {
  const changed = Buffer.from(zip)
  for (let at = changed.indexOf(name); at >= 0; at = changed.indexOf(name, at + bytes.length))
    bytes.copy(changed, at)
  return changed
}

/**
 * The same zip with other numbers in its directory: at so many bytes behind the sign of each file.
 */
export function redirected(zip: Buffer, offset: number, value: number, bytes: 2 | 4 = 2): Buffer {
  const changed = Buffer.from(zip)
  for (
    let at = changed.indexOf('PK\u0001\u0002');
    at >= 0;
    at = changed.indexOf('PK\u0001\u0002', at + 4)
  )
    changed.writeUIntLE(value, at + offset, bytes)
  return changed
}
