import type { Artwork } from '#engine/artwork/artwork.ts'
import { citedGround } from '#engine/check/cited-ground.ts'
import { derivedFrom } from '#engine/check/derived.ts'
import { createNameFinder } from '#engine/check/find-names.ts'
import { createGate } from '#engine/check/gate.ts'
import { plainWordsOf } from '#engine/check/plain-words.ts'
import { spelledNames } from '#engine/check/spelled-names.ts'
import { standsVerbatim } from '#engine/check/verbatim.ts'
import type { Draft, Evidence } from '#engine/evidence.ts'
import { alienWordIn } from '#engine/text/alien.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { fold } from '#engine/text/names.ts'
import { centuriesOf } from '#engine/text/numbers.ts'
import { plainText } from '#engine/text/plain-text.ts'
import { characterFold, traditionalConverter } from '#engine/text/traditional.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { Topic } from '#shared/statements.ts'
import { readMark } from './mark.ts'

const MOST_CHARACTERS = 700
const MOST_HEADING = 120
const MOST_IDS = 12

/** What came of a sentence in the first two layers of the check. */
export type Verdict = { draft: Draft } | { fault: string; isLanguage: boolean }

/**
 * Judges what a model writes by its form, its figures and its names. Its meaning is the verifier's.
 */
export interface Judge {
  sentence(text: string, mark: string): Verdict
  /**
   * A heading as it may be printed; null where it may not, or where nothing that is known has its
   * figures and names.
   */
  heading(text: string): string | null
  /** What a sentence rests on, in the words of its ground. */
  groundsOf(draft: Draft): string[]
}

interface Rules {
  evidence: Evidence
  artworks: readonly Artwork[]
  topicOf(draft: Pick<Draft, 'kind' | 'restsOn'>): Topic
  /** Says what a sentence claims that nothing here can carry, or null. */
  beyond?: (draft: Draft) => string | null
  /** Whether the model may say what it knows without a source of ours. */
  mayKnow?: boolean
  /** Whether a sentence may connect its neighbours and claim nothing. */
  mayConnect?: boolean
}

/**
 * A judge of marked sentences. A mark is read, its ids exist and its quotations stand in their
 * passages; the text is plain and in the language; each figure and each name stands in what the
 * sentence rests on, or follows from it. Simplified Chinese is converted.
 */
export async function createJudge({
  evidence,
  artworks,
  topicOf,
  beyond = () => null,
  mayKnow = false,
  mayConnect = true,
}: Rules): Promise<Judge> {
  const { language, passages, facts, observations } = evidence
  const isChinese = language === 'zh-TW'
  const toTraditional = isChinese ? await traditionalConverter() : (text: string) => text
  // A model that writes Simplified Chinese quotes in it too.
  const folded = isChinese ? await characterFold() : (text: string) => text
  const groundOf = citedGround(evidence)
  const isPlain = plainWordsOf(artworks, language)
  const gate = createGate(evidence, isPlain)
  const passageOf = new Map(passages.map((passage) => [passage.id, passage]))
  const wholeGround = [...facts, ...observations].map(({ text }) => text)
  const isStrange = strangers(evidence, artworks)
  const all = fold([...wholeGround, ...evidence.identity].join('\n'))

  /** A citation of a passage needs a verbatim quotation from it. */
  function quotationFault(
    draft: Draft,
    quotations: readonly { id: string; words: string }[],
  ): string | null {
    for (const { id, words } of quotations) {
      const passage = passageOf.get(id)
      const isIn = passage && standsVerbatim(folded(words), folded(passage.text))
      if (!isIn) return `quotes what is not in its passage: ${id}`
    }
    const bare = draft.restsOn.find(
      (id) => passageOf.has(id) && !quotations.some((quoted) => quoted.id === id),
    )
    return bare === undefined ? null : `rests on a passage without its words: ${bare}`
  }

  function textFault(text: string): { fault: string; isLanguage: boolean } | null {
    const foreign = languageFault(text, language)
    if (foreign) return { fault: foreign, isLanguage: true }
    const alien = alienWordIn(text)
    if (alien && !all.includes(alien))
      return { fault: `speaks of something else: ${alien}`, isLanguage: false }
    return null
  }

  function groundsOf({ restsOn }: Pick<Draft, 'restsOn'>): string[] {
    const entries = [...facts, ...observations].filter(({ id }) => restsOn.includes(id))
    return entries.map(
      (entry) =>
        ('certainty' in entry && entry.certainty !== 'agreed' ? `(${entry.certainty}) ` : '') +
        entry.text,
    )
  }

  function groundFault(draft: Draft): string | null {
    if (draft.kind === 'unsourced') return mayKnow ? null : 'has no ground'
    if (draft.kind === 'link' && !mayConnect) return 'claims nothing'
    if (draft.kind === 'unsure' && draft.restsOn.length === 0) return 'has no ground'
    const { numbers } = groundOf(draft.restsOn)
    const derived = derivedFrom(numbers)
    const known = new Set([...numbers, ...derived, ...groundsOf(draft).flatMap(centuriesIn)])
    const century = centuriesOf(draft.text, language).find((stated) => !known.has(stated))
    if (century) return `${language}, centuries not in what it rests on: ${century}`
    const fault = gate(Object.assign({ derived }, draft))
    if (fault !== null) return fault
    const stranger = isStrange(draft)
    return stranger === null ? beyond(draft) : `names somebody else: ${stranger}`
  }

  return {
    groundsOf,

    sentence(written, marked) {
      const mark = readMark(marked)
      if (mark === null || mark.restsOn.length > MOST_IDS)
        return { fault: 'has no mark that can be read', isLanguage: false }
      const text = plainText(toTraditional(written), language)
      if (text === null || text.length > MOST_CHARACTERS)
        return { fault: 'is not plain text', isLanguage: false }
      const { kind, restsOn } = mark
      const draft: Draft = { kind, topic: topicOf(mark), text, restsOn }
      const wording = textFault(text)
      if (wording) return wording
      const fault = quotationFault(draft, mark.quotations) ?? groundFault(draft)
      return fault === null ? { draft } : { fault, isLanguage: false }
    },

    heading(written) {
      const text = plainText(toTraditional(written.replace(/[.。]$/u, '')), language)
      if (text === null || !/\p{L}/u.test(text) || text.length > MOST_HEADING || textFault(text))
        return null
      // Some headings write every word large.
      const small = text.replace(/(?<!\p{L})\p{Lu}\p{L}*/gu, (word) =>
        isPlain(word) ? word.toLowerCase() : word,
      )
      const restsOn = [...facts, ...observations].map(({ id }) => id)
      const draft: Draft = { kind: 'interpretation', topic: 'subject', text: small, restsOn }
      const fault = gate(draft) ?? isStrange(draft) ?? beyond({ ...draft, text, restsOn: [] })
      return fault === null ? text : null
    },
  }
}

/** The centuries that a ground states, in whatever language it is. */
function centuriesIn(ground: string): string[] {
  return LANGUAGES.flatMap((language) => centuriesOf(ground, language))
}

/**
 * Finds names that this work has nothing to do with. In Chinese nothing but our tables tells a
 * name.
 */
function strangers(
  evidence: Evidence,
  artworks: readonly Artwork[],
): (draft: Draft) => string | null {
  if (evidence.language !== 'zh-TW') return () => null
  const texts = [...evidence.facts, ...evidence.observations].map(({ text }) => text)
  const names = evidence.names.map((name) => name['zh-TW'])
  const spelled = spelledNames(evidence.spellings ?? [])(fold(texts.join('\n')))
  const known = [...evidence.identity, ...names, ...texts, ...spelled].join('\n')
  const findNames = createNameFinder(artworks, 'zh-TW')
  return ({ text }) => findNames(text).find((name) => !known.includes(name)) ?? null
}
