import type { Clock } from '#server/clock.ts'
import { type DeskSubscription, deskId } from './objects.ts'

/** Hands a message to our own webhook. */
export type Deliver = (payload: string, signature: string) => Promise<void>

interface Parts {
  secret: string
  clock: Clock
  deliver: Deliver
}

/** The desk's messages, signed as Stripe signs its own. */
export function createMessages({ secret, clock, deliver }: Parts) {
  async function send(type: string, object: unknown): Promise<void> {
    const { default: StripeSdk } = await import('stripe')
    const created = Math.floor(clock() / 1000)
    const payload = JSON.stringify({
      id: deskId('evt'),
      object: 'event',
      type,
      created,
      data: { object },
    })
    const signature = StripeSdk.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: created,
    })
    await deliver(payload, signature)
  }

  return {
    send,
    async sendInvoice(
      subscription: DeskSubscription,
      isPaid: boolean,
      amountPence: number,
    ): Promise<void> {
      await send(isPaid ? 'invoice.paid' : 'invoice.payment_failed', {
        id: deskId('in'),
        object: 'invoice',
        customer: subscription.customer,
        amount_paid: isPaid ? amountPence : 0,
        parent: { subscription_details: { subscription: subscription.id } },
      })
    },
  }
}
export type Messages = ReturnType<typeof createMessages>
