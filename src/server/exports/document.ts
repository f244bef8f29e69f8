import { PHRASES } from '#engine/write/phrase-book.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import type { Source } from '#shared/api/evidence.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import { authorOf } from '#shared/colophon-words.ts'
import { utcDay } from '#shared/days.ts'
import type { Label } from '#shared/label.ts'
import { otherTitle } from '#shared/label-title.ts'
import type { Language } from '#shared/languages.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { photoText } from '#shared/photo-text.ts'
import { hasStanding, type Paragraph, sectionsOf, type Voice } from '#shared/sections.ts'
import { STANDINGS, type Standing, type StatementKind } from '#shared/statements.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import { EXPORT_WORDS } from './words.ts'

/** A statement in running text. */
interface DocumentStatement {
  text: string
  kind: StatementKind
  /** Numbers of sources. */
  sources: readonly number[]
  /** The word behind a reading, or what is not established, in a paragraph that mixes standings. */
  aside: string | null
}

interface DocumentParagraph {
  voice: Voice
  statements: readonly DocumentStatement[]
}

/** A part of the text under a heading; `quote` is a question that it answers. */
export interface DocumentSection {
  heading: string
  quote: string | null
  paragraphs: readonly DocumentParagraph[]
}

/**
 * An analysis as a document: everything that is written, in order and in one language. Writers only
 * set it.
 */
export interface AnalysisDocument {
  id: string
  language: Language
  /** ISO 8601. */
  createdAt: string
  label: Label
  /** Stands for the picture of the work where it is not seen; null where it is not described. */
  alternative: string | null
  /** Mode, day and writer, as one line. */
  byLine: string
  author: string
  /** A question that no section answers. */
  question: string | null
  notice: string | null
  told: string | null
  sections: readonly DocumentSection[]
  /** What is said after the text: that there is more to come. */
  closing: string | null
  measurements: readonly Measurement[]
  sources: readonly Source[]
  /** The standings that occur, in the order of the legend. */
  kinds: readonly Standing[]
  /** In a booklet the number of its first page. */
  firstPage?: number
}

function paragraphOf({ voice, statements }: Paragraph, language: Language): DocumentParagraph {
  const { marked } = EXPORT_WORDS[language]
  return {
    voice,
    statements: statements.map(({ statement }) => {
      const { text, kind, sources } = statement
      const isMarked = voice === 'plain' && hasStanding(statement)
      return { text, kind, sources, aside: isMarked ? (marked[kind] ?? null) : null }
    }),
  }
}

/** The sections of the text, then one for each question that was asked on about it. */
function documentSections({
  statements,
  language,
  question,
  questions,
}: KeptAnalysis): DocumentSection[] {
  const text = sectionsOf(statements, language).map(({ heading, isAnswer, paragraphs }) => ({
    heading,
    quote: isAnswer && question !== '' ? question : null,
    paragraphs: paragraphs.map((paragraph) => paragraphOf(paragraph, language)),
  }))
  const askedOn = questions.map((asked) => ({
    heading: TOPIC_HEADINGS[language].answer,
    quote: asked.question,
    paragraphs: sectionsOf(asked.statements, language).flatMap(({ paragraphs }) =>
      paragraphs.map((paragraph) => paragraphOf(paragraph, language)),
    ),
  }))
  return [...text, ...askedOn]
}

/**
 * All sources by their numbers: the answers to later questions go on counting where the analysis
 * ends.
 */
function allSources({ sources, questions }: KeptAnalysis): Source[] {
  const byNumber = new Map<number, Source>()
  for (const source of [...sources, ...questions.flatMap((asked) => asked.sources)])
    byNumber.set(source.n, source)
  return [...byNumber.values()].sort((a, b) => a.n - b.n)
}

/**
 * What stands for the printed picture of an analysis: of the work, or of the reader's own photo of
 * it.
 */
export function alternativeOf({
  described,
  picture,
  language,
  identification,
}: Analysis): string | null {
  if (!described) return null
  const isOwn = picture?.copy_kept === true
  const { title } = identification.artwork
  return isOwn ? photoText(title, described.alternative, language) : described.alternative
}

/** What a saved analysis says, as a document. */
export function documentOf(analysis: KeptAnalysis): AnalysisDocument {
  const { language, identification, web_research, complete, picture } = analysis
  const words = EXPORT_WORDS[language]
  const author = authorOf(analysis, analysis.tokens?.model)
  const research = web_research.used ? words.live.yes : words.live.no
  const phrases = PHRASES[language]
  const notOurs = web_research.used ? phrases.fromOpenSources : phrases.stillToCome
  const sections = documentSections(analysis)
  const written = [
    ...analysis.statements,
    ...analysis.questions.flatMap((asked) => asked.statements),
  ]
  const isAnswered = sections.some(({ quote }) => quote !== null)
  return {
    id: analysis.id,
    language,
    createdAt: analysis.created_at,
    label: identification.artwork,
    alternative: alternativeOf(analysis),
    byLine: [
      words.modes[analysis.mode],
      utcDay(analysis.created_at, language),
      author,
      research,
    ].join(' · '),
    author,
    question: isAnswered || analysis.question === '' ? null : analysis.question,
    notice: identification.notice,
    told: picture?.told.description
      ? MEASUREMENT_WORDS[language].told(picture.told.description)
      : null,
    sections,
    closing: complete || identification.artwork.slug === '' ? null : notOurs,
    measurements: analysis.measurements,
    sources: allSources(analysis),
    kinds: STANDINGS.filter((kind) => written.some((one) => one.kind === kind && hasStanding(one))),
  }
}

/**
 * The lines of a museum label below its title: original title, maker, then date, material, size and
 * place.
 */
export function labelLines(label: Label): {
  original: string | null
  maker: string
  details: string[]
} {
  const { artist, artist_dates, date, medium, size, collection, inventory } = label
  return {
    original: otherTitle(label),
    maker: artist_dates ? `${artist} (${artist_dates})` : artist,
    details: [date, medium, size, collection, inventory].flatMap((line) => line || []),
  }
}
