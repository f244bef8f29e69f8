import { startFakeStripe } from './fake-stripe.ts'
import { createWorld } from './world.ts'

const OWN = 'http://artsking.test'
export const RETURNS = {
  success_url: `${OWN}/dashboard`,
  cancel_url: `${OWN}/pricing?subscription=cancelled`,
}
export const PACK_RETURNS = {
  success_url: `${OWN}/dashboard?query_pack=success`,
  cancel_url: `${OWN}/pricing?query_pack=cancelled`,
}

/** The whole app with a Stripe of its own and a user who buys. */
export async function openShop() {
  const clock = { now: Date.UTC(2026, 10, 21, 12) }
  const stripe = await startFakeStripe(clock)
  const world = await createWorld({ environment: stripe.environment, clock })
  const token = await world.register('ann@example.com')
  const sessionOf = (url: string) => url.split('/').at(-1) ?? ''

  async function openPlan(role: 'student' | 'professional' = 'student', by = token) {
    const body = { ...RETURNS, price_id: stripe.PRICES[role] }
    return world.ask('POST', '/api/stripe/create-checkout-session', { token: by, body })
  }

  return {
    ...world,
    stripe,
    token,
    openPlan,
    planSession: async (role?: 'student' | 'professional', by = token) =>
      sessionOf((await openPlan(role, by)).body.checkout_url),
    packSession: async (by = token) => {
      const options = { token: by, body: PACK_RETURNS }
      const { body } = await world.ask('POST', '/api/stripe/create-query-pack-checkout', options)
      return sessionOf(body.checkout_url)
    },
    hear: (event: { payload: string }, headers = stripe.signed(event)) =>
      world.ask('POST', '/api/stripe/webhook', { body: event.payload, headers }),
    verify: (sessionId: string, by = token) =>
      world.ask('POST', '/api/stripe/verify-payment', {
        token: by,
        body: { session_id: sessionId },
      }),
    verifyPack: (sessionId: string, by = token) =>
      world.ask('POST', '/api/stripe/verify-query-pack-payment', {
        token: by,
        body: { session_id: sessionId },
      }),
    role: async (by = token) => (await world.ask('GET', '/api/auth/me', { token: by })).body.role,
    usage: async (by = token) => (await world.ask('GET', '/api/usage', { token: by })).body,
    status: async (by = token) =>
      (await world.ask('GET', '/api/stripe/subscription-status', { token: by })).body,
    subjects: async () => {
      await world.settled()
      return world.mails
        .map((mail) => mail.subject)
        .filter((subject) => !/code|account/u.test(subject))
    },
    movements: async () => {
      const rows = await world.db
        .selectFrom('pack_movements')
        .select(['kind', 'amount'])
        .orderBy('at')
        .orderBy('kind')
        .execute()
      return rows.map(({ kind, amount }) => `${kind} ${amount}`)
    },
  }
}
