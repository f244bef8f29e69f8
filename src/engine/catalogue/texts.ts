import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Described, Essays, WrittenQuestions } from '#engine/essay.ts'
import { WRITING } from '#language/writing.ts'
import { LANGUAGES, type Language, localized } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import { EssayError, type WrittenSection } from './essay-file.ts'
import { essayOf } from './grounded.ts'
import { wordingsOf } from './question-faults.ts'
import { hasMarks, readText } from './read-text.ts'

/**
 * A file of the catalogue that cannot be read; the message names the file and what is wrong in it.
 */
export class CatalogueError extends Error {}

/** One of the texts on a work, as it stands in its file. */
export interface WrittenText {
  /** An essay for readers of one depth, what people ask, or what is there to be seen. */
  kind: Mode | 'questions' | 'described'
  language: Language
  /** The name of its file: `explorer.en.md`, `questions.en.md`, `described.en.md`. */
  file: string
  sections: WrittenSection[]
}

const filesOf = (kind: WrittenText['kind']) =>
  LANGUAGES.map((language) => ({ kind, language, file: `${kind}.${language}.md` }))
const ESSAY_FILES = MODES.flatMap(filesOf)
const QUESTION_FILES = filesOf('questions')
const DESCRIBED_FILES = filesOf('described')

/** The texts that a work told whole has, the questions on it, and its description. */
export const TEXT_FILES = [...ESSAY_FILES, ...QUESTION_FILES, ...DESCRIBED_FILES]

/** Whether the texts of a kind are divided by headings. */
export const hasHeadings = (kind: WrittenText['kind']) => kind !== 'described'

/**
 * Whether a text was written before claims were read by a second reader. It is still to be
 * rewritten.
 */
export function isEarlier({ sections }: WrittenText): boolean {
  return sections.some(({ paragraphs }) =>
    paragraphs.flat().some(({ verdict }) => verdict === 'earlier'),
  )
}

/** Reads a text file. @throws CatalogueError with its path and what is wrong in it. */
export function readTextFile(
  path: string,
  { kind, language }: Omit<WrittenText, 'sections'>,
): WrittenSection[] {
  const source = readFileSync(path, 'utf8')
  try {
    if (hasMarks(source))
      throw new EssayError('has marks between its sentences: run catalogue:ground')
    return readText(source, language, hasHeadings(kind))
  } catch (error) {
    if (error instanceof EssayError) throw new CatalogueError(`${path}: ${error.message}`)
    throw error
  }
}

/**
 * The twelve essays on a work or none, its questions and its description in four languages or none.
 * @throws CatalogueError where some are missing.
 */
export function readTexts(home: string): WrittenText[] {
  return [ESSAY_FILES, QUESTION_FILES, DESCRIBED_FILES].flatMap((files) => {
    const missing = files.filter(({ file }) => !existsSync(join(home, file)))
    if (missing.length === files.length) return []
    if (missing.length > 0)
      throw new CatalogueError(`${home}: no ${missing.map(({ file }) => file).join(', ')}`)
    return files.map((text) => ({ ...text, sections: readTextFile(join(home, text.file), text) }))
  })
}

const isMode = (kind: WrittenText['kind']): kind is Mode => MODES.some((mode) => mode === kind)

function sectionsOf(
  texts: readonly WrittenText[],
  kind: WrittenText['kind'],
  language: Language,
): WrittenSection[] {
  return texts.find((text) => text.kind === kind && text.language === language)?.sections ?? []
}

/** The essays of a work as the engine tells them. */
export function essaysOf(texts: readonly WrittenText[]): Essays | null {
  if (texts.every(({ kind }) => !isMode(kind))) return null
  return Object.fromEntries(
    MODES.map((mode) => [
      mode,
      localized((language) => essayOf(sectionsOf(texts, mode, language), language)),
    ]),
  ) as Essays
}

/** The questions on a work as the engine answers them. */
export function questionsOf(texts: readonly WrittenText[]): WrittenQuestions | null {
  if (texts.every(({ kind }) => kind !== 'questions')) return null
  return localized((language) =>
    essayOf(sectionsOf(texts, 'questions', language), language).map(
      ({ heading, paragraphs: [answer = [], ...more] }) => ({
        wordings: wordingsOf(heading),
        answer,
        more: more.flat(),
      }),
    ),
  )
}

/**
 * The description of a work as the engine hands it out: the first paragraph stands for the picture
 * where it is not seen.
 */
export function describedOf(texts: readonly WrittenText[]): Record<Language, Described> | null {
  if (texts.every(({ kind }) => kind !== 'described')) return null
  return localized((language) => {
    const [whole] = essayOf(sectionsOf(texts, 'described', language), language)
    const [alternative = [], ...paragraphs] = whole?.paragraphs ?? []
    return {
      alternative: alternative.map(({ text }) => text).join(WRITING[language].gap),
      paragraphs,
    }
  })
}
