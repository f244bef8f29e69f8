import type { User } from '../accounts/user.ts'
import { AppError } from '../errors.ts'
import type { PaymentProvider } from './provider.ts'
import { type BillingStore, standingOf } from './store.ts'

/**
 * Ends what a user pays for, before the account is closed. Nobody is charged for an account that is
 * gone.
 */
export function createLeaving(store: BillingStore, provider: PaymentProvider | null) {
  return async (user: User): Promise<void> => {
    if (provider === null) {
      if (standingOf(await store.subscriptionsOf(user.id)) !== null)
        throw new AppError('subscription_goes_on')
      return
    }
    const customer = await store.customerOf(user.id)
    if (customer === null) return
    if (customer.openSessionId !== null) await provider.closeCheckout(customer.openSessionId)
    await provider.deleteCustomer(customer.id)
  }
}
