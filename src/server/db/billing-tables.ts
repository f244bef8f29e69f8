import type { Role } from '#shared/plans.ts'

/** What is kept of purchases. Money is in pence; what the payment provider names keeps its name. */
export interface BillingTables {
  /** `balance` is the sum of the pack's movements. */
  packs: {
    id: string
    user_id: string
    session_id: string
    payment_id: string | null
    queries: number
    balance: number
    bought_at: number
    expires_at: number
    /** Its payment went back: nothing may be spent from it any more. */
    refunded_at: number | null
    /** Its owner was told that it expires soon. */
    noticed_at: number | null
  }
  /** Every movement of a pack, never changed. */
  pack_movements: {
    id: string
    user_id: string
    pack_id: string
    kind: 'grant' | 'spend' | 'give_back' | 'expiry' | 'refund'
    /** Above 0: into the pack. */
    amount: number
    spend_id: string | null
    at: number
  }
  /**
   * Payments for packs, and when they went back; also those whose purchase we have not heard of
   * yet.
   */
  payments: { id: string; refunded_at: number | null }
  customers: {
    id: string
    user_id: string
    /** The checkout that the user may be looking at: a newer one closes it. */
    open_session_id: string | null
  }
  subscriptions: {
    id: string
    user_id: string
    role: Role
    status: string
    current_period_end: number
    /** When a cancelled one ends; null: it renews itself. */
    ends_at: number | null
    past_due_since: number | null
  }
  /**
   * Readings of a subscription at the provider, by the order in which they began: a later one is
   * never undone by an earlier one.
   */
  subscription_readings: { id: string; asked: number; applied: number }
  payment_events: { id: string; type: string; at: number }
  /** Checkout sessions whose purchase was granted. */
  payment_sessions: { id: string; user_id: string; at: number }
  /** What the sandbox desk holds in place of a payment provider. */
  desk_objects: { id: string; kind: string; customer_id: string; body: string }
}
