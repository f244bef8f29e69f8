import type { Engine } from '#engine/engine.ts'
import type { StudyEvent } from '#engine/study.ts'
import type { Analysis, ComplaintAnswer } from '#shared/api/analysis.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import { AppError } from '../errors.ts'
import type { Limit } from '../http/limits.ts'
import type { UsageService } from '../usage/service.ts'
import type { AnswerEvent } from './answer-event.ts'
import type { Asked, AskedByName, Payment, PictureQuery } from './asked.ts'
import { besides, paidFor } from './candidates.ts'
import { isFree } from './is-free.ts'
import { createKeeping } from './keep-analysis.ts'
import { onceKept } from './once-kept.ts'
import { pictureRefusal } from './picture-sentences.ts'
import type { AnalysisStore } from './store.ts'
import { unknownWork } from './unknown-work.ts'
import { whichWork } from './which-work.ts'
import { withDescribed } from './with-described.ts'

/** What is not told whole: how often it is asked for is limited. */
const isUnknown = (event: StudyEvent) =>
  event.type === 'unknown' ||
  event.type === 'unreadable' ||
  (event.type === 'identified' && !event.isTold)

interface Parts {
  engine: Engine
  analyses: AnalysisStore
  usage: UsageService
  /** How often a user may ask about what is not known, and does not count. */
  uncounted: Limit
  clock: Clock
}

/**
 * The rules of analyses: the plan allows the mode, one query is spent on what counts, the answer is
 * kept.
 */
export function createAnalysisService({ engine, analyses, usage, uncounted, clock }: Parts) {
  const keep = createKeeping({ analyses, usage, uncounted, clock })

  async function* make(
    user: User,
    query: Asked,
    payment: Payment,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    for await (const event of engine.study(query, signal)) {
      // Nobody waits for it any more.
      signal.throwIfAborted()
      if (isUnknown(event)) await uncounted.check(user.id)
      if (event.type === 'unreadable') throw new AppError('label_unreadable')
      if (event.type === 'unknown') throw unknownWork(query, event)
      if (event.type === 'choice') throw whichWork(query, event)
      if (event.type === 'stage') yield { event: 'stage', data: { stage: event.stage } }
      if (event.type === 'identified')
        yield { event: 'identified', data: besides(event.identification, payment.paid ?? null) }
      if (event.type === 'source') yield { event: 'source', data: event.source }
      if (event.type === 'observation') yield { event: 'observation', data: event.observation }
      if (event.type === 'statement') yield { event: 'statement', data: event.statement }
      if (event.type === 'done') {
        yield await asDone(user, await keep(user, query, event, payment))
      }
    }
  }

  const asDone = async (user: User, analysis: Analysis): Promise<AnswerEvent> => {
    const data = { ...withDescribed(engine, analysis), usage: await usage.analysisUsage(user) }
    return { event: 'done', data }
  }

  /**
   * Another candidate of a paid analysis: written once, and returned again for repeated requests.
   */
  async function* answerInstead(
    user: User,
    query: Asked,
    paid: Analysis,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    const { artwork = '' } = query
    if (paid.identification.artwork.slug === artwork) {
      yield await asDone(user, paid)
      return
    }
    const before = await analyses.insteadOf(user.id, paid.id, artwork)
    if (before) {
      yield await asDone(user, before)
      return
    }
    try {
      yield* make(user, query, { paid }, signal)
    } catch (error) {
      // The same candidate was asked for at the same time.
      const earlier = isUniqueViolation(error)
        ? await analyses.insteadOf(user.id, paid.id, artwork)
        : null
      if (!earlier) throw error
      yield await asDone(user, earlier)
    }
  }

  /**
   * One query is taken before the work, and given back if the work comes to nothing; what is free
   * takes none, and is answered also where none is left.
   */
  async function* answer(
    user: User,
    query: Asked,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    usage.requireMode(user, query.mode)
    const paid = await paidFor(analyses, user.id, query)
    if (paid) {
      yield* answerInstead(user, query, paid, signal)
      return
    }
    if (await isFree({ engine, analyses, clock }, user, query)) {
      yield* make(user, query, { paid: null }, signal)
      return
    }
    const spendId = await usage.reserve(user, 'analysis', query.mode)
    try {
      yield* make(user, query, { spendId }, signal)
    } catch (error) {
      await usage.giveBack(spendId)
      throw error
    }
  }

  /**
   * An answer is kept and counted once under its id: what another server has kept is the answer.
   */
  const answerOnce = (user: User, query: Asked, signal: AbortSignal) =>
    onceKept(
      async () => {
        const kept = await analyses.ofUser(user.id, query.answerId)
        return kept && asDone(user, kept.analysis)
      },
      () => answer(user, query, signal),
    )

  return {
    /**
     * Answers a question about an artwork by its name, event by event, the last one `done`.
     * @throws AppError where the mode is not allowed, the allowance is spent, the work is not
     * known, or several may be meant.
     */
    analyzeByName: (user: User, query: AskedByName, answerId: string, signal: AbortSignal) =>
      answerOnce(user, { ...query, answerId }, signal),

    /**
     * Answers a question about a picture in a file, in the same way. A picture that is not known is
     * measured.
     * @throws AppError also where the picture is refused.
     */
    async *analyzeByImage(
      user: User,
      { title, keep_copy: keepCopy, is_label: isLabel, ...query }: PictureQuery,
      picture: string,
      answerId: string,
      signal: AbortSignal,
    ): AsyncGenerator<AnswerEvent> {
      try {
        yield* answerOnce(
          user,
          { ...query, answerId, name: title, picture, keepCopy, isLabel },
          signal,
        )
      } catch (error) {
        throw pictureRefusal(error)
      }
    },

    /**
     * "This is wrong": the query is given back, once an analysis and so often a month, the reason
     * is kept, and nobody else gets the text.
     */
    async complain(user: User, id: string, reason: string): Promise<ComplaintAnswer> {
      const kept = await analyses.ofUser(user.id, id)
      if (!kept) throw new AppError('analysis_not_found')
      const { spendId } = kept
      const complaint = { userId: user.id, analysisId: id, reason, now: clock() }
      const { isNew, given } = await analyses.complain(
        complaint,
        async (tx) => spendId !== null && usage.refundWithin(tx, spendId),
      )
      if (isNew) engine.forget(kept.analysis)
      return { given_back: given, usage: await usage.analysisUsage(user) }
    },

    async ofUser(user: User, id: string): Promise<Analysis> {
      const kept = await analyses.ofUser(user.id, id)
      if (!kept) throw new AppError('analysis_not_found')
      return withDescribed(engine, kept.analysis)
    },
  }
}
export type AnalysisService = ReturnType<typeof createAnalysisService>
