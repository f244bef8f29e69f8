import type { Draft } from '#engine/evidence.ts'
import type { ModelParts, ModelReport } from '#engine/model/model-parts.ts'
import { bothTokens, createTally } from '#engine/model/tally.ts'
import type { ModelCall } from '#engine/model/text-model.ts'
import { withTimeLimits } from '#engine/model/time-limits.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import { MOST_SENTENCES } from './answer-prompt.ts'
import type { Judge } from './judge.ts'
import { createProseReader, type ProsePart } from './marked-prose.ts'
import { createMeaningCheck, type Judged } from './meaning.ts'

/** The least share of sentences that must pass. */
const LEAST_SHARE = 0.5
/** A model that writes so much without an end is not answering. */
const MOST_CHARACTERS = 12_000
/** What a model knows by itself is a remark beside the answer. */
const MOST_OWN_SENTENCES = 2
const LONGEST_OWN = { words: 45, characters: 80 }

/** A question, ready to be asked. */
export interface Question {
  call: ModelCall
  judge: Judge
  language: Language
  /** What the reader has read; none of it is said again. */
  said: readonly string[]
}

/**
 * Lets a model answer one question, in one try. An answer is short: it is held until all of it was
 * checked, and at least half of its sentences must pass. Fills in `report` on the way.
 *
 * @returns what may be shown; nothing where the model failed, or says by its silence that there is
 * no answer.
 * @throws the reason of `signal` where that is aborted.
 */
export async function answerByModel(
  parts: ModelParts,
  { call, judge, language, said }: Question,
  report: ModelReport,
  signal: AbortSignal,
): Promise<Draft[]> {
  const { model, limits } = parts
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
  const tally = createTally(call)
  const checkMeaning = createMeaningCheck(parts, judge, language, report)
  const section = { heading: '', isRead: true }
  const sentences: Judged[] = []

  function faultOf({ kind, text }: Draft): string | null {
    if ([...said, ...sentences.map(({ draft }) => draft.text)].includes(text))
      return 'was said before'
    if (kind !== 'unsourced') return null
    const own = sentences.filter(({ draft }) => draft.kind === 'unsourced')
    const longest = LONGEST_OWN[WRITING[language].unit]
    return own.length >= MOST_OWN_SENTENCES || lengthOf(text, language) > longest
      ? 'knows too much by itself'
      : null
  }

  function take(part: ProsePart): void {
    if (part.type === 'unmarked' && !/^none\W*$/iu.test(part.text))
      report.faults.push(`has no mark: ${part.text}`)
    if (part.type !== 'sentence') return
    const verdict = judge.sentence(part.text, part.mark)
    const fault = 'fault' in verdict ? verdict.fault : faultOf(verdict.draft)
    if (fault !== null || 'fault' in verdict) {
      report.faults.push(fault ?? '')
      return
    }
    sentences.push({ draft: { ...verdict.draft, topic: 'answer' }, mark: part.mark, section })
  }

  report.tries = 1
  let passed: Judged[] = []
  try {
    let reader = createProseReader(language)
    for await (const part of withTimeLimits((stop) => model.stream(call, stop), limits, whole)) {
      tally.heard(part)
      if (part.type === 'restart') reader = createProseReader(language)
      if (part.type === 'tokens' && part.isCut) throw new Error('came to the limit of its output')
      if (part.type !== 'text') continue
      for (const found of reader.push(part.text)) take(found)
      if (sentences.length >= MOST_SENTENCES || tally.characters() > MOST_CHARACTERS) break
    }
    for (const found of reader.end()) take(found)
    passed = await checkMeaning(sentences.slice(0, MOST_SENTENCES), whole)
  } catch (error) {
    signal.throwIfAborted()
    report.failure = String(error instanceof Error ? error.message : error)
  }
  report.tokens = bothTokens(report.tokens, tally.tokens())
  report.passed = passed.length
  const stands =
    report.failure === null && passed.length >= (passed.length + report.faults.length) * LEAST_SHARE
  if (!stands)
    report.failure ??= `${passed.length} sentences passed and ${report.faults.length} did not`
  if (!stands || passed.length === 0) return []
  report.writer = 'model'
  return passed.map(({ draft }) => {
    const text = draft.kind === 'unsourced' ? PHRASES[language].own(draft.text) : draft.text
    return { ...draft, text, isVouchedFor: true }
  })
}
