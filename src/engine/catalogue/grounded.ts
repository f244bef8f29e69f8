import { createHash } from 'node:crypto'
import type { Essay } from '#engine/essay.ts'
import type { Language } from '#shared/languages.ts'
import { typeset } from '../text/typeset.ts'
import type { WrittenSection, WrittenSentence } from './essay-file.ts'

/**
 * What the notes, visible things and label fields of a work say, by id, in the language of the
 * text.
 */
export type GroundTexts = ReadonlyMap<string, string>

/**
 * The hash of a sentence and of all that it rests on: with another word in either, the verdict no
 * longer counts.
 */
export function hashOf(
  { text, ground }: Pick<WrittenSentence, 'text' | 'ground'>,
  texts: GroundTexts,
): string {
  const grounds = ground.restsOn.map((id) => texts.get(id) ?? '')
  const whole = JSON.stringify([text, ground.mark, grounds])
  return createHash('sha256').update(whole).digest('hex').slice(0, 6)
}

/** A text with its ground renewed: what changed since its verdict is unread. */
export function renewed(sections: readonly WrittenSection[], texts: GroundTexts): WrittenSection[] {
  return mapSentences(sections, (sentence) => {
    const hash = hashOf(sentence, texts)
    return { ...sentence, hash, verdict: hash === sentence.hash ? sentence.verdict : 'unread' }
  })
}

/** Changes each sentence of a text. */
export function mapSentences(
  sections: readonly WrittenSection[],
  change: (sentence: WrittenSentence) => WrittenSentence,
): WrittenSection[] {
  return sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((sentences) => sentences.map(change)),
  }))
}

/**
 * What the page is given of a text: its words as a printer sets them, their standing and what they
 * rest on.
 */
export function essayOf(sections: readonly WrittenSection[], language: Language): Essay {
  return sections.map(({ heading, paragraphs }) => ({
    heading: typeset(heading, language),
    paragraphs: paragraphs.map((sentences) =>
      sentences.map(({ text, ground }) => ({
        text: typeset(withoutItalics(text), language),
        kind: ground.kind,
        restsOn: ground.restsOn,
      })),
    ),
  }))
}

/** Titles stand in italics in the files (`*Las Meninas*`). */
function withoutItalics(text: string): string {
  return text.replaceAll('*', '')
}
