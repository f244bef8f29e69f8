import type { Transaction } from 'kysely'
import type { StudyEvent } from '#engine/study.ts'
import { ANALYSIS_FORM, type Analysis } from '#shared/api/analysis.ts'
import { countsAsAnalysis } from '#shared/what-counts.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { Limit } from '../http/limits.ts'
import type { UsageService } from '../usage/service.ts'
import type { Asked, Payment } from './asked.ts'
import { besides } from './candidates.ts'
import { isPaidAlready } from './paid-already.ts'
import { searchedTextsOf } from './searched-texts.ts'
import type { AnalysisStore } from './store.ts'

type Done = Extract<StudyEvent, { type: 'done' }>

const PREVIEW_CHARACTERS = 200

interface Parts {
  analyses: AnalysisStore
  usage: UsageService
  /** How often a user may ask about what is not known, and does not count. */
  uncounted: Limit
  clock: Clock
}

/** Keeps what the engine made of a question, and settles what pays for it in the same transaction. */
export function createKeeping({ analyses, usage, uncounted, clock }: Parts) {
  return async function keep(
    user: User,
    query: Asked,
    { study, copy, names }: Done,
    { spendId = null, paid = null }: Payment,
  ): Promise<Analysis> {
    const createdAt = clock()
    const { slug } = study.identification.artwork
    const isPaid = (tx?: Transaction<Tables>) =>
      isPaidAlready(analyses, user.id, slug, query, createdAt, tx)
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
}
