import type { Language } from '#shared/languages.ts'
import { mended, withStop } from './mend.ts'

/** A place of a text as it was typed, and what is written there. */
export interface Typed {
  from: number
  to: number
  before: string
  after: string
}

/** What no mend takes away or adds: letters and figures, but for the x of a size. */
const KEPT = /[\p{L}\p{N}]/u
const isKept = (text: string, at: number): boolean => {
  const sign = text.charAt(at)
  if (
    /[xX]/u.test(sign) &&
    /\d\s?(?:cm|mm|in)?\s?$/u.test(text.slice(Math.max(0, at - 6), at)) &&
    /^\s?\d/u.test(text.slice(at + 1))
  )
    return false
  return KEPT.test(sign) || /[\ud800-\udfff]/u.test(sign)
}

/** A text with capitals, spaces and stops as its language writes them, paragraph by paragraph. */
export function tidiedText(text: string, language: Language): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : withStop(mended(line, language), language)))
    .join('\n')
}

/**
 * The letters and figures of a text, each with what stands before it; then what stands at the end.
 */
function beads(text: string): { gap: string; sign: string; at: number }[] {
  const found = []
  let gap = ''
  for (let at = 0; at < text.length; at++) {
    if (isKept(text, at)) {
      found.push({ gap, sign: text.charAt(at), at })
      gap = ''
    } else gap += text.charAt(at)
  }
  return [...found, { gap, sign: '', at: text.length }]
}

/** A stretch that differs, without what is the same at its ends. */
function trimmed(from: number, before: string, after: string): Typed {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  return {
    from: from + start,
    to: from + before.length - end,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
  }
}

/**
 * Where a tidied text differs from what was typed. Both have the same letters, which may differ in
 * their capitals or, in Chinese, in their form; null where they do not, and nothing can be said.
 */
export function typedPlaces(typed: string, tidy: string): Typed[] | null {
  const [left, right] = [beads(typed), beads(tidy)]
  if (left.length !== right.length) return null
  return left.flatMap(({ gap, sign, at }, place) => {
    const other = right[place] ?? { gap: '', sign: '' }
    const [before, after] = [`${gap}${sign}`, `${other.gap}${other.sign}`]
    return before === after ? [] : [trimmed(at - gap.length, before, after)]
  })
}
