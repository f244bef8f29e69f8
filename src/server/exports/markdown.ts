import { escapeMarkdown } from '#engine/write/markdown.ts'
import { WRITING } from '#language/writing.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { readOn } from '#shared/read-on.ts'
import { webAddress } from '#shared/web-address.ts'
import { type AnalysisDocument, type DocumentSection, labelLines } from './document.ts'
import { KIND_MARKS } from './marks.ts'
import { EXPORT_WORDS, type ExportWords } from './words.ts'

/** A text on one line whose signs mean nothing, not even at its beginning. */
function plain(text: string): string {
  return escapeMarkdown(text)
    .replace(/\s*\n\s*/gu, ' ')
    .replace(/^(\d*)([-+.)])(?=\s)/u, '$1\\$2')
}

const italic = (text: string) => `*${plain(text)}*`
const quote = (text: string) => `> ${plain(text)}`

function titleBlock(document: AnalysisDocument): string[] {
  const { original, maker, details } = labelLines(document.label)
  const lines = [`**${plain(maker)}**`, plain(details.join(' · '))].filter(Boolean)
  return [
    `# ${plain(document.label.title)}`,
    ...(original === null ? [] : [italic(original)]),
    lines.join('  \n'),
    italic(document.byLine),
    ...(document.notice === null ? [] : [plain(document.notice)]),
    ...(document.told === null ? [] : [quote(document.told)]),
    ...(document.question === null ? [] : [quote(document.question)]),
  ]
}

function sectionText(
  { heading, quote: asked, paragraphs }: DocumentSection,
  language: Language,
): string[] {
  const { gap } = WRITING[language]
  return [
    `## ${heading}`,
    ...(asked === null ? [] : [quote(asked)]),
    ...paragraphs.map(({ voice, statements }) => {
      const text = statements.map(({ text, kind, sources, aside }, at) => {
        const notes = sources.map((n) => `[^${n}]`).join('')
        return `${at === 0 ? plain(text) : escapeMarkdown(text)}${KIND_MARKS[kind] ?? ''}${aside === null ? '' : ` (${italic(aside)})`}${notes}`
      })
      const spoken =
        voice === 'plain' ? '' : `${italic(EXPORT_WORDS[language].spoken[voice])}${gap}`
      return spoken + text.join(gap)
    }),
  ]
}

/** A measure as an entry of a list; a palette with each of its colours. */
function measure(measurement: Measurement, name: string): string {
  const entry = `- **${name}** ${plain(measurement.text)} ${italic(measurement.method)}`
  if (measurement.what !== 'palette') return entry
  const colours = measurement.colours.map(
    (colour) => `  - \`${colour.hex}\` ${plain(colour.name)}, ${Math.round(colour.share * 100)} %`,
  )
  return [entry, ...colours].join('\n')
}

function measured({ measurements, language }: AnalysisDocument): string[] {
  const words = MEASUREMENT_WORDS[language]
  const [first] = measurements
  if (!first) return []
  const entries = measurements.map((each) => measure(each, words.figures[each.what]))
  return [`## ${words.measured}`, words.within[first.within], entries.join('\n')]
}

function sources({ sources, language }: AnalysisDocument, words: ExportWords): string[] {
  if (sources.length === 0) return []
  const notes = sources.map((source) => {
    const { n, title, publisher, licence, url } = source
    const about = [publisher, licence, readOn(source, language)].filter(Boolean).join(' · ')
    const address = webAddress(url)
    return `[^${n}]: ${escapeMarkdown(title)}. ${escapeMarkdown(about)}${address ? `: <${address}>` : ''}`
  })
  return [`## ${words.sources}`, notes.join('\n')]
}

function legend({ kinds }: AnalysisDocument, words: ExportWords): string[] {
  if (kinds.length === 0) return []
  const entries = kinds.map((kind) => {
    const mark =
      kind === 'interpretation' || kind === 'unsure'
        ? italic(words.spoken[kind])
        : (KIND_MARKS[kind] ?? '\\[1\\]')
    return `- ${mark} **${words.means[kind][0]}**: ${words.means[kind][1]}`
  })
  return [`## ${words.marks}`, entries.join('\n')]
}

/** A document as Markdown, with footnotes. */
export function markdownFile(document: AnalysisDocument): string {
  const words = EXPORT_WORDS[document.language]
  const blocks = [
    ...titleBlock(document),
    ...document.sections.flatMap((section) => sectionText(section, document.language)),
    ...(document.closing === null ? [] : [italic(document.closing)]),
    ...measured(document),
    ...legend(document, words),
    ...sources(document, words),
  ]
  return `${blocks.join('\n\n')}\n`
}
