import { Image, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { type AnalysisDocument, labelLines } from '../document.ts'
import { ACCENT, LINE, QUIET, type Styles, TEXT_WIDTH } from './styles.ts'

/** A picture to print: a JPEG, its size in pixels, and what is said below it. */
export interface PrintedPicture {
  jpeg: Uint8Array
  width: number
  height: number
  caption: string
}

const TALLEST = 264
/** An upright picture leaves room for the label beside it. */
const UPRIGHT = 0.86
const UPRIGHT_WIDTH = 196

function hung({ jpeg, width, height, caption }: PrintedPicture, most: number, styles: Styles): ReactNode {
  const scale = Math.min(most / width, TALLEST / height)
  const size = { width: width * scale, height: height * scale }
  return createElement(
    View,
    { style: { width: size.width } },
    createElement(Image, { src: { data: Buffer.from(jpeg), format: 'jpg' }, style: size }),
    createElement(Text, { style: { ...styles.small, fontSize: 6.5, marginTop: 4 } }, caption),
  )
}

/** A line of a label begins with a capital, unless with an abbreviation. */
function begun(line: string): string {
  return line.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase())
}

function wallLabel({ label }: AnalysisDocument, isBeside: boolean, styles: Styles): ReactNode {
  const { original, maker, details } = labelLines(label)
  const quiet = { ...styles.label, color: QUIET, fontSize: styles.isHan ? 9 : 10 }
  return createElement(
    View,
    { style: isBeside ? { flex: 1 } : {} },
    createElement(Text, { style: styles.title }, label.title),
    original !== null &&
      createElement(Text, { style: { ...quiet, ...styles.italic, marginTop: 4 } }, original),
    createElement(Text, { style: { ...styles.label, marginTop: 6 } }, maker),
    createElement(
      View,
      { style: { marginTop: 4 } },
      ...details.map((line) => createElement(Text, { key: line, style: quiet }, begun(line))),
    ),
  )
}

/** The head of the first page: the picture as it hangs, its label, and who wrote when. */
export function titleBlock(
  document: AnalysisDocument,
  picture: PrintedPicture | null,
  styles: Styles,
): ReactNode {
  const isBeside = picture !== null && picture.width / picture.height < UPRIGHT
  return createElement(
    View,
    { style: { marginBottom: 6 } },
    createElement(
      View,
      isBeside
        ? { style: { flexDirection: 'row', gap: 20, alignItems: 'flex-end' } }
        : { style: { gap: 16 } },
      picture && hung(picture, isBeside ? UPRIGHT_WIDTH : TEXT_WIDTH, styles),
      wallLabel(document, isBeside, styles),
    ),
    createElement(
      Text,
      { style: { ...styles.small, marginTop: 14, paddingTop: 7, borderTopWidth: 0.5, borderTopColor: LINE } },
      document.byLine,
    ),
    document.notice !== null &&
      createElement(
        Text,
        {
          style: {
            ...styles.label,
            marginTop: 10,
            borderLeftWidth: 1.5,
            borderLeftColor: ACCENT,
            paddingLeft: 10,
          },
        },
        document.notice,
      ),
    document.told !== null &&
      createElement(Text, { style: { ...styles.label, color: QUIET, marginTop: 10 } }, document.told),
    document.question !== null &&
      createElement(
        Text,
        { style: { ...styles.text, ...styles.italic, color: QUIET, marginTop: 10 } },
        document.question,
      ),
  )
}
