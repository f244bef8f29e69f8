import { fold } from '#engine/check/names.ts'
import { sentencesOf } from '#engine/check/sentences.ts'
import { COLOUR_NAMES } from '#engine/observe/measure/colour-names.ts'
import type { Change, DescriptionStatement } from '#shared/api/descriptions.ts'
import type { ImprovementGoal } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import type { Parts } from './compose.ts'
import { EDITS } from './edit-book.ts'
import { edited, splitWhereLong } from './edit-sentence.ts'
import type { Said } from './measured.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'

export interface Draft {
  statements: DescriptionStatement[]
  changes: Change[]
}

type Step = (draft: Draft, language: Language, parts: Parts) => Draft

/** Edits each sentence of the artist by itself. */
function eachSentence(goal: ImprovementGoal, edit: (text: string, language: Language) => string): Step {
  return ({ statements, changes }, language) => {
    const made: Change[] = []
    const next = statements.flatMap((statement) => {
      if (statement.rests_on !== 'told') return [statement]
      const after = edit(statement.text, language)
      if (after === statement.text) return [statement]
      made.push({ before: statement.text, after, goal })
      return sentencesOf(after, language).map((text) => ({ ...statement, text }))
    })
    return { statements: next, changes: [...changes, ...made] }
  }
}

function isConcrete(text: string, language: Language): boolean {
  if (/\d/u.test(text) || EDITS[language].concrete.test(text)) return true
  const folded = fold(text)
  return COLOUR_NAMES.some(({ name }) => name[language].length > 1 && folded.includes(fold(name[language])))
}

/** Puts a concrete sentence first: one of the artist's own that can stand there, else what was measured. */
const leadWithConcrete: Step = ({ statements, changes }, language, { palette }) => {
  const [first] = statements
  if (!first || isConcrete(first.text, language)) return { statements, changes }
  const goal = 'more_engaging'
  // Moving a sentence away must not leave one behind that leans on it.
  const leans = (at: number) => EDITS[language].leaning.test(statements[at]?.text ?? '')
  const at = statements.findIndex(
    ({ text }, place) =>
      place > 0 &&
      isConcrete(text, language) &&
      !EDITS[language].pointing.test(text) &&
      !leans(place) &&
      !leans(place + 1),
  )
  const found = statements[at]
  const lead: DescriptionStatement | undefined =
    found ?? palette?.map((said) => ({ ...said, paragraph: 0 }))[0]
  if (!lead || statements.some(({ text }, place) => text === lead.text && place !== at))
    return { statements, changes }
  const rest = statements.filter((statement) => statement !== found)
  const { gap } = DESCRIBE_PHRASES[language]
  const before = found ? [...statements.slice(0, at + 1)] : [first]
  const after = [lead, ...before.filter((statement) => statement !== found)]
  const joined = (some: DescriptionStatement[]) => some.map(({ text }) => text).join(gap)
  return {
    statements: [{ ...lead, paragraph: first.paragraph }, ...rest],
    changes: [...changes, { before: joined(before), after: joined(after), goal }],
  }
}

/** Adds statements at the end, in a paragraph of their own, where the text does not say them already. */
function adding(goal: ImprovementGoal, chosen: (parts: Parts) => Said[]): Step {
  return ({ statements, changes }, language, parts) => {
    const stands = fold(statements.map(({ text }) => text).join(DESCRIBE_PHRASES[language].gap))
    const added = chosen(parts).filter(({ text }) => !stands.includes(fold(text)))
    const paragraph = (statements.at(-1)?.paragraph ?? -1) + 1
    return {
      statements: [...statements, ...added.map((said) => ({ ...said, paragraph }))],
      changes: [...changes, ...added.map(({ text }) => ({ before: '', after: text, goal }))],
    }
  }
}

/** Explains each technical term where it is used first. */
const explainTerms: Step = (draft, language) => {
  const open = new Set(EDITS[language].glossary)
  const [left, right] = language === 'zh-TW' ? ['（', '）'] : [' (', ')']
  return eachSentence('broader_appeal', (text) => {
    let explained = text
    for (const entry of open) {
      if (!entry.term.test(explained)) continue
      open.delete(entry)
      explained = explained.replace(entry.term, (term) => `${term}${left}${entry.meaning}${right}`)
    }
    return explained
  })(draft, language, {})
}

/** In this order: words first, then additions, the opening last. */
export const STEPS: [ImprovementGoal, Step][] = [
  [
    'professional_tone',
    eachSentence('professional_tone', (text, language) => edited(text, EDITS[language].tone, language)),
  ],
  [
    'clearer_language',
    eachSentence('clearer_language', (text, language) =>
      splitWhereLong(edited(text, EDITS[language].plain, language), language),
    ),
  ],
  ['broader_appeal', explainTerms],
  [
    'technical_accuracy',
    adding(
      'technical_accuracy',
      ({ medium = [], format = [], palette = [], light = [], directions = [] }) => [
        ...medium,
        ...format,
        ...palette,
        ...light,
        ...directions,
      ],
    ),
  ],
  ['emotional_depth', adding('emotional_depth', ({ intent = [] }) => intent)],
  ['more_engaging', leadWithConcrete],
]
