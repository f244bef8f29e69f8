import * as z from 'zod'
import type { Artwork } from '#engine/catalogue/artwork.ts'
import { EMPTY_WORDS, EXPLORER_SENTENCE } from '#engine/catalogue/lengths.ts'
import { createGate } from '#engine/check/gate.ts'
import { languageFault } from '#engine/check/in-language.ts'
import { fold } from '#engine/check/names.ts'
import { type IsPlain, plainWordsOf } from '#engine/check/plain-words.ts'
import { lengthOf, sentencesOf } from '#engine/check/sentences.ts'
import { type Draft, type Ledger, vouchedFor } from '#engine/ledger.ts'
import type { Brief } from '#engine/write/writer.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { plainText } from './plain-text.ts'
import { createSupport } from './support.ts'

const MOST_CHARACTERS = 700
const MOST_IDS = 12
/** How far above its bound a sentence for a newcomer may go. */
const SENTENCE_TOLERANCE = 1.5

const statementSchema = z.object({
  topic: z.enum([
    'answer',
    'object',
    'look',
    'subject',
    'context',
    'technique',
    'symbolism',
    'provenance',
    'reception',
    'debate',
  ]),
  kind: z.enum(['seen', 'measured', 'sourced', 'interpretation', 'unsure']),
  rests_on: z.array(z.string().max(40)).min(1).max(MOST_IDS),
  text: z.string().max(MOST_CHARACTERS),
})

/** What came of an object in a model's answer. */
export type Verdict = { draft: Draft } | { fault: string; isLanguage: boolean }

function parsed(object: string): z.output<typeof statementSchema> | null {
  try {
    return statementSchema.safeParse(JSON.parse(object)).data ?? null
  } catch {
    return null
  }
}

/** Judges an object of a model's answer. */
export type Judge = (object: string) => Verdict

interface Rules {
  ledger: Ledger
  mode: Mode
  language: Language
  /** The words that a sentence may begin with although they are not cited. */
  isPlain: IsPlain
  /** Says what part of a draft its grounds do not carry, or null. */
  support(draft: Draft): string | null
}

/**
 * A judge of what a model writes, object by object: the gate of all writers, and on top of it what only an editor would
 * keep out otherwise. Nothing without a ground passes, and nothing that `support` finds unsupported.
 */
export function judgeBy({ ledger, mode, language, isPlain, support }: Rules): Judge {
  const gate = createGate(ledger, isPlain)

  function wordingFault(text: string): string | null {
    const empty = EMPTY_WORDS[language].find((word) => fold(text).includes(word))
    if (empty) return `says nothing: ${empty}`
    if (mode !== 'explorer') return null
    const most = EXPLORER_SENTENCE[language] * SENTENCE_TOLERANCE
    const long = sentencesOf(text, language).some((sentence) => lengthOf(sentence, language) > most)
    return long ? 'has a sentence that is too long' : null
  }

  return (object) => {
    const line = parsed(object)
    if (line === null) return { fault: 'is not a statement', isLanguage: false }
    const text = plainText(line.text, language)
    if (text === null) return { fault: 'is not plain text', isLanguage: false }
    const foreign = languageFault(text, language)
    if (foreign) return { fault: foreign, isLanguage: true }
    const draft: Draft = { kind: line.kind, topic: line.topic, text, restsOn: [...new Set(line.rests_on)] }
    const fault = gate(draft) ?? wordingFault(text) ?? support(draft)
    return fault === null ? { draft } : { fault, isLanguage: false }
  }
}

/** The judge of what a model writes on a work of the catalogue: in no other words than those of our texts. */
export function createJudge(
  ledger: Ledger,
  { artwork, mode, language, question }: Brief,
  artworks: readonly Artwork[],
): Judge {
  const support = createSupport(ledger, artwork, artworks, question)
  return judgeBy({
    ledger: vouchedFor(ledger),
    mode,
    language,
    isPlain: plainWordsOf(artworks, language),
    support: (draft) => (draft.kind === 'measured' ? 'is measured by us alone' : support(draft)),
  })
}
