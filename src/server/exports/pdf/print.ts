import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { AnalysisDocument } from '../document.ts'
import { EXPORT_WORDS } from '../words.ts'
import { legend, measurements, sources } from './back-matter.ts'
import { legible } from './legible.ts'
import { prose } from './prose.ts'
import { MARGIN, QUIET, type Styles, stylesOf } from './styles.ts'
import { type PrintedPicture, titleBlock } from './title-block.ts'

const TOP = 66
const BOTTOM = 74
const FOOT = 794

/** What every page carries: the work, from the second page on, and its number. */
function pageLines({ label, language }: AnalysisDocument, styles: Styles): ReactNode[] {
  const line = { ...styles.small, position: 'absolute', left: MARGIN, right: MARGIN } as const
  const title = `${label.title} · ${label.artist}`
  return [
    createElement(Text, {
      key: 'title',
      fixed: true,
      style: { ...line, top: 36 },
      render: ({ pageNumber }) => (pageNumber === 1 ? '' : title),
    }),
    createElement(
      Text,
      { key: 'from', fixed: true, style: { ...line, top: FOOT } },
      EXPORT_WORDS[language].from,
    ),
    createElement(Text, {
      key: 'number',
      fixed: true,
      style: { ...line, top: FOOT, textAlign: 'right' },
      render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`,
    }),
  ]
}

/** Sets a document as a PDF. */
export async function print(written: AnalysisDocument, picture: PrintedPicture | null): Promise<Uint8Array> {
  const document = await legible(written)
  const hung = picture && { ...picture, caption: await legible(picture.caption) }
  const styles = stylesOf(document.language)
  const { title, artist } = document.label
  const createdAt = new Date(document.createdAt)
  const page = createElement(
    Page,
    { size: 'A4', style: { paddingTop: TOP, paddingBottom: BOTTOM, paddingHorizontal: MARGIN } },
    ...pageLines(document, styles),
    titleBlock(document, hung, styles),
    ...prose(document, styles),
    document.closing !== null &&
      createElement(
        Text,
        { style: { ...styles.label, ...styles.italic, color: QUIET, marginTop: 10 } },
        document.closing,
      ),
    ...measurements(document, styles),
    legend(document, styles),
    ...sources(document, styles),
  )
  const about = {
    title: `${title}, ${artist}`,
    author: `Artsking. ${document.author}`,
    subject: artist,
    language: document.language,
    creator: 'Artsking',
    creationDate: createdAt,
    modificationDate: createdAt,
  }
  return renderToBuffer(createElement(Document, about, page))
}
