import type { Role } from '#shared/plans.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import type { PackStore } from '../usage/packs.ts'
import { accessOf } from './access.ts'
import type { Till } from './checkouts.ts'
import type { Checkout } from './provider.ts'
import { cleanSessionId } from './return-urls.ts'
import type { BillingStore } from './store.ts'

interface Parts {
  store: BillingStore
  packs: PackStore
  till: Till
  clock: Clock
}

/** Users who come back from a payment, perhaps before the message of it. */
export function createReturns({ store, packs, till, clock }: Parts) {
  const { provider, grants } = till

  /**
   * A session that belongs to the user; what belongs to others is not told from what does not
   * exist.
   */
  async function ownCheckout(
    user: User,
    sessionId: string,
    product: Checkout['product'],
  ): Promise<Checkout> {
    const id = cleanSessionId(sessionId)
    const checkout = /^cs_\w+$/u.test(id) ? await provider.checkout(id) : null
    if (!checkout || checkout.userId !== user.id || checkout.product !== product)
      throw new AppError('payment_not_found')
    if (!checkout.isPaid) throw new AppError('payment_incomplete')
    return checkout
  }

  return {
    /** The user is back from paying a plan. @returns the role that is theirs now. */
    async verifyPlan(user: User, sessionId: string): Promise<Role> {
      await grants.settle(await ownCheckout(user, sessionId, 'subscription'))
      return accessOf(await store.subscriptionsOf(user.id), clock()).role
    },

    /** The user is back from paying a query pack. */
    async verifyPack(user: User, sessionId: string): Promise<{ added: number; total: number }> {
      const checkout = await ownCheckout(user, sessionId, 'query_pack')
      await grants.settle(checkout)
      return { added: await packs.broughtBy(checkout.id), total: await packs.totalBought(user.id) }
    },
  }
}
export type Returns = ReturnType<typeof createReturns>
