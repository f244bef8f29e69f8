import type { Proof } from '#engine/proofreading/proofread.ts'
import type {
  DescribeArtwork,
  Description,
  DescriptionStatement,
} from '#shared/api/descriptions.ts'
import { type ImprovementGoal, INTERVIEW, interviewFor } from '#shared/descriptions.ts'
import { compose } from './compose.ts'
import { bringsWords, type Finished, finished } from './finish.ts'
import { textOf } from './fit.ts'
import { leftUntold } from './left-untold.ts'
import { additionsOf, type Looked, partsOf } from './parts.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'
import { isForeign } from './told.ts'

/** A description without what the server adds when it is kept. */
export type Described = Omit<Description, 'id' | 'created_at'>

/** Reads a text for what could be better in it. */
export type Read = (
  text: string,
  options: {
    goals: readonly ImprovementGoal[]
    machine?: readonly string[]
    additions?: readonly { text: string; goal: ImprovementGoal }[]
  },
) => Promise<Proof>

const QUESTIONS_MOST = 5
/** What a new text is read for. */
const GOALS_OF_NEW = ['clearer_language', 'technical_accuracy'] as const

/**
 * Describes an artist's own work from what was measured and seen in its picture and what the artist
 * told. Every statement carries which of them it rests on; nothing else is stated. Where little was
 * told the text is short, and asks.
 *
 * @param written the statements of a new text, where a model put them into words.
 */
export async function describeWork(
  body: DescribeArtwork,
  looked: Looked,
  read: Read,
  written: DescriptionStatement[] | null = null,
): Promise<Described> {
  return body.creation_mode === 'generate_new'
    ? made(body, looked, read, written)
    : improved(body, looked, read)
}

/** A new text: as a model wrote it, the artist's own words wanted most, or composed. */
async function made(
  body: DescribeArtwork,
  looked: Looked,
  read: Read,
  written: DescriptionStatement[] | null,
): Promise<Described> {
  const { language, description_type: type } = body
  const statements = written ?? compose(type, partsOf(body, looked), language)
  const draft = textOf(statements, language)
  const machine = statements.filter(({ rests_on }) => rests_on !== 'told').map(({ text }) => text)
  const proof = await read(draft, { goals: GOALS_OF_NEW, machine })
  const done = finished({ text: draft, statements }, proof.edits, type, language)
  const elsewhere = written ? [] : leftUntold(body, statements)
  const longForm = written ? null : longFormOf(body, looked, done, elsewhere.length > 0)
  const leftOut = [...done.leftOut, ...elsewhere]
  const typed = INTERVIEW.map((field) => body[field])
  return described(body, looked, done, proof, {
    draft,
    draft_statements: statements,
    goals: [],
    left_out: leftOut,
    long_form: longForm ?? done.whole,
    questions: questionsFor(body, done.description, leftOut.length > 0),
    counted: bringsWords(draft, typed, language),
  })
}

/**
 * A post as a statement; and all that was told for a label, which has room for one sentence of the
 * artist.
 */
function longFormOf(
  body: DescribeArtwork,
  looked: Looked,
  { description }: Finished,
  isMore: boolean,
) {
  const { language, description_type: type } = body
  if (type === 'social_media') {
    const statement = { ...body, description_type: 'artist_statement' as const }
    return textOf(compose('artist_statement', partsOf(statement, looked), language), language)
  }
  if (type !== 'gallery_label') return null
  const told = textOf(compose('portfolio', partsOf(body, looked), language), language)
  return isMore || told.length > description.length ? told : null
}

/**
 * The artist's text with what the goals point out; where none was chosen, it is made clearer and
 * more exact.
 */
async function improved(body: DescribeArtwork, looked: Looked, read: Read): Promise<Described> {
  const { language, description_type: type, existing_description: draft, improvement_goals } = body
  const goals: readonly ImprovementGoal[] =
    improvement_goals.length > 0 ? improvement_goals : ['clearer_language', 'technical_accuracy']
  const proof = await read(draft, { goals, additions: additionsOf(body) })
  const done = finished({ text: draft, statements: null }, proof.edits, type, language)
  const serves = (goal: ImprovementGoal) =>
    proof.served?.includes(goal) ||
    proof.edits.some(
      (edit) => edit.goal === goal || (edit.goal === null && goal === 'clearer_language'),
    )
  return described(body, looked, done, proof, {
    draft,
    goals: goals.map((goal) => ({
      goal,
      served: serves(goal),
      note: serves(goal) ? '' : DESCRIBE_PHRASES[language].unserved[goal],
    })),
    left_out: done.leftOut,
    long_form: done.whole,
    questions: questionsFor(body, done.description, done.leftOut.length > 0),
    // Spaces, capitals and stops, what was told beside it and what is only pointed out bring no
    // word that was not typed.
    counted: proof.edits.some(
      ({ kind, offers }) =>
        offers.length > 0 && kind !== 'typing' && kind !== 'addition' && kind !== 'sentence',
    ),
  })
}

function described(
  { creation_mode, description_type, language }: DescribeArtwork,
  { measurements }: Looked,
  { description, statements, changes }: Finished,
  { edits, isSpellingChecked }: Proof,
  rest: Pick<
    Described,
    'draft' | 'draft_statements' | 'goals' | 'left_out' | 'long_form' | 'questions' | 'counted'
  >,
): Described {
  return {
    description,
    creation_mode,
    description_type,
    language,
    statements,
    changes: creation_mode === 'generate_new' ? [] : changes,
    measurements: [...measurements],
    edits,
    spelling_checked: isSpellingChecked,
    ...rest,
  }
}

/** What the artist could add: what was not told, first what the type needs most. */
function questionsFor(body: DescribeArtwork, text: string, leftOut: boolean): string[] {
  const { language, improvement_goals: goals } = body
  const { questions } = DESCRIBE_PHRASES[language]
  const isNew = body.creation_mode === 'generate_new'
  const words = isNew ? INTERVIEW.map((field) => body[field]) : [text]
  const untold = interviewFor(body.description_type).filter((field) => body[field] === '')
  const most = isNew
    ? untold
    : untold.filter((field) => field !== 'medium_details' && field !== 'artistic_intent')
  const first = ['artistic_intent', 'medium_details']
  const ordered = [...most].sort((a, b) => Number(first.includes(b)) - Number(first.includes(a)))
  return [
    ...(leftOut ? [questions.leftOut] : []),
    ...(isForeign(words, language) ? [questions.otherLanguage] : []),
    ...(goals.includes('emotional_depth') ? [questions.emotion] : []),
    ...(body.target_audience === '' ? [] : [questions.audience(body.target_audience)]),
    ...ordered.map((field) => questions.told[field]),
  ].slice(0, QUESTIONS_MOST)
}
