import { WRITING } from '#language/writing.ts'
import type { Source } from '#shared/api/evidence.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { readOn } from '#shared/read-on.ts'
import { webAddress } from '#shared/web-address.ts'
import { type AnalysisDocument, labelLines } from '../document.ts'
import { KIND_MARKS } from '../marks.ts'
import { EXPORT_WORDS } from '../words.ts'
import { ACCENT, EDGE, HAIRLINE, INK, QUIET } from './colours.ts'
import { drawing } from './figures.ts'
import type { PrintedPicture } from './picture.ts'

/** A line of a label begins with a capital, unless with an abbreviation. */
export function begun(line: string): string {
  return line.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase())
}

/**
 * What is read out for a drawing: a palette with each of its colours, of which the sentence beside
 * it names three.
 */
function spoken(measurement: Measurement): string {
  if (measurement.what !== 'palette') return measurement.text
  return measurement.colours
    .map(({ name, share }) => `${name} ${Math.round(share * 100)}\u00a0%`)
    .join(', ')
}

/** What the file says of itself. */
export function about({ label, author }: Pick<AnalysisDocument, 'label' | 'author'>) {
  return {
    title: [label.title, label.artist].filter(Boolean).join(', '),
    author: `Artsking. ${author}`,
    description: label.artist,
  }
}

/** A language as the template knows it. */
export function speechOf(language: Language) {
  const [lang, region] = language.split('-')
  return region ? { lang, region } : { lang }
}

export const COLOURS = [INK, QUIET, HAIRLINE, EDGE, ACCENT]

export function dayAndTime(iso: string) {
  const [year, month, day, hour, minute, second] = iso.split(/\D/u).map(Number)
  return { year, month, day, hour, minute, second }
}

function measureOf(measurement: Measurement, name: string) {
  const { text, method } = measurement
  return { name, text, method, alt: spoken(measurement), drawing: drawing(measurement) }
}

function sourceOf(source: Source, language: Language) {
  const { n, title, publisher, licence, url } = source
  const about = [publisher, licence, readOn(source, language)].filter(Boolean).join(' · ')
  const address = webAddress(url)
  return { n, title, about, address, shown: address }
}

/** What the template sets, as JSON. `legible` writes a text in letters that can be printed. */
export function sheetOf(
  document: AnalysisDocument,
  picture: PrintedPicture | null,
  legible: (text: string) => string,
): string {
  const { language, label, measurements } = document
  const { measured, within, figures } = MEASUREMENT_WORDS[language]
  const { details, ...lines } = labelLines(label)
  const [first] = measurements
  const sheet = {
    ...document,
    about: about(document),
    created: dayAndTime(document.createdAt),
    speech: speechOf(language),
    // Between two sentences.
    joint: WRITING[language].gap,
    running: [label.title, label.artist].filter(Boolean).join(' · '),
    words: { ...EXPORT_WORDS[language], measured },
    marks: KIND_MARKS,
    colours: COLOURS,
    label: { title: label.title, ...lines, details: details.map(begun) },
    picture: picture && {
      ...picture,
      jpeg: null,
      alt: document.alternative ?? about(document).title,
    },
    within: first && within[first.within],
    measurements: measurements.map((each) => measureOf(each, figures[each.what])),
    sources: document.sources.map((source) => sourceOf(source, language)),
  }
  return JSON.stringify(sheet, (name, value) =>
    typeof value === 'string' && name !== 'address' ? legible(value) : value,
  )
}
