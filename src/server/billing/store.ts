import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import type { KeptSubscription } from './access.ts'

export interface UserSubscription extends KeptSubscription {
  id: string
}

type SubscriptionRow = Tables['subscriptions']

function keptOf(row: SubscriptionRow): UserSubscription {
  return {
    id: row.id,
    role: row.role,
    status: row.status,
    currentPeriodEnd: row.current_period_end,
    endsAt: row.ends_at,
    pastDueSince: row.past_due_since,
  }
}

/**
 * Statuses of a subscription that stands: its plan is changed, and no second one is opened beside
 * it.
 */
const STANDING = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

export function standingOf(subscriptions: readonly UserSubscription[]): UserSubscription | null {
  return subscriptions.find(({ status }) => STANDING.has(status)) ?? null
}

/** What is kept of payments: customers, subscriptions, and what was dealt with already. */
export function createBillingStore(db: Database) {
  return {
    inOne: <T>(work: (tx: Transaction<Tables>) => Promise<T>) => db.transaction().execute(work),

    async knowsEvent(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('payment_events')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    /** True for the first who deals with an event; others wait until that one is done. */
    async claimEvent(tx: Transaction<Tables>, event: { id: string; type: string }, now: number) {
      const claimed = await tx
        .insertInto('payment_events')
        .values({ id: event.id, type: event.type, at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return claimed !== undefined
    },

    /** True for the first who grants what a checkout session bought. */
    async claimSession(tx: Transaction<Tables>, id: string, userId: string, now: number) {
      const claimed = await tx
        .insertInto('payment_sessions')
        .values({ id, user_id: userId, at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return claimed !== undefined
    },

    async customerOf(userId: string): Promise<{ id: string; openSessionId: string | null } | null> {
      const row = await db
        .selectFrom('customers')
        .select(['id', 'open_session_id'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? { id: row.id, openSessionId: row.open_session_id } : null
    },

    /**
     * Keeps a user's customer in place of one that is gone; one that somebody else has kept
     * meanwhile stays.
     * @returns the one that holds.
     */
    async keepCustomer(id: string, userId: string, instead: string | null): Promise<string> {
      if (instead !== null) await db.deleteFrom('customers').where('id', '=', instead).execute()
      await db
        .insertInto('customers')
        .values({ id, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const row = await db
        .selectFrom('customers')
        .select('id')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.id ?? id
    },

    /**
     * Notes the checkout that a user looks at now. @returns the one before it, which is to be
     * closed.
     */
    async swapOpenSession(customerId: string, sessionId: string | null): Promise<string | null> {
      return db.transaction().execute(async (tx) => {
        // Writing first holds the row: of two checkouts opened at once each closes another one.
        const row = await tx
          .updateTable('customers')
          .set((set) => ({ id: set.ref('id') }))
          .where('id', '=', customerId)
          .returning('open_session_id')
          .executeTakeFirst()
        await tx
          .updateTable('customers')
          .set({ open_session_id: sessionId })
          .where('id', '=', customerId)
          .execute()
        return row?.open_session_id ?? null
      })
    },

    async ownerOfCustomer(tx: Transaction<Tables>, customerId: string): Promise<string | null> {
      const row = await tx
        .selectFrom('customers')
        .select('user_id')
        .where('id', '=', customerId)
        .executeTakeFirst()
      return row?.user_id ?? null
    },

    /**
     * Begins a reading of a subscription: its number says which of two readings is the newer one.
     */
    async beginReading(id: string): Promise<number> {
      const row = await db
        .insertInto('subscription_readings')
        .values({ id, asked: 1, applied: 0 })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((set) => ({ asked: set('subscription_readings.asked', '+', 1) })),
        )
        .returning('asked')
        .executeTakeFirstOrThrow()
      return row.asked
    },

    /** False where a newer reading was applied already. */
    async claimReading(tx: Transaction<Tables>, id: string, number: number): Promise<boolean> {
      const claimed = await tx
        .updateTable('subscription_readings')
        .set({ applied: number })
        .where('id', '=', id)
        .where('applied', '<', number)
        .returning('id')
        .executeTakeFirst()
      return claimed !== undefined
    },

    async keepSubscription(tx: Transaction<Tables>, row: SubscriptionRow): Promise<void> {
      const { id: _id, user_id: _userId, past_due_since, ...rest } = row
      await tx
        .insertInto('subscriptions')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((set) => ({
            ...rest,
            // The days of grace are counted from the first failure.
            past_due_since:
              past_due_since === null
                ? null
                : set.fn.coalesce('subscriptions.past_due_since', set.val(past_due_since)),
          })),
        )
        .execute()
    },

    async subscriptionsOf(
      userId: string,
      tx: Database | Transaction<Tables> = db,
    ): Promise<UserSubscription[]> {
      const rows = await tx
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('current_period_end', 'desc')
        .execute()
      return rows.map(keptOf)
    },

    async forgetReading(tx: Transaction<Tables>, id: string): Promise<void> {
      await tx.deleteFrom('subscription_readings').where('id', '=', id).execute()
    },

    /** What names a user's payments without naming the user: the rest goes with the account. */
    async forgetPaymentsWithin(tx: Transaction<Tables>, userId: string): Promise<void> {
      const packs = tx.selectFrom('packs').select('payment_id').where('user_id', '=', userId)
      await tx
        .deleteFrom('payments')
        .where('id', 'in', packs.where('payment_id', 'is not', null))
        .execute()
      const subscriptions = tx
        .selectFrom('subscriptions')
        .select('id')
        .where('user_id', '=', userId)
      await tx.deleteFrom('subscription_readings').where('id', 'in', subscriptions).execute()
    },

    async endSubscription(tx: Transaction<Tables>, id: string): Promise<void> {
      await tx
        .updateTable('subscriptions')
        .set({ status: 'canceled' })
        .where('id', '=', id)
        .execute()
    },

    async subscriptionWithOwner(tx: Transaction<Tables>, id: string) {
      const row = await tx
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const user = await tx
        .selectFrom('users')
        .select(['email', 'preferred_language as language'])
        .where('id', '=', row.user_id)
        .executeTakeFirstOrThrow()
      return { user, subscription: keptOf(row) }
    },
  }
}
export type BillingStore = ReturnType<typeof createBillingStore>
