import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { Analysis, Identification } from '#shared/api/analysis.ts'
import type { Source, Statement } from '#shared/api/evidence.ts'
import type { AnsweredQuestion } from '#shared/api/questions.ts'
import type { Language } from '#shared/languages.ts'
import { LIVE_PHRASE, readOn } from '#shared/read-on.ts'
import { type Paragraph, sectionsOf } from '#shared/sections.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import { webAddress } from '#shared/web-address.ts'
import { PHRASES } from './phrase-book.ts'

const GAP: Record<Language, string> = { en: ' ', fr: ' ', es: ' ', 'zh-TW': '' }

/** The paragraphs of a section as plain text has them: voices that share one are not set apart. */
function inParagraphs(paragraphs: readonly Paragraph[]): Statement[][] {
  const runs: Statement[][] = []
  for (const { statements } of paragraphs) {
    const own = statements.map(({ statement }) => statement)
    const last = runs.at(-1)
    if (last && own[0]?.paragraph === undefined) last.push(...own)
    else runs.push(own)
  }
  return runs
}

/** A text whose signs mean nothing in Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/gu, '\\$&')
}

function proseOf(statements: readonly Statement[], language: Language): string {
  return statements
    .map(({ text, sources }) => `${escapeMarkdown(text)}${sources.map((n) => `[${n}]`).join('')}`)
    .join(GAP[language])
}

function lineOf(source: Source, language: Language): string {
  const { n, title, publisher, licence, url } = source
  const details = [licence, readOn(source, language)].filter((detail) => detail !== null)
  const under = details.length > 0 ? ` (${escapeMarkdown(details.join('; '))})` : ''
  const address = webAddress(url)
  const link = address === null ? '' : `: <${address}>`
  return `${n}. ${escapeMarkdown(title)}, ${escapeMarkdown(publisher)}${under}${link}`
}

interface Text {
  identification: Identification
  statements: readonly Statement[]
  sources: readonly Source[]
  complete: boolean
  language: Language
  /** How what a model wrote was checked. */
  check?: Analysis['check'] | undefined
  /** What the user said that the picture shows; empty: nothing. */
  told?: string | undefined
}

/**
 * The whole answer as Markdown, good to copy by itself: label, text with source numbers, sources.
 */
export function markdownOf({
  identification,
  statements,
  sources,
  complete,
  language,
  check,
  told,
}: Text): string {
  const { artwork: label, notice } = identification
  const phrases = PHRASES[language]
  const details = [
    label.artist,
    label.artist_dates ? `(${label.artist_dates})` : null,
    label.date,
  ].filter(Boolean)
  const object = [label.medium, label.size, label.collection, label.inventory].filter(Boolean)
  const sections = sectionsOf(statements, language).flatMap(({ heading, paragraphs }) => [
    `## ${escapeMarkdown(heading)}`,
    ...inParagraphs(paragraphs).map((run) => proseOf(run, language)),
  ])
  const list = sources.map((source) => lineOf(source, language))
  const isLive = sources.some((source) => source.live)
  return [
    `# ${escapeMarkdown(label.title)}`,
    escapeMarkdown(details.join(' ')) +
      (object.length > 0 ? `  \n${escapeMarkdown(object.join(' · '))}` : ''),
    ...(notice ? [`*${escapeMarkdown(notice)}*`] : []),
    ...(told
      ? [`> ${escapeMarkdown(MEASURE_PHRASES[language].told(told)).replace(/\s*\n\s*/gu, ' ')}`]
      : []),
    ...sections,
    ...(complete ? [] : [`*${isLive ? phrases.fromOpenSources : phrases.stillToCome}*`]),
    ...(check?.by === null ? [`*${phrases.unchecked}*`] : []),
    ...(isLive ? [`*${LIVE_PHRASE}*`] : []),
    ...(list.length > 0 ? [`## ${phrases.sourcesHeading}\n\n${list.join('\n')}`] : []),
  ].join('\n\n')
}

/**
 * Questions that were asked on, with their answers, as Markdown: to be read after the answer that
 * they are about.
 */
export function repliesInMarkdown(
  questions: readonly Pick<AnsweredQuestion, 'question' | 'statements' | 'sources'>[],
  language: Language,
): string[] {
  return questions.flatMap(({ question, statements, sources }) => [
    `## ${TOPIC_HEADINGS[language].answer}`,
    `> ${escapeMarkdown(question).replace(/\s*\n\s*/gu, ' ')}`,
    proseOf(statements, language),
    ...(sources.length > 0 ? [sources.map((source) => lineOf(source, language)).join('\n')] : []),
  ])
}
