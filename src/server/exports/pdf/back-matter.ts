import { Link, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { Source } from '#shared/api/analysis.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { readOn } from '#shared/read-on.ts'
import type { StatementKind } from '#shared/statements.ts'
import type { AnalysisDocument } from '../document.ts'
import { KIND_MARKS } from '../marks.ts'
import { webAddress } from '../web-address.ts'
import { EXPORT_WORDS } from '../words.ts'
import { figure } from './figures.ts'
import { anchorOf, headingOf } from './prose.ts'
import { ACCENT, EDGE, INK, LINE, type Styles } from './styles.ts'

function measure(measurement: Measurement, name: string, styles: Styles): ReactNode {
  const named = { ...styles.small, color: INK, fontWeight: styles.isHan ? 400 : 600, marginBottom: 3 }
  const said = { ...styles.label, fontSize: styles.isHan ? 8.5 : 9.5, marginTop: 4 }
  return createElement(
    View,
    { key: measurement.id, wrap: false, style: { width: '47%', marginBottom: 14 } },
    createElement(Text, { style: named }, name),
    figure(measurement),
    createElement(Text, { style: said }, measurement.text),
    createElement(Text, { style: { ...styles.small, fontSize: 6.5, marginTop: 2 } }, measurement.method),
  )
}

/** What was measured: a drawing, its sentence and its method, two side by side. */
export function measurements({ measurements, language }: AnalysisDocument, styles: Styles): ReactNode[] {
  const [first] = measurements
  if (!first) return []
  const words = MEASUREMENT_WORDS[language]
  const within = { ...styles.small, marginTop: 4, marginBottom: 8 }
  return [
    headingOf(words.measured, 'measured', 2, styles),
    createElement(Text, { key: 'within', style: within, minPresenceAhead: 100 }, words.within[first.within]),
    createElement(
      View,
      {
        key: 'measures',
        style: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
      },
      ...measurements.map((each) => measure(each, words.figures[each.what], styles)),
    ),
  ]
}

function sourceLine(source: Source, language: Language, styles: Styles): ReactNode {
  const { n, title, publisher, licence, url } = source
  const address = webAddress(url)
  const about = [publisher, licence, readOn(source, language)].filter((part) => part !== null && part !== '')
  return createElement(
    View,
    { key: n, id: anchorOf(n), wrap: false, style: { flexDirection: 'row', marginTop: 5 } },
    createElement(Text, { style: { ...styles.small, color: ACCENT, width: 20 } }, String(n)),
    createElement(
      View,
      { style: { flex: 1 } },
      createElement(
        Text,
        { style: styles.small },
        createElement(Text, { style: { color: INK } }, title),
        `. ${about.join(' · ')}`,
      ),
      address &&
        createElement(
          Link,
          { src: address, style: { ...styles.small, ...styles.link, color: ACCENT } },
          address,
        ),
    ),
  )
}

/** All sources by their numbers, with their addresses. */
export function sources({ sources, language }: AnalysisDocument, styles: Styles): ReactNode[] {
  if (sources.length === 0) return []
  const words = EXPORT_WORDS[language]
  return [
    headingOf(words.sources, 'sources', 1, styles),
    ...sources.map((source) => sourceLine(source, language, styles)),
  ]
}

function markOf(kind: StatementKind, styles: Styles): ReactNode {
  if (kind === 'interpretation' || kind === 'unsure') {
    const rule = {
      borderLeftWidth: 0.75,
      borderLeftColor: kind === 'unsure' ? EDGE : ACCENT,
      height: 11,
      marginLeft: 2,
    }
    return createElement(View, { style: kind === 'unsure' ? { ...rule, borderLeftStyle: 'dashed' } : rule })
  }
  return createElement(Text, { style: { ...styles.small, color: ACCENT } }, KIND_MARKS[kind] ?? '1')
}

/** What each standing that occurs means, and how it looks in the text. */
export function legend({ kinds, language }: AnalysisDocument, styles: Styles): ReactNode {
  if (kinds.length === 0) return null
  const { marks, means } = EXPORT_WORDS[language]
  return createElement(
    View,
    { wrap: false, style: { marginTop: 20, paddingTop: 9, borderTopWidth: 0.5, borderTopColor: LINE } },
    createElement(Text, { style: { ...styles.small, color: INK, marginBottom: 5 } }, marks),
    createElement(
      View,
      { style: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' } },
      ...kinds.map((kind) =>
        createElement(
          View,
          { key: kind, style: { flexDirection: 'row', width: '48%', marginBottom: 4 } },
          createElement(View, { style: { width: 16 } }, markOf(kind, styles)),
          createElement(
            Text,
            { style: { ...styles.small, flex: 1 } },
            createElement(Text, { style: { color: INK } }, means[kind][0]),
            `  ${means[kind][1]}`,
          ),
        ),
      ),
    ),
  )
}
