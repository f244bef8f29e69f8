import * as z from 'zod'
import type { FindNames } from '#engine/check/find-names.ts'
import { CheckFailure, createVerifier } from '#engine/check/verifier.ts'
import { type ModelParts, type ModelReport, NO_TOKENS, newReport } from '#engine/model/model-parts.ts'
import { createObjectScanner } from '#engine/model/object-scanner.ts'
import { createTally } from '#engine/model/tally.ts'
import { withTimeLimits } from '#engine/model/time-limits.ts'
import { NOTES } from '#engine/proofreading/rulebook.ts'
import { languageFault } from '#engine/text/in-language.ts'
import { plainText } from '#engine/text/plain-text.ts'
import type { DescribeArtwork } from '#shared/api/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { MOST_REWRITINGS, type RewritableGoal, rewritingCall } from './rewriting-call.ts'
import { beyondIn } from './written.ts'

/** A sentence that a model would put in the place of the artist's. */
export interface Rewriting {
  /** Counts from 0. */
  sentence: number
  text: string
  goal: RewritableGoal
  /** What the reader gains, in the language of the text. */
  why: string
}

const lineSchema = z.object({
  sentence: z.int().min(1),
  goal: z.string(),
  text: z.string().max(1200),
  why: z.optional(z.string().max(400)),
})
const MOST_CHARACTERS = 16_000
/** A proposal may be so much longer than the sentence that it would replace, and so many characters more. */
const LONGER = { times: 1.4, characters: 30 }
const MOST_WHY = 160

/** Reads a line as a model wrote it. @returns the proposal, or what is wrong with it. */
export function rewritingIn(
  object: string,
  sentences: readonly string[],
  goals: readonly RewritableGoal[],
  language: Language,
  findNames: FindNames,
): Rewriting | string {
  const line = parsed(object)
  const text = line && plainText(line.text, language)
  if (!line || text === null) return 'is not a sentence in plain text'
  const goal = goals.find((each) => each === line.goal)
  if (goal === undefined) return 'serves no goal'
  const own = sentences[line.sentence - 1]
  if (own === undefined || own === text) return 'replaces nothing'
  if (text.length > own.length * LONGER.times + LONGER.characters) return 'is much longer'
  const foreign = languageFault(text, language)
  if (foreign && !languageFault(own, language)) return foreign
  const beyond = beyondIn(text, own, language, findNames)
  if (beyond) return beyond
  const lost = beyondIn(own, text, language, findNames)
  // What says nothing, or speaks of something else, may go; a name or a number may not.
  if (lost?.startsWith('has another')) return lost.replace('has another', 'drops a')
  const why = plainText(line.why ?? '', language)
  const isNote = why !== null && why.length <= MOST_WHY && languageFault(why, language) === null
  return { sentence: line.sentence - 1, text, goal, why: isNote ? why : NOTES[language].rewritten }
}

function parsed(object: string) {
  try {
    return lineSchema.safeParse(JSON.parse(object)).data ?? null
  } catch {
    return null
  }
}

/**
 * Lets a model propose better sentences for those of an artist, in one try. Each says no more than the sentence that it would replace, and
 * keeps its figures and names; a second reader compares the two, where the check is on. What he did not read is not proposed.
 *
 * @throws the reason of `signal` where that is aborted. Whatever else goes wrong is in the report, and nothing is proposed.
 */
export async function rewriteByModel(
  parts: ModelParts,
  body: DescribeArtwork,
  sentences: readonly string[],
  goals: readonly RewritableGoal[],
  findNames: FindNames,
  signal: AbortSignal,
): Promise<{ rewritings: Rewriting[]; report: ModelReport }> {
  const { model, limits } = parts
  const { language } = body
  const report = { ...newReport(model.name, 'describe'), tries: 1 }
  const call = rewritingCall(body, sentences, goals)
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
  const scanner = createObjectScanner()
  const tally = createTally(call)
  let rewritings: Rewriting[] = []
  try {
    for await (const part of withTimeLimits((stop) => model.stream(call, stop), limits, whole)) {
      tally.heard(part)
      if (part.type === 'restart') rewritings.length = 0
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
 * The proposals that a second reader found to say what the artist's sentence says: all of the new one stands in the old one, and the old
 * one is not contradicted by the new one. With the check off all stay. Adds to `report`.
 */
async function confirmed(
  parts: ModelParts,
  rewritings: readonly Rewriting[],
  sentences: readonly string[],
  language: Language,
  report: ModelReport,
  signal: AbortSignal,
): Promise<Rewriting[]> {
  const check = parts.check === undefined ? parts : parts.check
  report.check = { model: check?.model.name ?? null, judged: 0, rewritten: 0, tokens: NO_TOKENS }
  if (!check || rewritings.length === 0) return [...rewritings]
  const claims = rewritings.flatMap(({ sentence, text }) => {
    const own = sentences[sentence] ?? ''
    const before = sentences.slice(Math.max(0, sentence - 2), sentence).join(' ')
    return [
      { text, kind: 'sourced' as const, before, grounds: [own] },
      { text: own, kind: 'sourced' as const, before, grounds: [text] },
    ]
  })
  try {
    const verifier = createVerifier(check.model, check.limits)
    const { judgements, tokens } = await verifier.judge(claims, language, signal)
    report.check.tokens = tokens
    report.check.judged = rewritings.length
    return rewritings.filter(({ text }, at) => {
      const [added, kept] = [judgements[at * 2], judgements[at * 2 + 1]]
      const stays = added?.is === 'supported' && kept !== undefined && kept.is !== 'unsupported'
      if (!stays) report.faults.push(`is not supported: ${text}`)
      return stays
    })
  } catch (error) {
    if (error instanceof CheckFailure) report.check.tokens = error.tokens
    throw error
  }
}
