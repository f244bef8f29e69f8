import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/tables.ts'

/**
 * What the desk holds, in the shape in which Stripe tells of it, as far as we read it. Times are in
 * seconds.
 */
export interface DeskSession {
  id: string
  object: 'checkout.session'
  client_reference_id: string
  customer: string
  mode: 'payment' | 'subscription'
  metadata: Record<string, string>
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  subscription: string | null
  payment_intent: string | null
  amount_total: number
  price: string
  success_url: string
  cancel_url: string
}

export interface DeskSubscription {
  id: string
  object: 'subscription'
  customer: string
  metadata: Record<string, string>
  status: 'active' | 'past_due' | 'canceled'
  cancel_at: null
  cancel_at_period_end: boolean
  items: { data: [{ id: string; price: { id: string }; current_period_end: number }] }
}

export interface DeskPortal {
  id: string
  object: 'portal'
  customer: string
  return_url: string
  /** The plan that the user is to confirm; null: the whole portal. */
  change: { subscription: string; price: string; success_url: string } | null
}

interface Kinds {
  session: DeskSession
  subscription: DeskSubscription
  portal: DeskPortal
}

export function deskId(prefix: string): string {
  return `${prefix}_sandbox_${randomBytes(18).toString('hex')}`
}

/** What is kept of the sandbox desk. */
export function createDeskStore(db: Database) {
  return {
    async add<Kind extends keyof Kinds>(kind: Kind, object: Kinds[Kind]): Promise<void> {
      const body = JSON.stringify(object)
      await db
        .insertInto('desk_objects')
        .values({ id: object.id, kind, customer_id: object.customer, body })
        .execute()
    },

    async find<Kind extends keyof Kinds>(kind: Kind, id: string): Promise<Kinds[Kind] | null> {
      const row = await db
        .selectFrom('desk_objects')
        .select('body')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return row ? (JSON.parse(row.body) as Kinds[Kind]) : null
    },

    async subscriptions(customerId?: string): Promise<DeskSubscription[]> {
      const rows = await db
        .selectFrom('desk_objects')
        .select('body')
        .where('kind', '=', 'subscription')
        .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? ''))
        .execute()
      return rows.map((row) => JSON.parse(row.body) as DeskSubscription)
    },

    /** Changes an object that is still as it was; false where somebody was faster. */
    async change<Kind extends 'session' | 'subscription'>(
      before: Kinds[Kind],
      after: Kinds[Kind],
    ): Promise<boolean> {
      const changed = await db
        .updateTable('desk_objects')
        .set({ body: JSON.stringify(after) })
        .where('id', '=', before.id)
        .where('body', '=', JSON.stringify(before))
        .returning('id')
        .executeTakeFirst()
      return changed !== undefined
    },

    async forgetCustomer(customerId: string): Promise<void> {
      await db.deleteFrom('desk_objects').where('customer_id', '=', customerId).execute()
    },
  }
}
export type DeskStore = ReturnType<typeof createDeskStore>
