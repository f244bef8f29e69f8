import { sentencesOf } from '#engine/text/sentences.ts'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import {
  dividedBy,
  EssayError,
  type GroundLine,
  sectionsIn,
  splitFile,
  type WrittenSection,
  type WrittenSentence,
} from './essay-file.ts'
import { readMark } from './ground.ts'
import { type GroundTexts, hashOf } from './grounded.ts'

const BRACKETS = /\s*\[([^\][]*)\]\s*/u

/** Whether a text still has marks between its sentences: it is being worked on. */
export function hasMarks(prose: string): boolean {
  return BRACKETS.test(prose)
}

/** A sentence with the mark after it, or without one where a line beneath has it. */
interface Drafted {
  text: string
  mark: string | null
}

/**
 * A quotation that ends like a sentence: words may follow it in the same sentence (« Pourquoi ? »
 * demande-t-il).
 */
const QUOTED = /[.?!…。？！][»”」』]$/u

/**
 * Cuts a paragraph at its marks, and what has no mark into sentences.
 *
 * @param hasLine whether a line beneath the text stands for a sentence.
 * @throws EssayError where a bracket holds no mark.
 */
function cut(paragraph: string, language: Language, hasLine: (text: string) => boolean): Drafted[] {
  const parts = paragraph.split(BRACKETS)
  return parts.flatMap((part, at): Drafted[] => {
    if (at % 2 === 1 || part.trim() === '') return []
    const mark = parts[at + 1]
    if (mark === undefined) return unmarked(part, language)
    if (!readMark(mark))
      throw new EssayError(`[${mark}] is no mark, after: ${part.trim().slice(-60)}`)
    const sentences = unmarked(part.trim(), language)
    let text = sentences.pop()?.text ?? ''
    for (let before = sentences.at(-1); before; before = sentences.at(-1)) {
      if (!QUOTED.test(before.text) || hasLine(before.text)) break
      text = `${before.text}${WRITING[language].gap}${text}`
      sentences.pop()
    }
    return [...sentences, { text, mark }]
  })
}

function unmarked(text: string, language: Language): Drafted[] {
  return sentencesOf(text.trim(), language).map((sentence) => ({ text: sentence, mark: null }))
}

/**
 * The lines that stand for sentences by their first words. Of several sentences that begin alike
 * each has first its own, unchanged since, and then what is left, in order.
 */
function linesFor(
  sentences: readonly Drafted[],
  lines: readonly GroundLine[],
  grounds: GroundTexts | null,
): Map<Drafted, GroundLine> {
  const left = [...lines]
  const found = new Map<Drafted, GroundLine>()
  const take = (sentence: Drafted, isIts: (line: GroundLine) => boolean) => {
    const at = left.findIndex((line) => sentence.text.startsWith(line.begins) && isIts(line))
    const [line] = at < 0 ? [] : left.splice(at, 1)
    if (line) found.set(sentence, line)
  }
  if (grounds !== null)
    for (const sentence of sentences)
      take(
        sentence,
        ({ ground, hash }) => hashOf({ text: sentence.text, ground }, grounds) === hash,
      )
  for (const sentence of sentences) if (!found.has(sentence)) take(sentence, () => true)
  return found
}

/**
 * Reads a text while it is worked on: with marks after its sentences, with lines beneath it, or
 * with both; a mark counts more than a line. A sentence that was edited keeps the line that stands
 * for it, and is unread.
 *
 * @param grounds tell which line is a sentence's own where several begin alike.
 * @throws EssayError where a sentence has neither mark nor line.
 */
export function readText(
  source: string,
  language: Language,
  hasHeadings = true,
  grounds: GroundTexts | null = null,
): WrittenSection[] {
  const { prose, lines } = splitFile(source)
  const sections = sectionsIn(prose, hasHeadings)
  if (!hasMarks(prose)) return withLines(sections, lines, language)
  const hasLine = (text: string) => lines.some(({ begins }) => text.startsWith(begins))
  const drafted = sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((paragraph) => cut(paragraph, language, hasLine)),
  }))
  const own = linesFor(
    drafted.flatMap(({ paragraphs }) => paragraphs.flat()),
    lines,
    grounds,
  )
  return drafted.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((sentences) =>
      sentences.map((sentence): WrittenSentence => {
        const { text, mark } = sentence
        const line = own.get(sentence)
        const ground = mark === null ? line?.ground : readMark(mark)
        if (!ground) throw new EssayError(`no mark after: ${text.slice(-60)}`)
        return { text, ground, hash: line?.hash ?? '', verdict: line?.verdict ?? 'unread' }
      }),
    ),
  }))
}

function withLines(
  sections: ReturnType<typeof sectionsIn>,
  lines: readonly GroundLine[],
  language: Language,
): WrittenSection[] {
  const begins = lines.map((line) => line.begins)
  const paragraphs = sections.flatMap((section) => section.paragraphs)
  const divided = dividedBy(begins, paragraphs, language)
  const left = [...lines]
  const grounded = divided.map((sentences) =>
    sentences.map((text): WrittenSentence => {
      const line = left.shift()
      if (!line)
        throw new EssayError(`more sentences than lines of ground, from: ${text.slice(0, 60)}`)
      return { text, ground: line.ground, hash: line.hash, verdict: line.verdict }
    }),
  )
  if (left.length > 0) throw new EssayError(`${left.length} lines of ground more than sentences`)
  return sections.map(({ heading, paragraphs: own }) => ({
    heading,
    paragraphs: grounded.splice(0, own.length),
  }))
}
