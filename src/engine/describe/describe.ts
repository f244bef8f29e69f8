import { EMPTY_WORDS } from '#engine/artwork/lengths.ts'
import { fold } from '#engine/text/names.ts'
import type { DescribeArtwork, Description, DescriptionStatement } from '#shared/api/descriptions.ts'
import { compose } from './compose.ts'
import { fits, fitting, textOf } from './fit.ts'
import { type Draft, STEPS } from './improve.ts'
import { additionsOf, type Looked, partsOf } from './parts.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'
import { isForeign, toldParagraphs } from './told.ts'

/** A description without what the server adds when it is kept. */
export type Described = Omit<Description, 'id' | 'created_at'>

const QUESTIONS_MOST = 5

/**
 * Describes an artist's own work from what was measured and seen in its picture and what the artist told. Every statement
 * carries which of them it rests on; nothing else is stated. Where little was told the text is short, and asks.
 *
 * @param written the statements of a new text, where a model put them into words.
 */
export function describeWork(
  body: DescribeArtwork,
  looked: Looked,
  written: DescriptionStatement[] | null = null,
): Described {
  const { language, description_type: type, creation_mode } = body
  const isNew = creation_mode === 'generate_new'
  const { statements: all, wanted, changes, goals } = isNew ? made(body, looked, written) : improved(body)
  const whole = textOf(all, language)
  const isWhole = fits(whole, type, language)
  const statements = fitting(all, wanted, type, language)
  const long = isNew && !written ? longForm(body, looked, whole) : null
  return {
    description: textOf(statements, language),
    creation_mode,
    description_type: type,
    language,
    statements,
    questions: questionsFor(
      body,
      statements.map(({ text }) => text).join('\n'),
      !isWhole || (long !== null && type === 'gallery_label'),
    ),
    changes,
    goals,
    long_form: long ?? (type === 'social_media' || !isWhole ? whole : null),
    measurements: [...looked.measurements],
  }
}

/** A new text: as a model wrote it, the artist's own words wanted most, or composed. */
function made(body: DescribeArtwork, looked: Looked, written: DescriptionStatement[] | null) {
  const none = { changes: [], goals: [] }
  if (!written) return { ...compose(body.description_type, partsOf(body, looked), body.language), ...none }
  const isTold = (statement: DescriptionStatement) => statement.rests_on === 'told'
  const wanted = [...written.filter(isTold), ...written.filter((statement) => !isTold(statement))]
  return { statements: written, wanted, ...none }
}

/** A post as a statement; and all that was told for a label, which has room for one sentence of the artist. */
function longForm(body: DescribeArtwork, looked: Looked, short: string): string | null {
  const { language, description_type: type } = body
  if (type === 'social_media') {
    const statement = { ...body, description_type: 'artist_statement' as const }
    return textOf(compose('artist_statement', partsOf(statement, looked), language).statements, language)
  }
  if (type !== 'gallery_label') return null
  const told = textOf(compose('portfolio', partsOf(body, looked), language).statements, language)
  return told.length > short.length ? told : null
}

/** The artist's text after the goals that were chosen; where none was, it is made clearer and more exact. */
function improved(body: DescribeArtwork): Draft & Pick<Described, 'goals'> & { wanted: Draft['statements'] } {
  const { language, improvement_goals } = body
  const goals =
    improvement_goals.length > 0 ? improvement_goals : (['clearer_language', 'technical_accuracy'] as const)
  const statements = toldParagraphs(body.existing_description, language, 'existing_description').flatMap(
    (paragraph, at) => paragraph.map((said) => ({ ...said, paragraph: at })),
  )
  const additions = additionsOf(body)
  const draft = STEPS.filter(([goal]) => goals.some((chosen) => chosen === goal)).reduce<Draft>(
    (made, [, step]) => step(made, language, additions),
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
