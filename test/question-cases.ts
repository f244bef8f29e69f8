import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelQuestion } from '#engine/search/answers/label-words/label-words.ts'
import type { Language } from '#shared/languages.ts'

/** A question of somebody who knew neither code nor texts, and what its answer must have. */
export interface QuestionCase {
  language: Language
  /** The slug of a work. */
  work: string
  question: string
  form: string
  /** Nobody looked at half b while the search was tuned. */
  half: 'a' | 'b'
  expect:
    | { says: string; any: string[] }
    | { label: 'artist' | 'date' | 'size' | 'medium' | 'place' | 'title' }
    /** `other`: the work that it is about. */
    | { unanswerable: true; other?: string }
}

function casesIn(name: string): QuestionCase[] {
  const file = readFileSync(join(import.meta.dirname, 'cases', name), 'utf8')
  return file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

export const questionCases = () => casesIn('questions.jsonl')

/**
 * Half with a familiar frame and a foreign subject, half honest ones in unusual words; by a hand
 * that had not read the code.
 */
export const foreignCases = () => casesIn('foreign-questions.jsonl')

/**
 * Questions of visitors on twenty works, by a hand that had read neither code nor texts; what a
 * right answer has, by one who judged the answers of that day. The search was not changed after
 * them: all of them are half b.
 */
export const visitorsCases = () => casesIn('visitors-questions.jsonl')

/** What of the label answers a case. */
export function labelAsked({ expect }: QuestionCase): LabelQuestion | null {
  if (!('label' in expect)) return null
  return expect.label === 'title' ? 'names' : expect.label
}
