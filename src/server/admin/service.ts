import type { AdminActs, AdminMails, AdminPage, AdminUser, Overview } from '#shared/api/admin.ts'
import { pagesOf, paginationOf } from '#shared/api/pagination.ts'
import type { SecondFactors } from '../accounts/second-factor.ts'
import { roleAt, type User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import { monthOf } from '../usage/policy.ts'
import { noteWithin } from './acts.ts'
import { iso, isoOrNull } from './times.ts'

const WEEK_MS = 7 * 24 * 3_600_000
const MOST_LISTS = 10

interface Parts {
  db: Database
  secondFactors: Pick<SecondFactors, 'of' | 'endWithin'>
  clock: Clock
  /** Sends what is due. */
  sendMails: () => void
}

/** What the pages of the operators read, and what they do there. */
export function createAdminService({ db, secondFactors, clock, sendMails }: Parts) {
  const all = (table: 'users' | 'analyses' | 'complaints' | 'mails' | 'bulk_jobs' | 'admin_acts') =>
    db.selectFrom(table).select((count) => count.fn.countAll<number | string>().as('total'))
  const total = async (query: ReturnType<typeof all>) =>
    Number((await query.executeTakeFirstOrThrow()).total)

  return {
    async overview(): Promise<Overview> {
      const now = clock()
      const waiting = all('mails')
      return {
        users: await total(all('users')),
        subscribers: await total(
          all('users')
            .where('role', '!=', 'free')
            .where((paid) =>
              paid.or([paid('role_until', 'is', null), paid('role_until', '>', now)]),
            ),
        ),
        analyses: await total(all('analyses').where('created_at', '>', now - WEEK_MS)),
        complaints: await total(all('complaints').where('settled_at', 'is', null)),
        mails_waiting: await total(waiting.where('due_at', 'is not', null)),
        mails_given_up: await total(waiting.where('due_at', 'is', null)),
        lists_at_work: await total(all('bulk_jobs').where('state', '=', 'running')),
      }
    },

    /** The mails that wait, and those that were given up in the last days. */
    async mails({ page, limit }: AdminPage): Promise<AdminMails> {
      const count = await total(all('mails'))
      const current = Math.min(page, pagesOf(count, limit))
      const rows = await db
        .selectFrom('mails')
        .select(['id', 'kind', 'recipient', 'created_at', 'tries', 'due_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset((current - 1) * limit)
        .execute()
      return {
        mails: rows.map(({ created_at, due_at, ...mail }) => ({
          ...mail,
          created_at: iso(created_at),
          due_at: isoOrNull(due_at),
        })),
        pagination: paginationOf(count, current, limit),
      }
    },

    /** Makes a mail due at once. @throws AppError `not_found`. */
    async sendAgain(admin: User, id: string): Promise<void> {
      const now = clock()
      await db.transaction().execute(async (tx) => {
        const mail = await tx
          .updateTable('mails')
          .set({ due_at: now })
          .where('id', '=', id)
          .returning('kind')
          .executeTakeFirst()
        if (!mail) throw new AppError('not_found')
        const act = { act: 'mail_sent_again', userId: null, target: id, note: mail.kind } as const
        await noteWithin(tx, admin.email, act, now)
      })
      sendMails()
    },

    /** One user, by the whole mail address. @throws AppError `not_found`. */
    async user(email: string): Promise<AdminUser> {
      const now = clock()
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst()
      if (!user) throw new AppError('not_found')
      const { id, preferred_language: language } = user
      const role = roleAt(user, now)
      const used = await db
        .selectFrom('month_usage')
        .select(['analyses', 'descriptions', 'given_back'])
        .where('user_id', '=', id)
        .where('month', '=', monthOf(now))
        .executeTakeFirst()
      const packs = await db
        .selectFrom('packs')
        .select(['bought_at', 'expires_at', 'queries', 'balance', 'refunded_at'])
        .where('user_id', '=', id)
        .orderBy('bought_at', 'desc')
        .execute()
      const subscriptions = await db
        .selectFrom('subscriptions')
        .select(['id', 'role', 'status', 'current_period_end'])
        .where('user_id', '=', id)
        .orderBy('current_period_end', 'desc')
        .execute()
      const lists = await db
        .selectFrom('bulk_jobs')
        .select(['name', 'state', 'created_at'])
        .where('user_id', '=', id)
        .orderBy('created_at', 'desc')
        .limit(MOST_LISTS)
        .execute()
      const { since } = await secondFactors.of({ id, email, role, language })
      return {
        ...{ id, email, language, role, created_at: iso(user.created_at) },
        ...(used ?? { analyses: 0, descriptions: 0, given_back: 0 }),
        packs: packs.map(({ bought_at, expires_at, refunded_at, ...pack }) => ({
          ...pack,
          bought_at: iso(bought_at),
          expires_at: iso(expires_at),
          refunded_at: isoOrNull(refunded_at),
        })),
        subscriptions: subscriptions.map(({ current_period_end, ...subscription }) => ({
          ...subscription,
          until: iso(current_period_end),
        })),
        lists: lists.map((list) => ({ ...list, created_at: iso(list.created_at) })),
        second_step: since !== null,
      }
    },

    /**
     * Ends the second step of somebody who has lost both phone and codes; a mail tells them.
     * @throws AppError `not_found`, `second_factor_off`.
     */
    async endSecondStep(admin: User, id: string, note: string): Promise<void> {
      const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new AppError('not_found')
      const now = clock()
      const user = {
        ...{ id, email: row.email, role: roleAt(row, now), language: row.preferred_language },
      }
      await secondFactors.endWithin(user, (tx) =>
        noteWithin(
          tx,
          admin.email,
          { act: 'second_step_ended', userId: id, target: id, note },
          now,
        ),
      )
    },

    /** What operators did, the newest first. */
    async acts({ page, limit }: AdminPage): Promise<AdminActs> {
      const count = await total(all('admin_acts'))
      const current = Math.min(page, pagesOf(count, limit))
      const rows = await db
        .selectFrom('admin_acts')
        .leftJoin('users', 'users.id', 'admin_acts.user_id')
        .select([
          'admin_acts.id',
          'admin_acts.at',
          'admin_acts.admin',
          'admin_acts.act',
          'admin_acts.target',
          'admin_acts.note',
          'users.email',
        ])
        .orderBy('admin_acts.at', 'desc')
        .orderBy('admin_acts.id')
        .limit(limit)
        .offset((current - 1) * limit)
        .execute()
      return {
        acts: rows.map((row) => ({ ...row, at: iso(row.at) })),
        pagination: paginationOf(count, current, limit),
      }
    },
  }
}
export type AdminService = ReturnType<typeof createAdminService>
