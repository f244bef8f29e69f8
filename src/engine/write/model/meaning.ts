import { CheckFailure, type Claim, createVerifier, type Judgement } from '#engine/check/verifier.ts'
import type { Draft } from '#engine/evidence.ts'
import { type ModelParts, type ModelReport, NO_TOKENS } from '#engine/model/model-parts.ts'
import { bothTokens } from '#engine/model/tally.ts'
import type { Language } from '#shared/languages.ts'
import type { Judge } from './judge.ts'

/** A sentence that passed the first two layers, on its way to the verifier. */
export interface Judged {
  draft: Draft
  mark: string
  /** What it stands under. The verifier may take the heading away. */
  section: { heading: string; isRead: boolean }
}

/**
 * A sentence that may stay, and the text that preceded it when it was judged; null: it was not
 * judged in these words.
 */
interface Candidate {
  sentence: Judged
  judgedAfter: string | null
}

/** What is left of a few sentences after the verifier has read them, in their order. */
export type CheckMeaning = (sentences: readonly Judged[], signal: AbortSignal) => Promise<Judged[]>

/** How often the verifier is asked about the same few sentences. */
const MOST_CALLS = 3

/** The text that precedes a sentence in its paragraph. */
function textBefore({ draft }: Judged, earlier: readonly Judged[]): string {
  const own = earlier.filter((sentence) => sentence.draft.paragraph === draft.paragraph)
  return own.map((sentence) => sentence.draft.text).join(' ')
}

/** The text that precedes each sentence, in its paragraph. */
function textsBefore(sentences: readonly Judged[], earlier: readonly Judged[]): string[] {
  return sentences.map((sentence, at) =>
    textBefore(sentence, [...earlier, ...sentences.slice(0, at)]),
  )
}

/**
 * The third layer of the check. A sentence that its grounds carry in part is judged once more in
 * the verifier's shorter wording, or cut; one that they do not carry is cut. A sentence is told
 * only if it was judged after the very text that precedes it on the page: where a neighbour was cut
 * or shortened, the later ones of its paragraph are judged again. With the check off all stay. Adds
 * to `report`.
 */
export function createMeaningCheck(
  parts: ModelParts,
  judge: Judge,
  language: Language,
  report: ModelReport,
): CheckMeaning {
  const check = parts.check === undefined ? parts : parts.check
  const verifier = check && createVerifier(check.model, check.limits)
  const made = report.check ?? {
    model: verifier?.name ?? null,
    judged: 0,
    rewritten: 0,
    tokens: NO_TOKENS,
  }
  report.check = made
  if (verifier === null) return async (sentences) => [...sentences]
  const reader = verifier
  let written: readonly Judged[] = []
  let told: Promise<readonly Judged[]> = Promise.resolve([])

  async function ask(claims: readonly Claim[], signal: AbortSignal): Promise<Judgement[]> {
    try {
      const { judgements, tokens } = await reader.judge(claims, language, signal)
      made.tokens = bothTokens(made.tokens, tokens)
      return judgements
    } catch (error) {
      if (error instanceof CheckFailure) made.tokens = bothTokens(made.tokens, error.tokens)
      throw error
    }
  }

  const claimOf = ({ draft }: Judged, before: string): Claim => ({
    text: draft.text,
    kind: draft.kind,
    before,
    grounds: judge.groundsOf(draft),
  })

  /** The sentence in the verifier's wording, where that passes the first two layers too. */
  function reworded(sentence: Judged, rest: string | null): Judged | null {
    const verdict = rest === null ? null : judge.sentence(rest, sentence.mark)
    if (verdict === null || 'fault' in verdict) return null
    return { ...sentence, draft: { ...sentence.draft, text: verdict.draft.text } }
  }

  function cut({ draft }: Judged, isPartly = false): [] {
    report.faults.push(`is ${isPartly ? 'partly supported' : 'not supported'}: ${draft.text}`)
    return []
  }

  /** Judges sentences as they were written, and their headings. */
  async function firstReading(
    sentences: readonly Judged[],
    earlier: readonly Judged[],
    signal: AbortSignal,
  ): Promise<Candidate[]> {
    const sections = [...new Set(sentences.map(({ section }) => section))].filter(
      ({ isRead }) => !isRead,
    )
    const headings = sections.map((section): Claim => {
      section.isRead = true
      // What comes under a heading carries it.
      const under = sentences.filter((sentence) => sentence.section === section)
      const grounds = [...new Set(under.flatMap(({ draft }) => judge.groundsOf(draft)))]
      return { text: section.heading, kind: 'heading', before: '', grounds }
    })
    const before = textsBefore(sentences, earlier)
    const claims = sentences.map((sentence, at) => claimOf(sentence, before[at] ?? ''))
    const judgements = await ask([...claims, ...headings], signal)
    made.judged += sentences.length
    for (const [at, section] of sections.entries())
      if (judgements[sentences.length + at]?.is !== 'supported') section.heading = ''
    return sentences.flatMap((sentence, at): Candidate[] => {
      const judgement = judgements[at]
      if (judgement?.is === 'supported') return [{ sentence, judgedAfter: before[at] ?? '' }]
      const shorter = judgement?.is === 'partly' ? reworded(sentence, judgement.rest) : null
      if (shorter) return [{ sentence: shorter, judgedAfter: null }]
      return cut(sentence, judgement?.is === 'partly')
    })
  }

  /**
   * Judges again, until each sentence was judged as the reader meets it; at the last call what was
   * not is cut.
   */
  async function settled(
    first: readonly Candidate[],
    earlier: readonly Judged[],
    signal: AbortSignal,
  ): Promise<Judged[]> {
    let candidates = first
    for (let calls = 2; ; calls++) {
      const sentences = candidates.map(({ sentence }) => sentence)
      const before = textsBefore(sentences, earlier)
      const claims = candidates.flatMap(({ sentence, judgedAfter }, at) =>
        judgedAfter === before[at] ? [] : claimOf(sentence, before[at] ?? ''),
      )
      if (claims.length === 0) return sentences
      const judgements = calls > MOST_CALLS ? [] : await ask(claims, signal)
      let asked = 0
      candidates = candidates.flatMap(({ sentence, judgedAfter }, at) => {
        const isKept = judgedAfter === before[at] || judgements[asked++]?.is === 'supported'
        return isKept
          ? [{ sentence, judgedAfter: before[at] ?? '' }]
          : cut(sentence, judgedAfter === null)
      })
    }
  }

  return async (sentences, signal) => {
    if (sentences.length === 0) return []
    const reading = firstReading(sentences, written, signal)
    const earlier = told
    const settling = Promise.all([reading, earlier]).then(([first, before]) =>
      settled(first, before, signal),
    )
    written = [...written, ...sentences]
    told = Promise.all([earlier, settling]).then(([before, left]) => [...before, ...left])
    // Nobody may ask for more.
    told.catch(() => {})
    const left = await settling
    made.rewritten += left.filter((sentence) => !sentences.includes(sentence)).length
    return left
  }
}
