import { glossaryOf } from '#engine/artwork/glossary.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { WRITING } from '#language/writing.ts'
import type { Statement } from '#shared/api/evidence.ts'
import type { HandoutFormat } from '#shared/api/exports.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import { LABEL_CHARACTERS, LABEL_WORDS } from '#shared/descriptions.ts'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { hasStanding } from '#shared/sections.ts'
import { alternativeOf } from '../document.ts'
import { HANDOUT_WORDS } from './words.ts'

/** What is asked on a teaching sheet, with room for an answer. */
interface Task {
  text: string
  /** Lines to write on. */
  lines: number
}

/** A wall label or a teaching sheet: everything that is written on it. */
export interface Handout {
  kind: HandoutFormat
  id: string
  language: Language
  /** ISO 8601. */
  createdAt: string
  label: Label
  /** Stands for the picture where it is not seen; null where the work is not described. */
  alternative: string | null
  /** Whole sentences of the analysis, as many as have room; paragraphs. */
  text: string[]
  /** To do before anything is read. */
  look: Task[]
  /** What can be found in the picture. */
  find: string[]
  think: Task[]
  words: { term: string; meaning: string }[]
  /** Who publishes what the text rests on. */
  sources: string[]
  /** The public page of the work; null: there is none. */
  page: string | null
}

/** A teaching sheet has room for a longer text than a wall. */
const TEXT = {
  label: { words: LABEL_WORDS, characters: LABEL_CHARACTERS },
  teaching: { words: 180, characters: 310 },
} as const
const FOUND_MOST = 6
const WORDS_MOST = 5
const SOURCES_MOST = 6
/** A reading that is shorter says too little to be argued with. */
const LEAST_READING = { words: 6, characters: 10 }

/** The text without the answers to questions, which stand in no order with it. */
function told({ statements }: KeptAnalysis): Statement[] {
  return statements.filter(({ topic, kind }) => topic !== 'answer' && kind !== 'unsourced')
}

const paragraphOf = ({ heading, paragraph, topic }: Statement) =>
  `${heading ?? topic} ${paragraph ?? ''}`

/**
 * The beginning of the text, whole sentences, as long as it fits. A work that is known by its label
 * alone has none: its label says it.
 */
function opening(
  analysis: KeptAnalysis,
  kind: HandoutFormat,
): { text: string[]; used: Statement[] } {
  const { language, complete, picture } = analysis
  const { gap, unit } = WRITING[language]
  const most = TEXT[kind][unit]
  const all = complete || picture ? told(analysis) : []
  const lengthOfAll = (some: readonly Statement[]) =>
    some.reduce((sum, { text }) => sum + lengthOf(text, language), 0)
  let used = all
  while (lengthOfAll(used) > most) used = used.slice(0, -1)
  // A paragraph that was begun and is not finished goes, where enough is left; so does a connection
  // that leads nowhere.
  const next = all[used.length]
  const whole = next
    ? used.filter((statement) => paragraphOf(statement) !== paragraphOf(next))
    : used
  if (lengthOfAll(whole) > most / 2) used = whole
  while (used.at(-1)?.kind === 'link') used = used.slice(0, -1)
  const paragraphs = Map.groupBy(used, paragraphOf)
  return {
    text: [...paragraphs.values()].map((some) => some.map(({ text }) => text).join(gap)),
    used,
  }
}

/**
 * Readings to argue with, and what is not established: the text says of each sentence which it is.
 */
function toThink(analysis: KeptAnalysis, hasText: boolean): Task[] {
  const { language } = analysis
  const words = HANDOUT_WORDS[language]
  const least = LEAST_READING[WRITING[language].unit]
  const ones = (kind: Statement['kind']) =>
    told(analysis).filter(
      (statement) =>
        statement.kind === kind &&
        hasStanding(statement) &&
        lengthOf(statement.text, language) >= least,
    )
  const readings = ones('interpretation')
  // What rests on something in the picture can be argued before it.
  const reading = readings.find(({ observations }) => observations.length > 0) ?? readings[0]
  const [unsure] = ones('unsure')
  return [
    ...(reading ? [{ text: words.argue(reading.text), lines: 3 }] : []),
    ...(unsure ? [{ text: words.doubt(unsure.text), lines: 2 }] : []),
    ...(hasText ? [{ text: words.check, lines: 3 }] : []),
    { text: words.cover, lines: 2 },
    ...(reading ? [] : [{ text: words.wonder, lines: 3 }]),
  ]
}

/**
 * A wall label or a teaching sheet from a saved analysis. @param page The public page of its work,
 * if it has one.
 */
export function handoutOf(
  kind: HandoutFormat,
  analysis: KeptAnalysis,
  page: string | null,
): Handout {
  const { id, language, created_at: createdAt, identification, observations, sources } = analysis
  const words = HANDOUT_WORDS[language]
  const { text, used } = opening(analysis, kind)
  const cited = new Set(used.flatMap((statement) => statement.sources))
  const publishers = sources.filter(({ n }) => cited.has(n)).map(({ publisher }) => publisher)
  const seen = observations.filter((each) => each.kind === 'seen').map((each) => each.text)
  const isSheet = kind === 'teaching'
  const glossary = glossaryOf([identification.artwork.medium ?? '', ...text].join('\n'), language)
  return {
    kind,
    id,
    language,
    createdAt,
    label: identification.artwork,
    alternative: alternativeOf(analysis),
    text,
    look: isSheet ? words.look.map((question) => ({ text: question, lines: 2 })) : [],
    find: isSheet ? seen.slice(0, FOUND_MOST) : [],
    think: isSheet ? toThink(analysis, text.length > 0) : [],
    words: isSheet ? glossary.slice(0, WORDS_MOST) : [],
    sources: [...new Set(publishers)].slice(0, SOURCES_MOST),
    page,
  }
}
