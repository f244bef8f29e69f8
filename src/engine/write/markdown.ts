import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Identification, Source, Statement } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import { PHRASES } from './phrase-book.ts'

const GAP: Record<Language, string> = { en: ' ', fr: ' ', es: ' ', 'zh-TW': '' }

/** Paragraphs: statements of one topic that follow each other. */
export function paragraphsOf<T extends { topic: string }>(statements: readonly T[]): T[][] {
  const runs: T[][] = []
  for (const statement of statements) {
    const last = runs.at(-1)
    if (last?.[0]?.topic === statement.topic) last.push(statement)
    else runs.push([statement])
  }
  return runs
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/gu, '\\$&')
}

interface Text {
  identification: Identification
  statements: readonly Statement[]
  sources: readonly Source[]
  complete: boolean
  language: Language
  /** What the user said that the picture shows; empty: nothing. */
  told?: string | undefined
}

/** The whole answer as Markdown, good to copy by itself: label, text with source numbers, sources. */
export function markdownOf({ identification, statements, sources, complete, language, told }: Text): string {
  const { artwork: label, notice } = identification
  const phrases = PHRASES[language]
  const details = [label.artist, label.artist_dates ? `(${label.artist_dates})` : null, label.date].filter(
    Boolean,
  )
  const object = [label.medium, label.size, label.collection, label.inventory].filter(Boolean)
  const sections = paragraphsOf(statements).map((run) => {
    const heading = run[0] ? TOPIC_HEADINGS[language][run[0].topic] : ''
    const text = run.map(
      (statement) => `${escapeMarkdown(statement.text)}${statement.sources.map((n) => `[${n}]`).join('')}`,
    )
    return `## ${heading}\n\n${text.join(GAP[language])}`
  })
  const list = sources.map((source) => {
    const licence = source.licence ? ` (${escapeMarkdown(source.licence)})` : ''
    return `${source.n}. ${escapeMarkdown(source.title)}, ${escapeMarkdown(source.publisher)}${licence}: <${source.url}>`
  })
  return [
    `# ${escapeMarkdown(label.title)}`,
    escapeMarkdown(details.join(' ')) +
      (object.length > 0 ? `  \n${escapeMarkdown(object.join(' · '))}` : ''),
    ...(notice ? [`*${escapeMarkdown(notice)}*`] : []),
    ...(told ? [`> ${escapeMarkdown(MEASURE_PHRASES[language].told(told)).replace(/\s*\n\s*/gu, ' ')}`] : []),
    ...sections,
    ...(complete ? [] : [`*${phrases.stillToCome}*`]),
    ...(list.length > 0 ? [`## ${phrases.sourcesHeading}\n\n${list.join('\n')}`] : []),
  ].join('\n\n')
}
