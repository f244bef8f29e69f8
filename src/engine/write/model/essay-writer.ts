import { setTimeout as pause } from 'node:timers/promises'
import { kindOf } from '#engine/check/fault.ts'
import type { Draft } from '#engine/evidence.ts'
import type { ModelParts, ModelReport } from '#engine/model/model-parts.ts'
import { bothTokens, createTally } from '#engine/model/tally.ts'
import { type ModelCall, ModelFailure } from '#engine/model/text-model.ts'
import { withTimeLimits } from '#engine/model/time-limits.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import type { Language } from '#shared/languages.ts'
import { inOrder } from './in-order.ts'
import type { Judge } from './judge.ts'
import { createProseReader, type ProsePart } from './marked-prose.ts'
import { type CheckMeaning, createMeaningCheck, type Judged } from './meaning.ts'
import { createProgress, type Progress } from './progress.ts'

const TRIES = 2
/** Longer than this nobody waits for a second try. */
const MOST_WAIT_MS = 3000
/**
 * So many sentences go to the verifier at a time; the first one alone, so that the reader sees it
 * soon.
 */
const SENTENCES_A_CHECK = 5
/** A text is an essay from this share of its least length on. */
const ENOUGH_LENGTH = 0.4

/** What a model is given to write. */
export interface Assignment {
  language: Language
  /** The length of the whole, as `lengthOf` counts it. */
  bounds: readonly [least: number, most: number]
  judge: Judge
  /** The heading of what has none of its own. */
  heading: string
  /** @param remark what is said at a second try; else empty. */
  call(remark: string): ModelCall
  /** What is told where the model does not write, without what rests on `told`. */
  standIn(signal: AbortSignal, told: ReadonlySet<string>): AsyncIterable<Draft>
}

/** Puts the parts of a model's prose in their places, and hands on a few sentences at a time. */
function createLayout({ judge }: Assignment, progress: Progress) {
  let section = { heading: '', isRead: true }
  let paragraph = 0
  let isNew = true
  let isFirst = true
  let waiting: Judged[] = []

  function sentence(text: string, mark: string): void {
    const draft = progress.take(judge.sentence(text, mark))
    if (draft === null) return
    if (isNew) paragraph++
    isNew = false
    waiting.push({ draft: { ...draft, paragraph }, mark, section })
  }

  return {
    /** Takes a part. */
    take(part: ProsePart): void {
      if (part.type === 'sentence') {
        sentence(part.text, part.mark)
        return
      }
      if (part.type === 'unmarked') progress.faults.push(`has no mark: ${part.text}`)
      else isNew = true
      if (part.type !== 'heading') return
      const heading = judge.heading(part.text) ?? ''
      section = { heading, isRead: heading === '' }
    },
    /** The sentences to be checked now; at the end all that are left. */
    ready(isEnd: boolean): Judged[] {
      const least = isEnd ? 1 : isFirst ? 1 : SENTENCES_A_CHECK
      if (waiting.length < least) return []
      isFirst = false
      const ready = waiting
      waiting = []
      return ready
    },
  }
}

/**
 * Lets a model write an essay, each sentence checked in three layers before it is told, and the
 * built-in writer where the model fails. `report` is filled in on the way.
 */
export async function* writeEssay(
  parts: ModelParts,
  assignment: Assignment,
  report: ModelReport,
  signal: AbortSignal,
): AsyncGenerator<Draft> {
  const { model, limits } = parts
  const { language, bounds, judge } = assignment
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])

  /** Reads one answer of the model, and has it checked while it comes. */
  function listen(
    call: ModelCall,
    progress: Progress,
    checkMeaning: CheckMeaning,
    opening: PromiseWithResolvers<boolean>,
  ): AsyncGenerator<Judged> {
    return inOrder<Judged>(async (add, stop) => {
      const tally = createTally(call)
      let reader = createProseReader(language)
      const layout = createLayout(assignment, progress)
      const hear = (found: ProsePart[], isEnd = false) => {
        for (const part of found) layout.take(part)
        if (progress.isOpen()) opening.resolve(true)
        const ready = layout.ready(isEnd)
        if (ready.length > 0) add(checkMeaning(ready, stop))
      }
      try {
        for await (const part of withTimeLimits((halt) => model.stream(call, halt), limits, stop)) {
          tally.heard(part)
          if (part.type === 'restart') reader = createProseReader(language)
          if (part.type === 'tokens' && part.isCut)
            report.failure = 'came to the limit of its output'
          if (part.type !== 'text') continue
          progress.heard(part.text.length)
          hear(reader.push(part.text))
          if (progress.isFull()) return
          if (progress.isHopeless())
            throw new ModelFailure(complaint(progress), { isRetryable: true })
        }
        hear(reader.end(), true)
      } finally {
        opening.resolve(progress.isOpen())
        report.tokens = bothTokens(report.tokens, tally.tokens())
      }
    }, whole)
  }

  let shown = 0
  let length = 0
  const cited = new Set<string>()
  /** Nothing until the text has begun well; then sentence by sentence. */
  async function* tell(
    sentences: AsyncIterable<Judged>,
    isOpen: Promise<boolean>,
  ): AsyncGenerator<Draft> {
    const held: Draft[] = []
    for await (const { draft, section } of sentences) {
      held.push({ ...draft, heading: section.heading || assignment.heading, isVouchedFor: true })
      // What only connects waits for what it connects.
      if (draft.kind === 'link' && shown === 0) continue
      if (!(await isOpen)) continue
      for (const ready of held.splice(0)) {
        report.writer = 'model'
        shown++
        length += lengthOf(ready.text, language)
        for (const id of ready.restsOn) cited.add(id)
        yield ready
      }
    }
  }

  let remark = ''
  for (let tries = 1; tries <= TRIES; tries++) {
    report.tries = tries
    report.failure = null
    const progress = createProgress(language, bounds)
    const checkMeaning = createMeaningCheck(parts, judge, language, report)
    const opening = Promise.withResolvers<boolean>()
    try {
      yield* tell(listen(assignment.call(remark), progress, checkMeaning, opening), opening.promise)
      if (shown === 0) throw new ModelFailure(complaint(progress), { isRetryable: true })
      break
    } catch (error) {
      signal.throwIfAborted()
      const failure = error instanceof ModelFailure ? error : new ModelFailure(String(error))
      report.failure = failure.message
      if (shown > 0 || !failure.isRetryable || failure.waitMs > MOST_WAIT_MS || tries === TRIES)
        break
      remark = remarkOn(progress)
      await pause(failure.waitMs, undefined, { signal })
    } finally {
      report.passed = shown
      report.faults.push(...progress.faults)
    }
  }
  if (shown > 0 && length >= bounds[0] * ENOUGH_LENGTH) return
  for await (const draft of assignment.standIn(signal, cited)) {
    if (shown > 0) report.writer = 'mixed'
    yield draft
  }
}

function complaint(progress: Progress): string {
  const [fault = 'nothing came'] = progress.faults.map(kindOf)
  if (progress.isForeign()) return `wrote in another language: ${fault}`
  return `${progress.passed.length} sentences passed and ${progress.faults.length} did not: ${fault}`
}

/** What a second try is told of the first. */
function remarkOn(progress: Progress): string {
  if (progress.isForeign())
    return 'Your last answer was in the wrong language. Keep to the language above.'
  const kinds = [...new Set(progress.faults.map(kindOf))].slice(0, 4)
  if (progress.passed.length + progress.faults.length === 0)
    return 'Your last answer had no sentence with a mark. Write the essay itself, a mark after each sentence.'
  return `Your last answer was not used. Of its sentences, most had one of these faults: ${kinds.join('; ')}.`
}
