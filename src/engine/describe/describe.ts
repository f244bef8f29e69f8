import { EMPTY_WORDS } from '#engine/catalogue/lengths.ts'
import { fold } from '#engine/check/names.ts'
import type { Observation } from '#shared/api/analysis.ts'
import type { DescribeArtwork, Description, DescriptionStatement } from '#shared/api/descriptions.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { DescriptionType } from '#shared/descriptions.ts'
import { compose, FIRST_PERSON, type Parts } from './compose.ts'
import type { Material } from './description-call.ts'
import { fits, fitting, textOf } from './fit.ts'
import { type Draft, STEPS } from './improve.ts'
import { measuredSentences } from './measured.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'
import { isForeign, tidied, told, toldSentences } from './told.ts'

/** A description without what the server adds when it is kept. */
export type Described = Omit<Description, 'id' | 'created_at'>

const QUESTIONS_MOST = 5
/** So many things that a model saw are told. */
const SEEN_MOST: Record<DescriptionType, number> = {
  artist_statement: 3,
  social_media: 1,
  portfolio: 4,
  gallery_label: 2,
  grant_application: 2,
}

/** What looking at an artist's picture gave. */
export interface Looked {
  measurements: readonly Measurement[]
  /** What a language model saw in it; empty where there is none. */
  seen: readonly Observation[]
}

/**
 * Describes an artist's own work from what was measured and seen in its picture and what the artist told. Every statement
 * carries which of them it rests on; nothing else is stated. Where little was told the text is short, and asks.
 *
 * @param written the statements of a new text, where a model put them into words.
 */
export function describeWork(
  body: DescribeArtwork,
  { measurements, seen }: Looked,
  written: DescriptionStatement[] | null = null,
): Described {
  const { language, description_type: type, creation_mode } = body
  const parts = partsOf(body, { measurements, seen })
  const {
    statements: all,
    wanted,
    changes,
    goals,
  } = creation_mode === 'generate_new'
    ? { ...(written ? inOrder(written) : compose(type, parts)), changes: [], goals: [] }
    : improved(body, parts)
  const whole = textOf(all, language)
  const isWhole = fits(whole, type, language)
  const statements = fitting(all, wanted, type, language)
  return {
    description: textOf(statements, language),
    creation_mode,
    description_type: type,
    language,
    statements,
    questions: questionsFor(body, statements.map(({ text }) => text).join('\n'), !isWhole),
    changes,
    goals,
    long_form: type === 'social_media' || !isWhole ? whole : null,
    measurements: [...measurements],
  }
}

/** What there is to say, for a model to put into words. */
export function materialsOf(body: DescribeArtwork, { measurements, seen }: Looked): Material[] {
  const { language, description_type: type } = body
  const measured = Object.values(measuredSentences(measurements, language, FIRST_PERSON.includes(type)))
  const fields = ['artistic_intent', 'medium_details', 'target_audience'] as const
  // Only an application is written for somebody who is named in it.
  const used = fields.filter((field) => field !== 'target_audience' || type === 'grant_application')
  return [
    ...used.map((field) => ({ id: field, standing: 'told' as const, text: tidied(body[field]) })),
    ...seen.map(({ id, text }) => ({ id, standing: 'seen' as const, text })),
    ...measured.map(({ from, text }) => ({ id: from.join(), standing: 'measured' as const, text })),
  ].filter(({ text }) => text !== '')
}

/** A written text, the artist's own words wanted most. */
function inOrder(statements: DescriptionStatement[]) {
  const isTold = (statement: DescriptionStatement) => statement.rests_on === 'told'
  const wanted = [...statements.filter(isTold), ...statements.filter((statement) => !isTold(statement))]
  return { statements, wanted }
}

function partsOf(body: DescribeArtwork, { measurements, seen }: Looked): Parts {
  const { language, description_type } = body
  const mine = FIRST_PERSON.includes(description_type)
  const measured = measuredSentences(measurements, language, mine)
  return {
    ...Object.fromEntries(Object.entries(measured).map(([part, said]) => [part, [said]])),
    seen: seen
      .slice(0, SEEN_MOST[description_type])
      .map(({ id, text }) => ({ text, rests_on: 'seen', from: [id] })),
    intent: told(body.artistic_intent, language, 'artistic_intent', mine),
    medium: told(body.medium_details, language, 'medium_details', mine),
    audience: told(body.target_audience, language, 'target_audience', mine),
  }
}

/** The artist's text after the goals that were chosen; where none was, it is made clearer and more exact. */
function improved(
  body: DescribeArtwork,
  parts: Parts,
): Draft & Pick<Described, 'goals'> & { wanted: Draft['statements'] } {
  const { language, improvement_goals } = body
  const goals =
    improvement_goals.length > 0 ? improvement_goals : (['clearer_language', 'technical_accuracy'] as const)
  const statements = body.existing_description
    .split(/\n+/u)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph, at) =>
      toldSentences(paragraph, language, 'existing_description').map((said) => ({ ...said, paragraph: at })),
    )
  const draft = STEPS.filter(([goal]) => goals.some((chosen) => chosen === goal)).reduce<Draft>(
    (made, [, step]) => step(made, language, parts),
    { statements, changes: [] },
  )
  return {
    ...draft,
    wanted: draft.statements,
    goals: goals.map((goal) => {
      const served = draft.changes.some((change) => change.goal === goal)
      return { goal, served, note: served ? '' : DESCRIBE_PHRASES[language].unserved[goal] }
    }),
  }
}

/** What the artist could add: what was not told first, then words that tell little, then what the type asks for. */
function questionsFor(body: DescribeArtwork, text: string, leftOut: boolean): string[] {
  const { language, improvement_goals: goals } = body
  const { questions } = DESCRIBE_PHRASES[language]
  const folded = fold(text)
  const empty = EMPTY_WORDS[language].filter((word) => folded.includes(word))
  const words = [body.artistic_intent, body.medium_details, body.existing_description]
  const isNew = body.creation_mode === 'generate_new'
  const asked = [
    ...(leftOut ? [questions.leftOut] : []),
    ...(isForeign(words, language) ? [questions.otherLanguage] : []),
    ...empty.slice(0, 2).map(questions.emptyWord),
    ...(isNew && body.artistic_intent === '' ? [questions.intent] : []),
    ...(isNew && body.medium_details === '' ? [questions.medium] : []),
    ...(goals.includes('emotional_depth') ? [questions.emotion] : []),
    ...(body.target_audience === '' ? [] : [questions.audience(body.target_audience)]),
    ...questions.byType[body.description_type],
  ]
  return asked.slice(0, QUESTIONS_MOST)
}
