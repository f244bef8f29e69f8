import { sentencesOf } from '#engine/text/sentences.ts'
import { partsWords, WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import { type Ground, readMark, VERDICTS, type Verdict } from './ground.ts'

/** A text of the catalogue that cannot be read. The message names the place. */
export class EssayError extends Error {}

/** A sentence of a text as it is written, before its words are typeset. */
export interface WrittenSentence {
  text: string
  ground: Ground
  /** Of the sentence and its ground when the verdict was given. */
  hash: string
  verdict: Verdict
}

/** A part of a text under its heading. Questions have other wordings beside it. */
export interface WrittenSection {
  /** Empty in a description, which is one part. */
  heading: string
  paragraphs: WrittenSentence[][]
}

/** A line beneath a text: what one of its sentences rests on, and what the second reader said. */
export interface GroundLine {
  hash: string
  ground: Ground
  verdict: Verdict
  begins: string
}

const RULE = /^---$/mu
const LINE = /^\s*\d+\s+([0-9a-f]{6})\s{2,}(\S.*?)\s{2,}(\S+)\s{2,}(.+)$/u
const isVerdict = (word: string): word is Verdict => VERDICTS.some((verdict) => verdict === word)

/** Reads one line beneath a text. @throws EssayError where it is none. */
function lineOf(line: string): GroundLine {
  const [, hash = '', mark = '', verdict = '', begins = ''] = LINE.exec(line) ?? []
  const ground = readMark(mark)
  if (!ground || !isVerdict(verdict)) throw new EssayError(`not a line of ground: ${line.trim()}`)
  return { hash, ground, verdict, begins }
}

/** A text and the lines beneath it. */
export function splitFile(source: string): { prose: string; lines: GroundLine[] } {
  const [prose = '', ground = ''] = source.replaceAll('\r\n', '\n').split(RULE)
  const lines = ground.split('\n').filter((line) => line.trim() !== '')
  return { prose: prose.trim(), lines: lines.map(lineOf) }
}

/** A part of a text before its paragraphs are divided into sentences. */
interface Part {
  heading: string
  paragraphs: string[]
}

/**
 * The sections of a text: each a heading and its paragraphs. A text without headings is one
 * section.
 * @throws EssayError for words before the first heading, and for a heading in a text that has none.
 */
export function sectionsIn(prose: string, hasHeadings: boolean): Part[] {
  const sections: Part[] = hasHeadings ? [] : [{ heading: '', paragraphs: [] }]
  for (const block of prose.split(/\n\s*\n/u).map((part) => part.trim())) {
    if (block === '') continue
    const [first = '', ...rest] = block.split('\n')
    const isHeading = first.startsWith('## ')
    if (isHeading && !hasHeadings)
      throw new EssayError(`a heading, where none belongs: ${first.slice(0, 40)}`)
    if (isHeading) sections.push({ heading: first.slice(3).trim(), paragraphs: [] })
    const words = (isHeading ? rest : [first, ...rest]).join(' ').trim()
    const section = sections.at(-1)
    if (!section) throw new EssayError(`words before the first heading: ${first.slice(0, 40)}`)
    if (words !== '') section.paragraphs.push(words)
  }
  return sections
}

/** The first words of a sentence, by which its line beneath the text is known. */
export function beginningOf(sentence: string, language: Language): string {
  return partsWords(language)
    ? sentence.split(' ').slice(0, 4).join(' ')
    : [...sentence].slice(0, 8).join('')
}

/**
 * Divides paragraphs into the sentences that lines stand for. Punctuation leaves some ends open (a
 * quotation that goes on after its question mark): a fragment that the next line does not begin
 * with, while a later fragment has that beginning, belongs to the sentence before it. Where no
 * fragment has it, the sentence of that line was edited.
 *
 * @param begins the beginnings of the sentences, by their lines.
 */
export function dividedBy(
  begins: readonly string[],
  paragraphs: readonly string[],
  language: Language,
): string[][] {
  const gap = WRITING[language].gap
  const fragments = paragraphs.map((paragraph) => sentencesOf(paragraph, language))
  const all = fragments.flat()
  let read = 0
  let line = 0
  return fragments.map((parts) => {
    const sentences: string[] = []
    for (const part of parts) {
      read += 1
      const next = begins[line]
      const isLater = next !== undefined && all.slice(read).some((other) => other.startsWith(next))
      if (sentences.length > 0 && isLater && !part.startsWith(next)) {
        sentences[sentences.length - 1] += gap + part
        continue
      }
      sentences.push(part)
      line += 1
    }
    return sentences
  })
}

/** A text as a file: prose, a rule, and beneath it a line for each sentence. */
export function printText(sections: readonly WrittenSection[], language: Language): string {
  const gap = WRITING[language].gap
  const prose = sections.map(({ heading, paragraphs }) =>
    [
      ...(heading === '' ? [] : [`## ${heading}`]),
      ...paragraphs.map((sentences) => sentences.map(({ text }) => text).join(gap)),
    ].join('\n\n'),
  )
  const sentences = sections.flatMap((section) => section.paragraphs.flat())
  const width = Math.max(...sentences.map(({ ground }) => ground.mark.length))
  const lines = sentences.map(({ text, ground, hash, verdict }, at) =>
    [
      String(at + 1).padStart(String(sentences.length).length),
      hash,
      ground.mark.padEnd(width),
      verdict.padEnd('unsupported'.length),
      beginningOf(text, language),
    ].join('  '),
  )
  return `${prose.join('\n\n')}\n\n---\n${lines.join('\n')}\n`
}
