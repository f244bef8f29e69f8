import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleFinding } from '#engine/search/find-title.ts'

/**
 * A request as a visitor types it, and what it means. Written by people who knew neither the code
 * nor its word lists.
 */
export interface TitleCase {
  language: string
  typed: string
  artist: string
  expect: { work: string } | { choice: string[] } | { unknown: true }
  form: string
  /** `b` was never looked at while the search was made. */
  half: 'a' | 'b'
}

export function titleCases(): TitleCase[] {
  return readFileSync(join(import.meta.dirname, 'cases/titles.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TitleCase)
}

/**
 * Whether an answer is right. In Chinese a name that is not exact is answered with a choice, so
 * that a choice that has the work is right, as an offer is for a description; a choice has all
 * works that are meant; and of what is made up, nothing is told.
 */
export function isRight({ expect, typed, form }: TitleCase, finding: TitleFinding): boolean {
  if (finding.kind === 'one') return 'work' in expect && finding.artwork.slug === expect.work
  const offered = finding.works.map(({ slug }) => slug)
  if ('choice' in expect)
    return finding.kind === 'choice' && expect.choice.every((slug) => offered.includes(slug))
  if ('work' in expect) {
    const isAsked = finding.kind === 'choice' && /\p{Script=Han}/u.test(typed)
    return (isAsked || form === 'description') && offered.includes(expect.work)
  }
  return true
}
