import { Link, Text } from '@react-pdf/renderer'
import { createElement, Fragment, type ReactNode } from 'react'
import type { AnalysisDocument, DocumentSection } from '../document.ts'
import { KIND_MARKS } from '../marks.ts'
import { EXPORT_WORDS } from '../words.ts'
import { runningText } from './line-breaks.ts'
import { ACCENT, EDGE, QUIET, type Styles } from './styles.ts'

/** What sets a voice apart: a rule beside it, and leaning letters for a reading. */
const VOICES = {
  plain: {},
  interpretation: { borderLeftWidth: 0.75, borderLeftColor: ACCENT, paddingLeft: 12 },
  unsure: { borderLeftWidth: 0.75, borderLeftColor: EDGE, borderLeftStyle: 'dashed', paddingLeft: 12 },
} as const

/** Room stands above a block only: below it, the printer would not let the block end a page. */
export const GAP_ABOVE = 6
/** Three lines: a paragraph of so many is not divided, and of a longer one two stay with their heading. */
const KEPT_TOGETHER = 66

/** Where two fonts meet, the printer would break a line with a hyphen: it never may. Infinite, in its reckoning. */
const NEVER = 10_000

/** A heading, and its line in the outline of the file. `blocks` of text stay with it at the foot of a page. */
export function headingOf(text: string, key: string, blocks: number, styles: Styles): ReactNode {
  const bookmark = { bookmark: { title: text } }
  const style = { ...styles.heading, marginTop: 16 }
  return createElement(Text, { ...bookmark, key, style, minPresenceAhead: blocks * KEPT_TOGETHER }, text)
}

/** Where the list of sources has a number. */
export function anchorOf(n: number): string {
  return `source-${n}`
}

/** Numbers that lead to the list of sources, raised behind what they belong to. */
function sourceNumbers(numbers: readonly number[], styles: Styles): ReactNode[] {
  return numbers.map((n, at) =>
    createElement(
      Fragment,
      { key: n },
      at > 0 && createElement(Text, { style: styles.mark }, ','),
      createElement(
        Link,
        { src: `#${anchorOf(n)}`, style: styles.link },
        createElement(Text, { style: styles.mark }, String(n)),
      ),
    ),
  )
}

type Paragraph = DocumentSection['paragraphs'][number]

function paragraph({ voice, statements }: Paragraph, key: string, styles: Styles, gap: string): ReactNode {
  const { given, parts } = runningText(styles.isHan ? 'han' : 'latin')
  const isReading = voice === 'interpretation' && !styles.isHan
  const style = {
    ...styles.text,
    ...VOICES[voice],
    ...(isReading ? styles.italic : {}),
    marginTop: GAP_ABOVE,
  }
  return createElement(
    Text,
    { key, style, orphans: 2, widows: 2, hyphenationPenalty: NEVER, hyphenationCallback: parts },
    statements.map(({ text, kind, sources }, at) =>
      createElement(
        Fragment,
        { key: at },
        at > 0 && given(gap),
        given(text),
        KIND_MARKS[kind] && createElement(Text, { style: styles.mark }, KIND_MARKS[kind]),
        ...sourceNumbers(sources, styles),
      ),
    ),
  )
}

/** The text of a section, piece by piece: they must be neighbours for a heading to stay with what it heads. */
function sectionPieces(
  { heading, quote, paragraphs }: DocumentSection,
  place: number,
  styles: Styles,
  gap: string,
): ReactNode[] {
  const quoted = { ...styles.text, ...styles.italic, color: QUIET, marginTop: GAP_ABOVE }
  return [
    headingOf(heading, `${place} heading`, quote === null ? 1 : 2, styles),
    quote !== null &&
      createElement(Text, { key: `${place} quote`, style: quoted, minPresenceAhead: KEPT_TOGETHER }, quote),
    ...paragraphs.map((each, at) => paragraph(each, `${place} ${at}`, styles, gap)),
  ]
}

/** The text of a document, a section after the other. */
export function prose({ sections, language }: AnalysisDocument, styles: Styles): ReactNode[] {
  const { gap } = EXPORT_WORDS[language]
  return sections.flatMap((section, place) => sectionPieces(section, place, styles, gap))
}
