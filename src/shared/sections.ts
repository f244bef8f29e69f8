import type { Statement } from './api/analysis.ts'
import type { Topic } from './statements.ts'

/** How a paragraph speaks: a reading and what is not established are set apart from what is seen or sourced. */
export type Voice = 'plain' | 'interpretation' | 'unsure'

export interface Paragraph {
  voice: Voice
  statements: { statement: Statement; at: number }[]
}

export interface Section {
  topic: Topic
  paragraphs: Paragraph[]
  /** Numbers of the sources that are cited here for the first time. */
  notes: number[]
}

/** Whether a statement says something of the work. That no answer was found says something of our text alone, and has no standing. */
export function hasStanding({ kind, facts, observations, sources }: Statement): boolean {
  return kind !== 'unsure' || facts.length + observations.length + sources.length > 0
}

function voiceOf(statement: Statement): Voice {
  const { kind } = statement
  return hasStanding(statement) && (kind === 'interpretation' || kind === 'unsure') ? kind : 'plain'
}

/** The text in its order: a section for each run of one topic, in it a paragraph for each run of one voice. */
export function sectionsOf(statements: readonly Statement[]): Section[] {
  const sections: Section[] = []
  const cited = new Set<number>()
  for (const [at, statement] of statements.entries()) {
    let section = sections.at(-1)
    if (section?.topic !== statement.topic) {
      section = { topic: statement.topic, paragraphs: [], notes: [] }
      sections.push(section)
    }
    const voice = voiceOf(statement)
    const paragraph = section.paragraphs.at(-1)
    if (paragraph?.voice === voice) paragraph.statements.push({ statement, at })
    else section.paragraphs.push({ voice, statements: [{ statement, at }] })
    for (const n of statement.sources) {
      if (!cited.has(n)) section.notes.push(n)
      cited.add(n)
    }
  }
  return sections
}
