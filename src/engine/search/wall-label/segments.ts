import { isChinese, plain } from '../plain.ts'

/** A run of words on a label that may be a name, written as names are compared. */
export interface Segment {
  /** The line that it begins on. */
  line: number
  text: string
}

/** Signs, and years, that part a title or a maker from what follows. */
const BETWEEN =
  /[,，、;；:：|·•()（）[\]《》〈〉「」『』【】“”"«»/＊*]|\s[-–—]+\s|(?<=\p{Ll}{2})\.(?:\s|$)|\b(\d{3,4})\b/u
/** A title has no more parts than so many: “Carnation, Lily, Lily, Rose”. */
const MOST_PARTS = 5
const MOST_MAKER_WORDS = 4
/** Fewer are hardly a maker with a title. */
const LEAST_CUT_WORDS = 4
const MOST_SLIPS = 4

/**
 * A line with the spaces that were not read between small and capital letters, and with the article
 * that reads like a numeral.
 */
export function respaced(line: string): string {
  return line.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/\bEI\b/gu, 'El')
}

function partsOf(line: string): string[] {
  return respaced(line)
    .split(BETWEEN)
    .filter((part) => part !== undefined && plain(part) !== '')
}

/**
 * Where the sign between maker and title was not read: each of the first words may be the maker's
 * last.
 */
function cutAfterMaker(part: string): string[] {
  const words = part.trim().split(/\s+/u)
  if (words.length < LEAST_CUT_WORDS) return []
  return Array.from({ length: Math.min(MOST_MAKER_WORDS, words.length - 1) }, (_value, at) => [
    words.slice(0, at + 1).join(' '),
    words.slice(at + 1).join(' '),
  ]).flat()
}

/** Runs of parts, none longer than what stands on two lines: titles go on to the next line. */
export function segmentsOf(lines: readonly string[]): Segment[] {
  const parts = lines.flatMap((text, line) => partsOf(text).map((part) => ({ line, part })))
  const seen = new Set<string>()
  const segments: Segment[] = []
  const add = (line: number, words: string) => {
    const text = plain(words)
    if (text === '' || seen.has(text)) return
    seen.add(text)
    segments.push({ line, text })
  }
  for (const [start, { line, part }] of parts.entries()) {
    for (const words of cutAfterMaker(part)) add(line, words)
    for (let end = start + 1; end <= Math.min(parts.length, start + MOST_PARTS); end++) {
      const run = parts.slice(start, end)
      if ((run.at(-1)?.line ?? line) > line + 1) break
      add(line, run.map((each) => each.part).join(' '))
    }
  }
  return segments
}

/** How many slips a name may be away from what was read of it. */
export function slipsOnLabel(name: string): number {
  const length = [...name].length
  if (isChinese(name)) return length < 4 ? 0 : Math.floor(length / 4)
  if (length < 5) return 0
  return length < 10 ? 1 : Math.min(MOST_SLIPS, Math.floor(length / 6))
}
