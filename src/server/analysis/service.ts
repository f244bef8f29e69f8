import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Engine, StudyEvent } from '#engine/engine.ts'
import type {
  Analysis,
  AnalysisAnswer,
  AnalysisEvents,
  analyzeArtworkSchema,
  ComplaintAnswer,
  queryArtworkSchema,
} from '#shared/api/analysis.ts'
import { newId } from '../accounts/secrets.ts'
import type { User } from '../accounts/store.ts'
import type { Clock } from '../clock.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { UsageService } from '../usage/service.ts'
import { pictureRefusal } from './picture-sentences.ts'
import { searchedTextsOf } from './searched-texts.ts'
import type { AnalysisStore } from './store.ts'
import { unknownSentence } from './unknown-sentence.ts'

export type Query = z.output<typeof queryArtworkSchema>
/** What comes beside a picture. */
type PictureQuery = z.output<typeof analyzeArtworkSchema>

/** A question by name, by picture, or both. */
interface Asked extends Query {
  picture?: string
  description?: string
  keepCopy?: boolean
}

type Done = Extract<StudyEvent, { type: 'done' }>

/** An event of an answer in the making, as the stream sends it. */
export type AnswerEvent = {
  [Name in Exclude<keyof AnalysisEvents, 'error'>]: { event: Name; data: AnalysisEvents[Name] }
}[Exclude<keyof AnalysisEvents, 'error'>]

const PREVIEW_CHARACTERS = 200

interface Parts {
  engine: Engine
  analyses: AnalysisStore
  usage: UsageService
  clock: Clock
}

/** The rules of analyses: the plan allows the mode, one query is spent on the work, the answer is kept. */
export function createAnalysisService({ engine, analyses, usage, clock }: Parts) {
  /** Another candidate of an analysis that was paid for costs nothing, once a candidate. */
  async function isCandidateOf(user: User, query: Query): Promise<boolean> {
    if (!query.instead_of || !query.artwork) return false
    const kept = await analyses.ofUser(user.id, query.instead_of)
    if (!kept) return false
    const { identification, mode } = kept.analysis
    return mode === query.mode && identification.candidates.some((label) => label.slug === query.artwork)
  }

  async function keep(
    user: User,
    query: Query,
    { study, copy }: Done,
    spendId: string | null,
  ): Promise<Analysis> {
    const createdAt = clock()
    const analysis: Analysis = {
      id: newId(),
      created_at: new Date(createdAt).toISOString(),
      mode: query.mode,
      language: query.language,
      question: query.question,
      ...study,
      ...(study.picture ? { picture: { ...study.picture, copy_kept: copy !== null } } : {}),
    }
    const prose = study.statements.map((statement) => statement.text).join(' ')
    const insteadOf = spendId === null ? (query.instead_of ?? null) : null
    const added = {
      userId: user.id,
      analysis,
      preview: [...prose].slice(0, PREVIEW_CHARACTERS).join(''),
      searched: searchedTextsOf(query, study),
      createdAt,
      spendId,
      insteadOf,
      copy: copy?.bytes ?? null,
    }
    const settle = async (tx: Transaction<Tables>) => {
      if (spendId !== null && !(await usage.settleWithin(tx, spendId)))
        throw new AppError('unavailable', 'This answer took too long and was not charged. Please try again.')
    }
    await analyses.add(added, settle)
    return analysis
  }

  async function* make(
    user: User,
    query: Asked,
    spendId: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    for await (const event of engine.study(query, signal)) {
      // Nobody waits for it any more.
      signal.throwIfAborted()
      if (event.type === 'unknown')
        throw new AppError('notFound', unknownSentence(query, event.near, event.unreachable))
      if (event.type === 'stage') yield { event: 'stage', data: { stage: event.stage } }
      if (event.type === 'identified') yield { event: 'identified', data: event.identification }
      if (event.type === 'source') yield { event: 'source', data: event.source }
      if (event.type === 'observation') yield { event: 'observation', data: event.observation }
      if (event.type === 'statement') yield { event: 'statement', data: event.statement }
      if (event.type === 'done') {
        const analysis = await keep(user, query, event, spendId)
        yield { event: 'done', data: { ...analysis, usage: await usage.analysisUsage(user) } }
      }
    }
  }

  /** One query is taken before the work, and given back if the work comes to nothing. */
  async function* answer(user: User, query: Asked, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    usage.requireMode(user, query.mode)
    if (await isCandidateOf(user, query)) {
      try {
        yield* make(user, query, null, signal)
        return
      } catch (error) {
        // The same candidate was asked for before: that answer is given again.
        const earlier = isUniqueViolation(error)
          ? await analyses.insteadOf(user.id, query.instead_of ?? '', query.artwork ?? '')
          : null
        if (!earlier) throw error
        yield { event: 'done', data: { ...earlier, usage: await usage.analysisUsage(user) } }
        return
      }
    }
    const spendId = await usage.reserve(user, 'analysis', query.mode)
    try {
      yield* make(user, query, spendId, signal)
    } catch (error) {
      await usage.giveBack(spendId)
      throw error
    }
  }

  return {
    /**
     * Answers a question about an artwork by its name, event by event, the last one `done`.
     * @throws AppError where the mode is not allowed, the allowance is spent, or the work is not known.
     */
    analyzeByName: (user: User, query: Query, signal: AbortSignal) => answer(user, query, signal),

    /**
     * Answers a question about a picture in a file, in the same way. A picture that is not known is measured.
     * @throws AppError also where the picture is refused.
     */
    async *analyzeByImage(
      user: User,
      { title, keep_copy: keepCopy, ...query }: PictureQuery,
      picture: string,
      signal: AbortSignal,
    ): AsyncGenerator<AnswerEvent> {
      try {
        yield* answer(user, { ...query, name: title, picture, keepCopy }, signal)
      } catch (error) {
        throw pictureRefusal(error)
      }
    },

    /** "This is wrong": the query is given back, once an analysis, the reason is kept, and nobody else gets the text. */
    async complain(user: User, id: string, reason: string): Promise<ComplaintAnswer> {
      const kept = await analyses.ofUser(user.id, id)
      if (!kept) throw new AppError('notFound', 'We do not find this analysis.')
      const isNew = await analyses.complain(user.id, id, reason, clock())
      if (isNew) engine.forget(kept.analysis)
      const given = isNew && kept.spendId !== null && (await usage.refund(kept.spendId))
      return { given_back: given, usage: await usage.analysisUsage(user) }
    },

    async ofUser(user: User, id: string): Promise<Analysis> {
      const kept = await analyses.ofUser(user.id, id)
      if (!kept) throw new AppError('notFound', 'We do not find this analysis.')
      return kept.analysis
    },
  }
}
export type AnalysisService = ReturnType<typeof createAnalysisService>

/** Runs an answer to its end. */
export async function finished(events: AsyncIterable<AnswerEvent>): Promise<AnalysisAnswer> {
  let answer: AnalysisAnswer | null = null
  for await (const event of events) if (event.event === 'done') answer = event.data
  if (answer === null) throw new Error('an answer ended without being done')
  return answer
}
