/**
 * What the compiler says of how a document is shown, and what it must say instead: just as long,
 * for places in the file are counted.
 */
const SAID = Buffer.from('\n    /Direction /L2R\n  ')
const MEANT = Buffer.from(' /DisplayDocTitle true ')

/**
 * A PDF whose reader is shown its title instead of the name of its file. The compiler writes left
 * to right, which every PDF is anyway.
 */
export function titleShown(pdf: Uint8Array): Uint8Array {
  const shown = Buffer.from(pdf)
  const place = shown.lastIndexOf(SAID)
  if (place < 0)
    throw new Error('the compiler writes the catalogue of a PDF in another way than it did')
  MEANT.copy(shown, place)
  return shown
}
