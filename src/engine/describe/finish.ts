import { fold } from '#engine/text/names.ts'
import { partsWords } from '#language/writing.ts'
import type { Change, Description, DescriptionStatement, Edit } from '#shared/api/descriptions.ts'
import type { DescriptionType, ToldField } from '#shared/descriptions.ts'
import { composed } from '#shared/edits.ts'
import type { Language } from '#shared/languages.ts'
import { fits, fitting, textOf } from './fit.ts'
import { toldParagraphs } from './told.ts'

/** What of a description follows from its draft and its edits. */
export type Finished = Pick<Description, 'description' | 'statements' | 'changes'> & {
  /** What was told and does not fit, with the field in which it was told. */
  leftOut: { field: ToldField; text: string }[]
  /** The whole text, where the description has to be shorter. */
  whole: string | null
}

interface Draft {
  text: string
  /** The statements of a new text, as they stand in the draft. */
  statements: readonly DescriptionStatement[] | null
}

/**
 * What matters most first: material and size before everything, then the title, and how the artist
 * begins.
 */
export function byImportance(statements: readonly DescriptionStatement[]): DescriptionStatement[] {
  const first = (...fields: ToldField[]) =>
    statements.find(({ from }) => fields.some((field) => from.includes(field)))
  const [material, opening] = [first('medium_details'), first('artistic_intent', 'subject')]
  const rank = (statement: DescriptionStatement) => {
    const { rests_on, from } = statement
    if (statement === material || (rests_on === 'told' && SIZED.test(statement.text))) return 0
    if (from.includes('work_title')) return 1
    if (statement === opening) return 2
    if (rests_on !== 'told') return rests_on === 'seen' ? 5 : 6
    return from.includes('artistic_intent') ? 3 : 4
  }
  return [...statements].sort((a, b) => rank(a) - rank(b))
}

/** The edits within a stretch of the draft, counted from its beginning. */
function within(edits: readonly Edit[], from: number, to: number): Edit[] {
  return edits
    .filter((edit) => edit.from >= from && edit.to <= to && !(edit.kind === 'addition'))
    .map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
}

/** The statements of a draft with what was accepted in each. */
function revised(
  draft: string,
  statements: readonly DescriptionStatement[],
  edits: readonly Edit[],
) {
  let at = 0
  return statements.map((statement) => {
    const from = draft.indexOf(statement.text, at)
    if (from < 0) return statement
    at = from + statement.text.length
    return { ...statement, text: composed(statement.text, within(edits, from, at)) }
  })
}

/** A size: `80 × 60`. */
const SIZED = /\d\s*[×x]\s*\d/u

/** A description from its draft, with what the artist accepted, as short as its type has to be. */
export function finished(
  { text, statements }: Draft,
  edits: readonly Edit[],
  type: DescriptionType,
  language: Language,
): Finished {
  const whole = composed(text, edits)
  const raw = statements ?? sentencesTold(text, language)
  const all = statements ? revised(text, statements, edits) : sentencesTold(whole, language)
  const order = byImportance(all)
  const isWhole = fits(whole, type, language)
  const kept = isWhole ? all : fitting(all, order, type, language)
  return {
    description: isWhole ? whole : textOf(kept, language),
    statements: kept,
    changes: changesOf(edits),
    leftOut: statements ? leftOutOf(all, raw, kept) : leftOutOf(all, all, kept),
    whole: isWhole ? null : whole,
  }
}

function leftOutOf(
  all: readonly DescriptionStatement[],
  raw: readonly DescriptionStatement[],
  kept: readonly DescriptionStatement[],
): Finished['leftOut'] {
  const stands = new Set(kept.map(({ text }) => text))
  return all.flatMap(({ text, rests_on, from }, at) => {
    const [field] = from
    if (rests_on !== 'told' || stands.has(text) || field === undefined) return []
    return [{ field: field as ToldField, text: raw[at]?.text ?? text }]
  })
}

function sentencesTold(text: string, language: Language): DescriptionStatement[] {
  return toldParagraphs(text, language, 'existing_description').flatMap((paragraph, at) =>
    paragraph.map((said) => ({ ...said, paragraph: at })),
  )
}

/** What was changed, as the first callers know it. */
function changesOf(edits: readonly Edit[]): Change[] {
  return edits
    .filter(({ state, text, before }) => state === 'accepted' && text !== before)
    .map(({ before, text, goal, kind }) => ({
      before,
      after: kind === 'addition' ? text.trim() : text,
      goal: goal ?? 'clearer_language',
    }))
}

/** The words of a text, folded; in Chinese its characters. */
function wordsIn(text: string, language: Language): string[] {
  return fold(text).match(partsWords(language) ? /[\p{L}\p{N}]+/gu : /\p{Script=Han}/gu) ?? []
}

/** Whether a text has a word that was not typed: what only repeats is not counted. */
export function bringsWords(text: string, typed: readonly string[], language: Language): boolean {
  const own = new Set(wordsIn(typed.join('\n'), language))
  return wordsIn(text, language).some((word) => !own.has(word))
}
