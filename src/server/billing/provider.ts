import type { Language } from '#shared/languages.ts'

/**
 * A checkout session at the payment provider. Amounts are in pence, times in milliseconds since
 * 1970.
 */
export interface Checkout {
  id: string
  /** Whom it was opened for. */
  userId: string | null
  customerId: string | null
  /** What it sells; null: nothing of ours. */
  product: 'subscription' | 'query_pack' | null
  isPaid: boolean
  subscriptionId: string | null
  paymentId: string | null
  amountPence: number
}

export interface Subscription {
  id: string
  /** Whom it was opened for, as far as the provider was told. */
  userId: string | null
  customerId: string
  itemId: string
  priceId: string
  status: string
  currentPeriodEnd: number
  /** When it ends because it was cancelled; null: it renews itself. */
  endsAt: number | null
}

/** What has happened at the provider, as far as we care. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: 'checkout'; checkout: Checkout }
  | { about: 'subscription'; subscriptionId: string }
  | { about: 'invoice'; subscriptionId: string; isPaid: boolean; amountPence: number }
  | { about: 'refund'; paymentId: string; isWhole: boolean }
  | { about: 'nothing of ours' }
)

export interface Order {
  userId: string
  customerId: string
  product: 'subscription' | 'query_pack'
  priceId: string
  successUrl: string
  cancelUrl: string
  language: Language
}

export interface PlanChange {
  customerId: string
  subscription: Subscription
  priceId: string
  successUrl: string
  cancelUrl: string
  language: Language
}

interface BuyingUser {
  id: string
  email: string
  language: Language
}

/** The payment provider: Stripe, or the sandbox desk. */
export interface PaymentProvider {
  /** @param instead a customer of theirs that is gone; null: they have had none. */
  createCustomer(user: BuyingUser, instead: string | null): Promise<string>
  hasCustomer(id: string): Promise<boolean>
  openCheckout(order: Order): Promise<{ id: string; url: string }>
  /** null: there is no such session. */
  checkout(id: string): Promise<Checkout | null>
  /**
   * Ends all that the customer pays for, at once, and forgets who it was. One that is gone already
   * is no fault.
   */
  deleteCustomer(id: string): Promise<void>
  /** Nobody can pay at this session any more; one that was paid already stays as it is. */
  closeCheckout(id: string): Promise<void>
  subscription(id: string): Promise<Subscription | null>
  /**
   * Ends the subscription whose running period a payment has paid. @returns its id, or null where
   * it paid none.
   */
  endPaidBy(paymentId: string): Promise<string | null>
  openPortal(portal: { customerId: string; returnUrl: string; language: Language }): Promise<string>
  /** Where the user confirms that the subscription they have changes its plan. */
  openPlanChange(change: PlanChange): Promise<string>
  /** @throws AppError `invalid_signature` where the signature is not the provider's, or too old. */
  eventOf(body: Buffer, signature: string): Promise<PaymentEvent>
}
