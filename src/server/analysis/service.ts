import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Engine, StudyEvent, StudyRequest } from '#engine/engine.ts'
import {
  ANALYSIS_FORM,
  type Analysis,
  type analyzeArtworkSchema,
  type ComplaintAnswer,
  type queryArtworkSchema,
} from '#shared/api/analysis.ts'
import { countsAsAnalysis } from '#shared/what-counts.ts'
import type { User } from '../accounts/store.ts'
import type { Clock } from '../clock.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Limit } from '../http/limits.ts'
import type { UsageService } from '../usage/service.ts'
import type { AnswerEvent } from './answer-event.ts'
import { besides, paidFor } from './candidates.ts'
import { onceKept } from './once-kept.ts'
import { isPaidAlready } from './paid-already.ts'
import { pictureRefusal } from './picture-sentences.ts'
import { searchedTextsOf } from './searched-texts.ts'
import type { AnalysisStore } from './store.ts'
import { unknownWork } from './unknown-work.ts'
import { whichWork } from './which-work.ts'
import { withDescribed } from './with-described.ts'

export type Query = z.output<typeof queryArtworkSchema>
/** What comes beside a picture. */
type PictureQuery = z.output<typeof analyzeArtworkSchema>

type AskedByName = Query & Pick<StudyRequest, 'seen'>
/** A question by name, by picture, or both. */
interface Asked extends AskedByName {
  /** Under which the answer is kept. Where one is kept already, that is the answer. */
  answerId: string
  picture?: string
  description?: string
  keepCopy?: boolean
  isLabel?: boolean
}

type Done = Extract<StudyEvent, { type: 'done' }>

/**
 * What pays for an analysis: a query that was taken for it, the paid analysis of which it is another candidate, or, with
 * neither, an analysis of the same work that was paid this month.
 */
type Payment = { spendId: string; paid?: null } | { spendId?: null; paid: Analysis | null }

/** What is not told whole: how often it is asked for is limited. */
const isUnknown = (event: StudyEvent) =>
  event.type === 'unknown' || event.type === 'unreadable' || (event.type === 'identified' && !event.isTold)

const PREVIEW_CHARACTERS = 200

interface Parts {
  engine: Engine
  analyses: AnalysisStore
  usage: UsageService
  /** How often a user may ask about what is not known, and does not count. */
  uncounted: Limit
  clock: Clock
}

/** The rules of analyses: the plan allows the mode, one query is spent on what counts, the answer is kept. */
export function createAnalysisService({ engine, analyses, usage, uncounted, clock }: Parts) {
  async function keep(
    user: User,
    query: Asked,
    { study, copy, names }: Done,
    { spendId = null, paid = null }: Payment,
  ): Promise<Analysis> {
    const createdAt = clock()
    const { slug } = study.identification.artwork
    const isPaid = (tx?: Transaction<Tables>) => isPaidAlready(analyses, user.id, slug, query, createdAt, tx)
    const mayCount = spendId !== null && countsAsAnalysis(study)
    const analysis: Analysis = {
      id: query.answerId,
      form: ANALYSIS_FORM,
      created_at: new Date(createdAt).toISOString(),
      mode: query.mode,
      language: query.language,
      question: query.question,
      ...study,
      identification: besides(study.identification, paid),
      ...(study.picture ? { picture: { ...study.picture, copy_kept: copy !== null } } : {}),
    }
    const prose = study.statements.map((statement) => statement.text).join(' ')
    const added = {
      userId: user.id,
      analysis,
      preview: [...prose].slice(0, PREVIEW_CHARACTERS).join(''),
      searched: searchedTextsOf(query, study, names),
      createdAt,
      insteadOf: paid?.id ?? null,
      copy: copy?.bytes ?? null,
    }
    const pay = async (tx: Transaction<Tables>) => {
      if (!mayCount || (await isPaid(tx))) return null
      if (await usage.settleWithin(tx, spendId)) return spendId
      throw new AppError('answer_too_late')
    }
    // What is known is told however often: only the rest is limited.
    if (paid === null && !countsAsAnalysis(study)) await uncounted.take(user.id)
    const kept = await analyses.add(added, pay)
    if (spendId !== null && !kept.counted) await usage.giveBack(spendId)
    return kept
  }

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

  /** Another candidate of a paid analysis: written once, and returned again for repeated requests. */
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
      const earlier = isUniqueViolation(error) ? await analyses.insteadOf(user.id, paid.id, artwork) : null
      if (!earlier) throw error
      yield await asDone(user, earlier)
    }
  }

  /** One query is taken before the work, and given back if the work comes to nothing. */
  async function* answer(user: User, query: Asked, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    usage.requireMode(user, query.mode)
    const paid = await paidFor(analyses, user.id, query)
    if (paid) {
      yield* answerInstead(user, query, paid, signal)
      return
    }
    const { artwork = '', picture } = query
    const isFree = picture === undefined && (await isPaidAlready(analyses, user.id, artwork, query, clock()))
    if (isFree) {
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

  /** An answer is kept and counted once under its id: what another server has kept is the answer. */
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
     * @throws AppError where the mode is not allowed, the allowance is spent, the work is not known, or several may be meant.
     */
    analyzeByName: (user: User, query: AskedByName, answerId: string, signal: AbortSignal) =>
      answerOnce(user, { ...query, answerId }, signal),

    /**
     * Answers a question about a picture in a file, in the same way. A picture that is not known is measured.
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
        yield* answerOnce(user, { ...query, answerId, name: title, picture, keepCopy, isLabel }, signal)
      } catch (error) {
        throw pictureRefusal(error)
      }
    },

    /** "This is wrong": the query is given back, once an analysis and so often a month, the reason is kept, and nobody else gets the text. */
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
