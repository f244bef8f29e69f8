import type { BookletFront } from '../booklet/front.ts'
import type { AnalysisDocument } from '../document.ts'
import type { Handout } from '../handouts/handout.ts'
import { bookletSheet } from './booklet-sheet.ts'
import { codeOf, handoutSheet } from './handout-sheet.ts'
import { legible } from './legible.ts'
import type { PrintedPicture } from './picture.ts'
import { openPress, type Press } from './press.ts'
import { sheetOf } from './sheet.ts'

/**
 * What is printed: a whole analysis, what is made of it to hang and to hand out, or the front of a
 * booklet of many.
 */
export type Printable = AnalysisDocument | Handout | BookletFront

const TEMPLATE = { label: 'wall-label', teaching: 'teaching-sheet' } as const

let press: Promise<Press> | null = null

/** Sets a document as a PDF. */
export async function print(
  document: Printable,
  picture: PrintedPicture | null,
): Promise<Uint8Array> {
  press ??= openPress()
  const { hasLetter, set } = await press
  const inLetters = (text: string) => legible(text, hasLetter)
  const withPicture = picture && { 'picture.jpg': picture.jpeg }
  if (!('kind' in document))
    return set('analysis', {
      'sheet.json': Buffer.from(sheetOf(document, picture, inLetters)),
      ...withPicture,
    })
  if (document.kind === 'booklet')
    return set('booklet', { 'sheet.json': Buffer.from(bookletSheet(document, inLetters)) })
  return set(TEMPLATE[document.kind], {
    'sheet.json': Buffer.from(handoutSheet(document, picture, inLetters)),
    ...(document.page !== null && { 'code.svg': Buffer.from(codeOf(document.page)) }),
    ...withPicture,
  })
}
