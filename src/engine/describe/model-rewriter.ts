import * as z from 'zod'
import type { FindNames } from '#engine/check/find-names.ts'
import { CheckFailure, type Claim, createVerifier } from '#engine/check/verifier.ts'
import {
  type ModelParts,
  type ModelReport,
  NO_TOKENS,
  newReport,
} from '#engine/model/model-parts.ts'
import { createObjectScanner } from '#engine/model/object-scanner.ts'
import { bothTokens, createTally } from '#engine/model/tally.ts'
import { withTimeLimits } from '#engine/model/time-limits.ts'
import { harmless } from '#engine/model/untrusted.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { plainText } from '#engine/text/plain-text.ts'
import { partsWords } from '#language/writing.ts'
import type { DescribeArtwork } from '#shared/api/descriptions.ts'
import { DECISION_MAX } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { MOST_REWRITINGS, type RewritableGoal, rewritingCall } from './rewriting-call.ts'
import type { OwnSentence } from './rewritten.ts'
import { beyondIn, figureBeyond, lineIn } from './written.ts'

/** A sentence that a model would put in the place of the artist's. */
export interface Rewriting {
  /** Counts from 0. */
  sentence: number
  text: string
  goal: RewritableGoal
}

const lineSchema = z.object({
  sentence: z.int().min(1),
  goal: z.string(),
  text: z.string().max(DECISION_MAX),
})
const MOST_CHARACTERS = 16_000
/**
 * A proposal may be this much longer than the sentence it replaces: a factor, and characters added
 * to it.
 */
const LONGER = { times: 1.4, words: 30, characters: 8 }
/** Proposals in one call to the second reader. Each makes two claims. */
const COMPARED_AT_ONCE = 2

const bare = (text: string) =>
  text
    .replaceAll('’', "'")
    .replace(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()

/** Reads a line as a model wrote it. @returns the proposal, or what is wrong with it. */
export function rewritingIn(
  object: string,
  sentences: readonly OwnSentence[],
  goals: readonly RewritableGoal[],
  language: Language,
  findNames: FindNames,
): Rewriting | string {
  const line = lineIn(object, lineSchema)
  const set = line && plainText(line.text, language)
  if (!line || set === null) return 'is not a sentence in plain text'
  const goal = goals.find((each) => each === line.goal)
  if (goal === undefined) return 'serves no goal'
  const own = sentences[line.sentence - 1]
  if (!own?.isOpen) return 'replaces nothing'
  // With the apostrophes that the artist types.
  const text = own.text.includes("'") && !own.text.includes('’') ? set.replaceAll('’', "'") : set
  if ([own.text, plainText(own.text, language) ?? ''].some((same) => bare(same) === bare(text)))
    return 'is the same sentence'
  const longer = partsWords(language) ? LONGER.words : LONGER.characters
  if (text.length > own.text.length * LONGER.times + longer) return 'is much longer'
  const foreign = languageFault(text, language)
  if (foreign) return foreign
  const beyond = beyondIn(text, own.text, language, findNames)
  if (beyond) return beyond
  const lost = figureBeyond(own.text, text, language, findNames)
  return lost ? `drops ${lost}` : { sentence: line.sentence - 1, text, goal }
}

/**
 * Lets a model propose better sentences for those of an artist, in one try. Each keeps the figures
 * and names of the sentence that it would replace, as far as our rules find them, and brings no
 * other. Where the check is on, a second reader compares the two; what was not compared is not
 * proposed.
 *
 * @throws the reason of `signal` where that is aborted. Whatever else goes wrong is in the report,
 * and nothing is proposed.
 */
export async function rewriteByModel(
  parts: ModelParts,
  body: DescribeArtwork,
  sentences: readonly OwnSentence[],
  goals: readonly RewritableGoal[],
  findNames: FindNames,
  signal: AbortSignal,
): Promise<{ rewritings: Rewriting[]; report: ModelReport }> {
  const { model, limits } = parts
  const { language } = body
  const report = { ...newReport(model.name, 'describe'), tries: 1 }
  const call = rewritingCall(body, sentences, goals)
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
  const tally = createTally(call)
  const scanner = createObjectScanner()
  let rewritings: Rewriting[] = []
  try {
    for await (const part of withTimeLimits((stop) => model.stream(call, stop), limits, whole)) {
      tally.heard(part)
      if (part.type === 'tokens' && part.isCut) throw new Error('came to the limit of its output')
      if (part.type === 'restart') {
        scanner.restart()
        rewritings = []
      }
      for (const object of part.type === 'text' ? scanner.push(part.text) : []) {
        const read = rewritingIn(object, sentences, goals, language, findNames)
        if (typeof read === 'string') report.faults.push(read)
        else if (rewritings.some(({ sentence }) => sentence === read.sentence))
          report.faults.push('was said before')
        else if (rewritings.length < MOST_REWRITINGS) rewritings.push(read)
      }
      if (tally.characters() > MOST_CHARACTERS) throw new Error('wrote without an end')
    }
    rewritings = await confirmed(parts, rewritings, sentences, language, report, whole)
  } catch (error) {
    signal.throwIfAborted()
    report.failure = error instanceof Error ? error.message : String(error)
    rewritings = []
  }
  report.tokens = tally.tokens()
  report.passed = rewritings.length
  if (rewritings.length > 0) report.writer = 'model'
  return { rewritings, report }
}

/**
 * The proposals that a second reader found to say what the artist's sentence says: all of each
 * stands in the other. With the check off all stay. Adds to `report`.
 */
async function confirmed(
  parts: ModelParts,
  rewritings: readonly Rewriting[],
  sentences: readonly OwnSentence[],
  language: Language,
  report: ModelReport,
  signal: AbortSignal,
): Promise<Rewriting[]> {
  const check = parts.check === undefined ? parts : parts.check
  const made = { model: check?.model.name ?? null, judged: 0, rewritten: 0, tokens: NO_TOKENS }
  report.check = made
  if (!check) return [...rewritings]
  const verifier = createVerifier(check.model, check.limits)
  const own = (at: number) => harmless(sentences[at]?.text ?? '')

  async function compared(some: readonly Rewriting[]): Promise<Rewriting[]> {
    const claims = some.flatMap(({ sentence, text }): Claim[] => {
      const shared = { kind: 'sourced' as const, before: own(sentence - 1) }
      return [
        { ...shared, text, grounds: [own(sentence)] },
        { ...shared, text: own(sentence), grounds: [text] },
      ]
    })
    try {
      const { judgements, tokens } = await verifier.judge(claims, language, signal)
      made.tokens = bothTokens(made.tokens, tokens)
      made.judged += some.length
      return some.filter(({ text }, at) => {
        const isBoth = [at * 2, at * 2 + 1].every((each) => judgements[each]?.is === 'supported')
        if (!isBoth) report.faults.push(`is not supported: ${text}`)
        return isBoth
      })
    } catch (error) {
      if (error instanceof CheckFailure) made.tokens = bothTokens(made.tokens, error.tokens)
      throw error
    }
  }

  const few = Array.from({ length: Math.ceil(rewritings.length / COMPARED_AT_ONCE) }, (_each, at) =>
    rewritings.slice(at * COMPARED_AT_ONCE, (at + 1) * COMPARED_AT_ONCE),
  )
  return (await Promise.all(few.map(compared))).flat()
}
