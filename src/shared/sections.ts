import type { Statement } from './api/evidence.ts'
import type { Language } from './languages.ts'
import { TOPIC_HEADINGS } from './topic-headings.ts'

/**
 * How a paragraph speaks: a reading and what is not established are set apart from what is seen or
 * sourced.
 */
export type Voice = 'plain' | 'interpretation' | 'unsure'

export interface Paragraph {
  voice: Voice
  /** `notes`: numbers of the sources that are cited here for the first time. */
  statements: { statement: Statement; at: number; notes: number[] }[]
}

export interface Section {
  /** Of its own; otherwise that of its topic. */
  heading: string
  /** It answers the reader's own question. */
  isAnswer: boolean
  paragraphs: Paragraph[]
}

/**
 * Whether a statement says something of the work. A link claims nothing; that no answer was found
 * says something of our text alone; what a model knows by itself says so in its words.
 */
export function hasStanding({ kind, facts, observations, sources }: Statement): boolean {
  if (kind === 'link' || kind === 'unsourced') return false
  return kind !== 'unsure' || facts.length + observations.length + sources.length > 0
}

function isAnswer({ topic }: Statement): boolean {
  return topic === 'answer'
}

/** In an essay each sentence carries its own mark, and paragraphs mix them. */
function voiceOf(statement: Statement): Voice {
  const { kind } = statement
  if (statement.paragraph !== undefined) return 'plain'
  return hasStanding(statement) && (kind === 'interpretation' || kind === 'unsure') ? kind : 'plain'
}

/**
 * The text in its order. An essay has its own headings and paragraphs; a paragraph of it that
 * answers a question stands under that of the answer. Other statements make a section for each run
 * of one
 * topic, in it a paragraph for each run of one voice.
 */
export function sectionsOf(statements: readonly Statement[], language: Language): Section[] {
  const sections: Section[] = []
  const cited = new Set<number>()
  for (const [at, statement] of statements.entries()) {
    const own = isAnswer(statement) ? undefined : statement.heading
    const heading = own ?? TOPIC_HEADINGS[language][statement.topic]
    let section = sections.at(-1)
    if (section?.heading !== heading) {
      section = { heading, isAnswer: isAnswer(statement), paragraphs: [] }
      sections.push(section)
    }
    const entry = { statement, at, notes: statement.sources.filter((n) => !cited.has(n)) }
    const voice = voiceOf(statement)
    const paragraph = section.paragraphs.at(-1)
    const number = paragraph?.statements[0]?.statement.paragraph
    if (paragraph?.voice === voice && number === statement.paragraph)
      paragraph.statements.push(entry)
    else section.paragraphs.push({ voice, statements: [entry] })
    for (const n of statement.sources) cited.add(n)
  }
  return sections
}
