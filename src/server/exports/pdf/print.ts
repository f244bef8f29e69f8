import type { AnalysisDocument } from '../document.ts'
import { legible } from './legible.ts'
import type { PrintedPicture } from './picture.ts'
import { openPress, type Press } from './press.ts'
import { sheetOf } from './sheet.ts'

let press: Promise<Press> | null = null

/** Sets a document as a PDF. */
export async function print(document: AnalysisDocument, picture: PrintedPicture | null): Promise<Uint8Array> {
  press ??= openPress()
  const { hasLetter, set } = await press
  const sheet = sheetOf(document, picture, (text) => legible(text, hasLetter))
  return set({ 'sheet.json': Buffer.from(sheet), ...(picture && { 'picture.jpg': picture.jpeg }) })
}
