import type { AdminComplaint, AdminComplaints, AdminPage, Settling } from '#shared/api/admin.ts'
import type { Analysis } from '#shared/api/analysis.ts'
import { pagesOf, paginationOf } from '#shared/api/pagination.ts'
import { holdUser } from '../accounts/hold-user.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import type { UsageService } from '../usage/service.ts'
import { noteWithin } from './acts.ts'
import { iso, isoOrNull } from './times.ts'

interface Parts {
  db: Database
  usage: Pick<UsageService, 'giveBackWithin'>
  clock: Clock
}

/** What readers called wrong, for operators to read and settle. */
export function createComplaints({ db, usage, clock }: Parts) {
  const listed = () =>
    db
      .selectFrom('complaints')
      .innerJoin('analyses', 'analyses.id', 'complaints.analysis_id')
      .innerJoin('history', 'history.analysis_id', 'complaints.analysis_id')
      .innerJoin('users', 'users.id', 'complaints.user_id')
      .leftJoin('spends', 'spends.id', 'analyses.spend_id')
      .where('history.deleted_at', 'is', null)

  async function part(page: number, limit: number): Promise<AdminComplaint[]> {
    const rows = await listed()
      .select([
        'complaints.analysis_id',
        'complaints.created_at',
        'complaints.settled_at',
        'complaints.reason',
        'users.email',
        'analyses.body',
        'spends.state',
      ])
      .orderBy((open) =>
        open.case().when('complaints.settled_at', 'is', null).then(0).else(1).end(),
      )
      .orderBy('complaints.created_at', 'desc')
      .orderBy('complaints.analysis_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    return rows.map(({ body, state, created_at, settled_at, ...row }) => {
      const { identification, mode, language, question, statements } = JSON.parse(body) as Analysis
      const { slug, title } = identification.artwork
      return {
        ...row,
        created_at: iso(created_at),
        settled_at: isoOrNull(settled_at),
        ...{ slug, title, mode, language, question },
        sentences: statements.map(({ text }) => text),
        given_back: state === null ? null : state === 'given_back',
      }
    })
  }

  return {
    async page({ page, limit }: AdminPage): Promise<AdminComplaints> {
      const { total } = await listed()
        .select((count) => count.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      const current = Math.min(page, pagesOf(Number(total), limit))
      return {
        complaints: await part(current, limit),
        pagination: paginationOf(Number(total), current, limit),
      }
    },

    /**
     * Settles a complaint, and gives its query back where that is wished and it still counts,
     * however many were given back this month. @throws AppError `not_found`.
     */
    async settle(admin: User, analysisId: string, { note, give_back }: Settling): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const complaint = await tx
          .selectFrom('complaints')
          .innerJoin('analyses', 'analyses.id', 'complaints.analysis_id')
          .select(['complaints.user_id', 'analyses.spend_id'])
          .where('complaints.analysis_id', '=', analysisId)
          .executeTakeFirst()
        if (!complaint || !(await holdUser(tx, complaint.user_id))) throw new AppError('not_found')
        const { user_id: userId, spend_id: spendId } = complaint
        const now = clock()
        const act = { userId, target: analysisId, note }
        const { numUpdatedRows } = await tx
          .updateTable('complaints')
          .set({ settled_at: now })
          .where('analysis_id', '=', analysisId)
          .where('settled_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await noteWithin(tx, admin.email, { ...act, act: 'settled' }, now)
        if (give_back && spendId !== null && (await usage.giveBackWithin(tx, spendId)))
          await noteWithin(tx, admin.email, { ...act, act: 'given_back' }, now)
      })
    },
  }
}
export type Complaints = ReturnType<typeof createComplaints>
