import type { User } from '../accounts/user.ts'
import type { Prices } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Grants } from './grants.ts'
import { roleOfPrice } from './prices.ts'
import type { PaymentProvider, Subscription } from './provider.ts'
import { afterPlanChange, requireOwnUrl, withSessionId } from './return-urls.ts'
import { type BillingStore, standingOf } from './store.ts'

/** Where money is taken. */
export interface Till {
  provider: PaymentProvider
  grants: Grants
  prices: Prices
}

interface Parts {
  store: BillingStore
  till: Till
  publicUrl: () => string
}

interface Returns {
  successUrl: string
  cancelUrl: string
}

/** Opens checkouts and the portal. */
export function createCheckouts({ store, till, publicUrl }: Parts) {
  const { provider, grants, prices } = till

  async function customerOf(user: User): Promise<string> {
    const kept = await store.customerOf(user.id)
    // A customer is gone when it was deleted there, or when the keys are those of another account.
    if (kept && (await provider.hasCustomer(kept.id))) return kept.id
    const instead = kept?.id ?? null
    return store.keepCustomer(await provider.createCustomer(user, instead), user.id, instead)
  }

  /**
   * Closes the checkout that the user may still look at; one that was paid meanwhile is granted.
   */
  async function closeCheckout(id: string | null): Promise<void> {
    if (id === null) return
    await provider.closeCheckout(id)
    const checkout = await provider.checkout(id)
    if (checkout?.isPaid) await grants.settle(checkout)
  }

  /** The subscription that stands at the provider. One that is gone there is ended here. */
  async function standingSubscription(user: User): Promise<Subscription | null> {
    const kept = standingOf(await store.subscriptionsOf(user.id))
    const subscription = kept && (await provider.subscription(kept.id))
    if (kept && !subscription) await grants.forget(user.id, kept.id)
    return subscription?.status === 'canceled' ? null : subscription
  }

  async function changePlan(
    user: User,
    subscription: Subscription,
    priceId: string,
    { successUrl, cancelUrl }: Returns,
  ): Promise<string> {
    const customerId = await customerOf(user)
    const { language } = user
    // An unpaid invoice comes first: in the portal it can be paid.
    if (subscription.status !== 'active' && subscription.status !== 'trialing')
      return provider.openPortal({ customerId, returnUrl: cancelUrl, language })
    if (subscription.priceId === priceId) throw new AppError('current_plan')
    return provider.openPlanChange({
      customerId,
      subscription,
      priceId,
      successUrl: afterPlanChange(successUrl),
      cancelUrl,
      language,
    })
  }

  const ownReturns = ({ successUrl, cancelUrl }: Returns): Returns => ({
    successUrl: requireOwnUrl(successUrl, publicUrl()),
    cancelUrl: requireOwnUrl(cancelUrl, publicUrl()),
  })

  return {
    /** Opens the checkout of a plan, or changes the subscription that there is. */
    async openPlanCheckout(user: User, priceId: string, returns: Returns): Promise<string> {
      if (roleOfPrice(prices, priceId) === null) throw new AppError('unknown_price')
      const { successUrl, cancelUrl } = ownReturns(returns)
      const customerId = await customerOf(user)
      // It is noted until another takes its place: one that could not be closed is not forgotten.
      const open = (await store.customerOf(user.id))?.openSessionId ?? null
      await closeCheckout(open)
      const standing = await standingSubscription(user)
      if (standing) return changePlan(user, standing, priceId, { successUrl, cancelUrl })
      const { id, url } = await provider.openCheckout({
        userId: user.id,
        customerId,
        product: 'subscription',
        priceId,
        successUrl: withSessionId(successUrl),
        cancelUrl,
        language: user.language,
      })
      // Of two checkouts opened at once the later one closes the earlier: no second subscription is
      // paid.
      const earlier = await store.swapOpenSession(customerId, id)
      try {
        if (earlier !== open) await closeCheckout(earlier)
      } catch (error) {
        // Nobody has the address of the new one; the earlier may still be paid.
        await store.swapOpenSession(customerId, earlier)
        throw error
      }
      return url
    },

    async openPackCheckout(user: User, returns: Returns): Promise<string> {
      const { successUrl, cancelUrl } = ownReturns(returns)
      const { url } = await provider.openCheckout({
        userId: user.id,
        customerId: await customerOf(user),
        product: 'query_pack',
        priceId: prices.queryPack,
        successUrl: withSessionId(successUrl),
        cancelUrl,
        language: user.language,
      })
      return url
    },

    async openPortal(user: User): Promise<string> {
      const customer = await store.customerOf(user.id)
      if (!customer || !(await provider.hasCustomer(customer.id)))
        throw new AppError('no_subscription')
      const returnUrl = `${publicUrl()}/dashboard`
      return provider.openPortal({ customerId: customer.id, returnUrl, language: user.language })
    },
  }
}
export type Checkouts = ReturnType<typeof createCheckouts>
