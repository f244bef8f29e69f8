import type { Draft } from '#engine/ledger.ts'
import type { ModelParts, ModelReport } from './model-writer.ts'
import { createObjectScanner } from './object-scanner.ts'
import { MOST_LINES } from './reply-prompt.ts'
import type { Judge } from './statement.ts'
import { bothTokens, createTally } from './tally.ts'
import type { ModelCall } from './text-model.ts'
import { withTimeLimits } from './time-limits.ts'

/** The least share of lines that must pass. */
const LEAST_SHARE = 0.5
/** A model that writes so much without an end is not answering. */
const MOST_CHARACTERS = 12_000

/**
 * Lets a model answer one question, in one try. An answer is short: it is held until all of it has passed the judge, and at
 * least half of its lines must. Fills in `report` on the way.
 *
 * @param said what the reader has read; none of it is said again.
 * @returns what may be shown; nothing where the model failed, or says by its silence that the ledger does not answer.
 * @throws the reason of `signal` where that is aborted.
 */
export async function replyByModel(
  { model, limits }: ModelParts,
  { call, judge, said }: { call: ModelCall; judge: Judge; said: readonly string[] },
  report: ModelReport,
  signal: AbortSignal,
): Promise<Draft[]> {
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
  const scanner = createObjectScanner()
  const passed: Draft[] = []
  const tally = createTally(call)

  function take(object: string): void {
    const verdict = judge(object)
    if ('fault' in verdict) report.faults.push(verdict.fault)
    else if ([...said, ...passed.map(({ text }) => text)].includes(verdict.draft.text))
      report.faults.push('was said before')
    else passed.push({ ...verdict.draft, topic: 'answer' })
  }

  report.tries = 1
  try {
    for await (const part of withTimeLimits((stop) => model.stream(call, stop), limits, whole)) {
      tally.heard(part)
      if (part.type !== 'text') continue
      for (const object of scanner.push(part.text)) take(object)
      if (passed.length >= MOST_LINES || tally.characters() > MOST_CHARACTERS) break
    }
  } catch (error) {
    signal.throwIfAborted()
    report.failure = String(error instanceof Error ? error.message : error)
  }
  report.tokens = bothTokens(report.tokens, tally.tokens())
  report.passed = passed.length
  const stands =
    report.failure === null && passed.length >= (passed.length + report.faults.length) * LEAST_SHARE
  if (!stands) report.failure ??= `${passed.length} lines passed and ${report.faults.length} did not`
  if (!stands || passed.length === 0) return []
  report.writer = 'model'
  return passed
}
