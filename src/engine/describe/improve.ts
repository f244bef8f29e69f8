import { COLOUR_NAMES } from '#engine/observe/measure/colour-names.ts'
import { fold, wordsStandIn } from '#engine/text/names.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import type { Change, DescriptionStatement } from '#shared/api/descriptions.ts'
import type { ImprovementGoal } from '#shared/descriptions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { EDITS } from './edit-book.ts'
import { edited, splitWhereLong } from './edit-sentence.ts'
import type { Said } from './measured.ts'
import { mended, sized } from './mend.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'
import { ended } from './told.ts'

export interface Draft {
  statements: DescriptionStatement[]
  changes: Change[]
}

/** What the artist told beside the text, as sentences that can follow it. */
export interface Additions {
  medium: Said[]
  intent: Said[]
}

/** The names of colours, folded; a single character is a part of many words. */
const COLOUR_WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    COLOUR_NAMES.map(({ name }) => fold(name[language])).filter(({ length }) => length > 1),
  ]),
) as Record<Language, string[]>

type Step = (draft: Draft, language: Language, additions: Additions) => Draft

/** Edits each sentence of the artist by itself. */
function eachSentence(goal: ImprovementGoal, edit: (text: string, language: Language) => string): Step {
  return ({ statements, changes }, language) => {
    const made: Change[] = []
    const next = statements.flatMap((statement) => {
      const after = edit(statement.text, language)
      if (after === statement.text) return [statement]
      made.push({ before: statement.text, after, goal })
      return sentencesOf(after, language).map((text) => ({ ...statement, text }))
    })
    return { statements: next, changes: [...changes, ...made] }
  }
}

/** Capitals, stops and spaces as they should be. */
const corrected = (text: string, language: Language) => ended(mended(text, language), language)

function isConcrete(text: string, language: Language): boolean {
  if (/\d/u.test(text) || EDITS[language].concrete.test(text)) return true
  const folded = fold(text)
  return COLOUR_WORDS[language].some((colour) => wordsStandIn(colour, folded))
}

/** Puts a concrete sentence of the artist's own first, where one can stand there. */
const leadWithConcrete: Step = ({ statements, changes }, language) => {
  const [first] = statements
  if (!first || isConcrete(first.text, language)) return { statements, changes }
  // Moving a sentence away must not leave one behind that leans on it.
  const leans = (at: number, on = statements[at]) =>
    on?.paragraph === statements[at]?.paragraph && EDITS[language].leaning.test(statements[at]?.text ?? '')
  const at = statements.findIndex(
    ({ text, paragraph }, place) =>
      place > 0 &&
      // The last sentence of several closes the text.
      (place < statements.length - 1 || place === 1) &&
      paragraph === first.paragraph &&
      isConcrete(text, language) &&
      !EDITS[language].pointing.test(text) &&
      !leans(place) &&
      !leans(place + 1, statements[place]),
  )
  const found = statements[at]
  if (!found) return { statements, changes }
  const lead = { ...found, text: ended(found.text, language), paragraph: first.paragraph }
  const before = statements.slice(0, at)
  const joined = (some: DescriptionStatement[]) =>
    some.map(({ text }) => text).join(DESCRIBE_PHRASES[language].gap)
  return {
    statements: [lead, ...before, ...statements.slice(at + 1)],
    changes: [
      ...changes,
      { before: joined([...before, found]), after: joined([lead, ...before]), goal: 'more_engaging' },
    ],
  }
}

/** Adds what was told beside the text at its end, in a paragraph of its own, where the text does not say it already. */
function adding(goal: ImprovementGoal, chosen: (additions: Additions) => Said[]): Step {
  return ({ statements, changes }, language, additions) => {
    const stands = fold(statements.map(({ text }) => text).join(DESCRIBE_PHRASES[language].gap))
    const added = chosen(additions).filter(({ text }) => !stands.includes(fold(text).replace(/[.。]$/u, '')))
    const paragraph = (statements.at(-1)?.paragraph ?? -1) + 1
    return {
      statements: [...statements, ...added.map((said) => ({ ...said, paragraph }))],
      changes: [...changes, ...added.map(({ text }) => ({ before: '', after: text, goal }))],
    }
  }
}

/** Explains each technical term where it is used first. */
const explainTerms: Step = (draft, language, additions) => {
  const open = new Set(EDITS[language].glossary)
  const [left, right] = language === 'zh-TW' ? ['（', '）'] : [' (', ')']
  return eachSentence('broader_appeal', (text) => {
    let explained = text
    for (const entry of open) {
      if (!entry.term.test(explained)) continue
      open.delete(entry)
      if (text.includes(entry.meaning)) continue
      explained = explained.replace(entry.term, (term) => `${term}${left}${entry.meaning}${right}`)
    }
    return explained
  })(draft, language, additions)
}

/** In this order: words first, then additions, the opening last. */
export const STEPS: [ImprovementGoal, Step][] = [
  [
    'professional_tone',
    eachSentence('professional_tone', (text, language) =>
      edited(corrected(text, language), EDITS[language].tone),
    ),
  ],
  [
    'clearer_language',
    eachSentence('clearer_language', (text, language) =>
      splitWhereLong(edited(corrected(text, language), EDITS[language].plain), language),
    ),
  ],
  ['broader_appeal', explainTerms],
  ['technical_accuracy', eachSentence('technical_accuracy', sized)],
  ['technical_accuracy', adding('technical_accuracy', ({ medium }) => medium)],
  ['emotional_depth', adding('emotional_depth', ({ intent }) => intent)],
  ['more_engaging', eachSentence('more_engaging', (text, language) => edited(text, EDITS[language].throat))],
  ['more_engaging', leadWithConcrete],
]
