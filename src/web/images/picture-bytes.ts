const LENGTH = 12

/** Kinds in the container that films have, too: HEIC, HEIF and AVIF. */
const BRANDS = /^(?:hei[cx]|hev[cx]|mif1|msf1|avi[fs])$/u

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}

/**
 * Whether a file begins as the pictures do that we take (`PICTURE_KINDS`). What is in them is the
 * server's to see.
 */
export async function beginsAsPicture(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LENGTH).arrayBuffer())
  const begin = textOf(bytes, 0, 4)
  const then = textOf(bytes, 8, 12)
  return (
    begin.startsWith('\u{ff}\u{d8}\u{ff}') ||
    begin === '\u{89}PNG' ||
    begin === 'GIF8' ||
    /^(?:II[*+]\0|MM\0[*+])$/u.test(begin) ||
    (begin === 'RIFF' && then === 'WEBP') ||
    (textOf(bytes, 4, 8) === 'ftyp' && BRANDS.test(then))
  )
}
