import { sentencesOf } from '#engine/text/sentences.ts'
import type { Language } from '#shared/languages.ts'

/** What is read from a model's prose, in its order. */
export type ProsePart =
  | { type: 'heading'; text: string }
  /** The next sentence begins a paragraph. */
  | { type: 'paragraph' }
  | { type: 'sentence'; text: string; mark: string }
  /** A sentence without a mark of its own. */
  | { type: 'unmarked'; text: string }

/** What begins a mark; other brackets belong to the prose. */
const MARK =
  /^[[［【]\s*(?:[-–—−－]\s*[\]］】]|[~～?？]?\s*(?:[fvpom]\d|label\b|own\b|artist\b|date\b|medium\b|size\b|collection\b|movement\b|genre\b))/iu
const OPENING_BRACKET = /[[［【]/gu
const CLOSING_BRACKET = /[\]］】]/gu
/** A mark with its quotations is no longer; a sentence neither. */
const MOST_MARK = 900
const MOST_SENTENCE = 1500
const STOPS = /^[.!?…。！？]+[”»"」』’]*/u
const HEADING = /^#{1,6}\s*(.*?)\s*#*$/u
/** A line in bold alone is how some models write a heading. */
const BOLD_LINE = /^\*\*([^*]{2,90})\*\*$/u
const FENCE = /^(?:`{3,}|~{3,})\w*$/u

/**
 * Where a mark that begins at 0 ends; null: not in this text. A closing bracket inside a quotation
 * ends none.
 */
function endOfMark(text: string): number | null {
  for (const { index } of text.slice(0, MOST_MARK).matchAll(CLOSING_BRACKET)) {
    const inside = text.slice(0, index)
    const isOpen =
      (inside.match(/[«「『]/gu)?.length ?? 0) > (inside.match(/[»」』]/gu)?.length ?? 0)
    if (!isOpen) return index + 1
  }
  return null
}

/**
 * Reads prose in Markdown with a mark after each sentence while it comes. Whatever the pieces are,
 * the parts are the same. A preface, fences and remarks carry no marks, and are therefore never
 * text.
 */
export function createProseReader(language: Language) {
  let rest = ''
  let isEnd = false

  function unmarked(text: string): ProsePart[] {
    const plain = text.trim()
    return /[\p{L}\p{N}]/u.test(plain) && !FENCE.test(plain)
      ? [{ type: 'unmarked', text: plain }]
      : []
  }

  /** A line that is no sentence: a heading, a fence, the space between paragraphs. */
  function wholeLine(): ProsePart[] | null {
    const end = rest.indexOf('\n')
    const line = (end < 0 ? rest : rest.slice(0, end)).trim()
    const isWhole = end >= 0 || isEnd
    const heading = HEADING.exec(line)?.[1] ?? BOLD_LINE.exec(line)?.[1]
    if (!/^(?:#|\*\*|`{3}|~{3}|$)/u.test(line) || !isWhole) return null
    if (line !== '' && heading === undefined && !FENCE.test(line)) return null
    rest = end < 0 ? '' : rest.slice(end + 1)
    if (heading) return [{ type: 'heading', text: heading.replaceAll('*', '') }]
    return line === '' ? [{ type: 'paragraph' }] : []
  }

  /** The sentence that a mark ends, and what stands before it without one of its own. */
  function marked(before: string, mark: string): ProsePart[] {
    const sentences = sentencesOf(before.replace(/\s+/gu, ' ').trim(), language)
    const text = sentences.pop() ?? ''
    if (!/[\p{L}\p{N}]/u.test(text)) return []
    return [...sentences.flatMap(unmarked), { type: 'sentence', text, mark }]
  }

  function next(): ProsePart[] | null {
    if (rest === '') return null
    const line = wholeLine()
    if (line) return line
    const gap = /\n[ \t]*\n/u.exec(rest)
    const heading = /\n(?=[ \t]*#{1,6}\s)/u.exec(rest)
    const stop = Math.min(
      gap?.index ?? Number.POSITIVE_INFINITY,
      heading?.index ?? Number.POSITIVE_INFINITY,
    )
    for (const { index } of rest.matchAll(OPENING_BRACKET)) {
      if (index > stop) break
      const after = rest.slice(index)
      if (!MARK.test(after)) {
        // It may yet become one.
        if (after.length < 16 && !isEnd && !/[\]］】]/u.test(after)) return null
        continue
      }
      const length = endOfMark(after)
      if (length === null) {
        if (after.length < MOST_MARK && !isEnd) return null
        continue
      }
      const tail = after.slice(length)
      // A full stop may stand after the mark, and come with the next piece.
      if (tail === '' && !isEnd) return null
      const late = STOPS.exec(tail)?.[0] ?? ''
      const parts = marked(rest.slice(0, index).trimEnd() + late, after.slice(1, length - 1))
      rest = tail.slice(late.length).replace(/^[ \t]+/u, '')
      if (rest.startsWith('\n') && !/^\n\s*(?:\n|#)/u.test(rest) && (rest.trim() !== '' || isEnd))
        rest = rest.trimStart()
      return parts
    }
    if (stop < Number.POSITIVE_INFINITY || isEnd || rest.length > MOST_SENTENCE) {
      const end = Math.min(stop, rest.length)
      const parts = unmarked(rest.slice(0, end))
      rest = rest.slice(end).replace(/^\n/u, '')
      return parts
    }
    return null
  }

  function all(): ProsePart[] {
    const parts: ProsePart[] = []
    for (let found = next(); found !== null; found = next()) parts.push(...found)
    return parts
  }

  return {
    /** The parts that end in this piece. */
    push(piece: string): ProsePart[] {
      rest += piece.replaceAll('\r', '')
      return all()
    },
    /** The parts that the end of the text ends. */
    end(): ProsePart[] {
      isEnd = true
      return all()
    },
  }
}
