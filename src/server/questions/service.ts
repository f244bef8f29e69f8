import type { FollowUps } from '#engine/follow-up.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import type {
  AnsweredQuestion,
  AskedOn,
  QuestionAnswer,
  QuestionEvents,
  RefusalAnswer,
  Reply,
} from '#shared/api/questions.ts'
import { fold } from '#shared/fold.ts'
import { INCLUDED_QUESTIONS, MOST_QUESTIONS } from '#shared/limits.ts'
import type { User } from '../accounts/user.ts'
import type { AnalysisStore } from '../analysis/store.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import { newId } from '../secrets.ts'
import type { UsageService } from '../usage/service.ts'
import { isIncluded, type KeptQuestions, type QuestionStore } from './store.ts'

/** An event of an answer in the making, as the stream sends it. */
export type QuestionEvent = {
  [Name in Exclude<keyof QuestionEvents, 'error'>]: { event: Name; data: QuestionEvents[Name] }
}[Exclude<keyof QuestionEvents, 'error'>]

/** A question older than this belongs to a server that died: no answer takes so long. */
const ABANDONED_MS = 5 * 60_000

interface Parts {
  followUps: FollowUps
  questions: QuestionStore
  analyses: AnalysisStore
  usage: UsageService
  clock: Clock
}

function includedLeft({ answered, includedAmongRemoved }: KeptQuestions): number {
  const counted = answered.filter(isIncluded).length + includedAmongRemoved
  return Math.max(0, INCLUDED_QUESTIONS - counted)
}

/**
 * The rules of asking on: some answers are included with an analysis, then each takes one query;
 * one at a time, and kept.
 */
export function createQuestionService({ followUps, questions, analyses, usage, clock }: Parts) {
  async function analysisOf(user: User, id: string): Promise<Analysis> {
    const kept = await analyses.ofUser(user.id, id)
    if (!kept) throw new AppError('analysis_not_found')
    return kept.analysis
  }

  function askedOn(analysis: Analysis, kept: KeptQuestions): AskedOn {
    return {
      questions: kept.answered,
      included_left: includedLeft(kept),
      suggestions: followUps.suggestions({ analysis, earlier: kept.answered }),
    }
  }

  async function answerWith(
    user: User,
    analysis: Analysis,
    kept: KeptQuestions,
    answer: AnsweredQuestion,
  ): Promise<QuestionAnswer> {
    const { included_left, suggestions } = askedOn(analysis, kept)
    return { answer, included_left, suggestions, usage: await usage.analysisUsage(user) }
  }

  /** Keeps an answer. What brings nothing new gives back what was reserved for it. */
  async function keep(user: User, answer: AnsweredQuestion, spendId: string | null): Promise<void> {
    const paidBy = answer.paid ? spendId : null
    await questions.finish(user.id, answer, paidBy, clock(), async (tx) => {
      if (paidBy !== null && !(await usage.settleWithin(tx, paidBy)))
        throw new AppError('answer_too_late')
    })
    if (paidBy === null && spendId !== null) await usage.giveBack(spendId)
  }

  async function* make(
    user: User,
    analysis: Analysis,
    asked: Pick<AnsweredQuestion, 'id' | 'question'>,
    signal: AbortSignal,
  ): AsyncGenerator<QuestionEvent> {
    const before = await questions.kept(analysis.id)
    const earlier = before.answered
    const same = earlier.find(({ question }) => fold(question) === fold(asked.question))
    if (same) {
      yield { event: 'done', data: await answerWith(user, analysis, before, same) }
      return
    }
    if (earlier.length + before.removed >= MOST_QUESTIONS) throw new AppError('questions_full')
    const spendId =
      includedLeft(before) > 0 ? null : await usage.reserve(user, 'analysis', analysis.mode)
    try {
      let reply: Reply | null = null
      for await (const event of followUps.answer({ analysis, earlier }, asked.question, signal)) {
        // Nobody waits for it any more.
        signal.throwIfAborted()
        if (event.type === 'source') yield { event: 'source', data: event.source }
        if (event.type === 'observation') yield { event: 'observation', data: event.observation }
        if (event.type === 'statement') yield { event: 'statement', data: event.statement }
        if (event.type === 'done') reply = event.reply
      }
      if (reply === null) throw new Error('an answer ended without being done')
      const paid = reply.brings === 'new' && spendId !== null
      const answer = {
        ...asked,
        asked_at: new Date(clock()).toISOString(),
        ...reply,
        ...(paid ? { paid } : {}),
      }
      await keep(user, answer, spendId)
      const after = { ...before, answered: [...earlier, answer] }
      yield { event: 'done', data: await answerWith(user, analysis, after, answer) }
    } catch (error) {
      if (spendId !== null) await usage.giveBack(spendId)
      throw error
    }
  }

  return {
    /**
     * Answers a question that is asked on about an analysis, event by event, the last one `done`.
     * The same question once more gives the same answer again.
     * @throws AppError where the analysis is not the user's, another question about it is being
     * answered, or all is spent.
     */
    async *ask(
      user: User,
      analysisId: string,
      question: string,
      signal: AbortSignal,
    ): AsyncGenerator<QuestionEvent> {
      const analysis = await analysisOf(user, analysisId)
      const id = newId()
      if (!(await questions.begin({ id, userId: user.id, analysisId, question, now: clock() })))
        throw new AppError('question_pending')
      try {
        yield* make(user, analysis, { id, question }, signal)
      } finally {
        await questions.drop(id)
      }
    },

    /** What was asked on about an analysis, and what may be asked. */
    async askedOn(user: User, analysisId: string): Promise<AskedOn> {
      const analysis = await analysisOf(user, analysisId)
      return askedOn(analysis, await questions.kept(analysisId))
    },

    /** Deletes a question with its answer, for good. @throws AppError `answer_not_found`. */
    async remove(user: User, analysisId: string, id: string): Promise<void> {
      if (!(await questions.remove(user.id, analysisId, id))) throw new AppError('answer_not_found')
    },

    /**
     * "This does not answer my question": what was counted is given back, once, queries so often a
     * month. The question is kept for the editors.
     */
    async refuse(user: User, analysisId: string, id: string): Promise<RefusalAnswer> {
      const analysis = await analysisOf(user, analysisId)
      const { answer, given } = await questions.refuse(
        { userId: user.id, analysisId, id },
        (tx, spendId) => usage.refundWithin(tx, spendId),
      )
      const kept = await questions.kept(analysisId)
      return { ...(await answerWith(user, analysis, kept, answer)), given_back: given }
    },

    answered: questions.answered,

    /** Forgets questions that died with their server, so that others may be asked. */
    recover: () => questions.dropBegunBefore(clock() - ABANDONED_MS),
  }
}
export type QuestionService = ReturnType<typeof createQuestionService>

/** Runs an answer to its end. */
export async function finishedAnswer(
  events: AsyncIterable<QuestionEvent>,
): Promise<QuestionAnswer> {
  let answer: QuestionAnswer | null = null
  for await (const event of events) if (event.event === 'done') answer = event.data
  if (answer === null) throw new Error('an answer ended without being done')
  return answer
}
