import { expect, test } from 'vitest'
import { openShop, PACK_RETURNS, RETURNS } from '#test/shop.ts'

const DAY = 24 * 3_600_000

test('plans and pack are listed for everybody, with what they cost', async () => {
  const { ask, stripe } = await openShop()
  const { body } = await ask('GET', '/api/plans')
  expect(body.plans.map((plan: { id: string }) => plan.id)).toEqual([
    'free',
    'student',
    'professional',
  ])
  expect(body.plans[0]).toMatchObject({
    label: 'Art Explorer',
    price_id: null,
    amount: 0,
    currency: 'gbp',
  })
  expect(body.plans[1]).toMatchObject({ price_id: stripe.PRICES.student, amount: 999 })
  expect(body.plans[2]).toMatchObject({ amount: 1999, features: { analyses_per_month: -1 } })
  expect(body.query_pack).toMatchObject({ amount: 699, features: { queries: 25, months: 6 } })
})

test('a plan is granted once, when the message comes before the user is back', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  for (const event of shop.stripe.pay(session)) expect((await shop.hear(event)).status).toBe(200)
  expect(await shop.role()).toBe('student')
  expect((await shop.verify(session)).body).toEqual({ role: 'student' })
  expect(await shop.status()).toEqual({
    status: 'active',
    role: 'student',
    cancel_at_period_end: false,
    current_period_end: '2026-12-21T12:00:00.000Z',
    grace_until: null,
  })
  expect(await shop.subjects()).toEqual([
    'Welcome to Aficionado',
    'Your receipt: Aficionado, £9.99',
  ])
})

test('a plan is granted once, when the user is back before the message, or when the message never comes', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  const events = shop.stripe.pay(session)
  expect((await shop.verify(`${session}?query_pack=success`)).body).toEqual({ role: 'student' })
  expect(await shop.role()).toBe('student')
  for (const event of events.reverse()) await shop.hear(event)
  expect(await shop.role()).toBe('student')
  expect(await shop.subjects()).toEqual([
    'Welcome to Aficionado',
    'Your receipt: Aficionado, £9.99',
  ])
})

test('a pack is granted once, by message or by return, however often either comes', async () => {
  const shop = await openShop()
  const session = await shop.packSession()
  const [event] = shop.stripe.pay(session)
  if (!event) throw new Error('nothing was told')
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, () => shop.hear(event)),
    ...Array.from({ length: 5 }, () => shop.verifyPack(session)),
  ])
  expect(answers.map((answer) => answer.status).filter((status) => status !== 200)).toEqual([])
  expect((await shop.verifyPack(session)).body).toEqual({
    queries_added: 25,
    total_purchased_queries: 25,
  })
  expect(await shop.movements()).toEqual(['grant 25'])
  expect(await shop.usage()).toMatchObject({ purchased_queries: 25, total_available: 30 })
  expect(await shop.subjects()).toEqual(['Your receipt: Query Pack, £6.99'])
})

test('a message of a renewal that comes many times at once brings one receipt', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  for (const event of shop.stripe.pay(session)) await shop.hear(event)
  const renewal = shop.stripe.invoice(shop.stripe.sessions.get(session).subscription, true)
  const answers = await Promise.all(Array.from({ length: 30 }, () => shop.hear(renewal)))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(
    (await shop.subjects()).filter((subject) => subject.startsWith('Your receipt')),
  ).toHaveLength(2)
})

test('messages out of order end in what is true, and an old one takes nothing back', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  const [created, completed, paid] = shop.stripe.pay(session)
  const id = shop.stripe.sessions.get(session).subscription
  const [item] = shop.stripe.subscriptions.get(id).items.data
  const changed = shop.stripe.change(id, {
    items: { data: [{ ...item, price: { id: 'price_professional' } }] },
  })
  const cancelled = shop.stripe.change(id, { cancel_at_period_end: true })
  for (const event of [cancelled, paid, changed, completed, created]) {
    if (event) await shop.hear(event)
    expect(await shop.role()).toBe('professional')
  }
  expect(await shop.status()).toMatchObject({ status: 'active', cancel_at_period_end: true })
})

test('a message a day late still counts', async () => {
  const shop = await openShop()
  const session = await shop.packSession()
  const [event] = shop.stripe.pay(session)
  shop.clock.now += DAY
  if (event) await shop.hear(event)
  expect(await shop.movements()).toEqual(['grant 25'])
})

test('messages with a wrong signature, an old one, or a changed body are refused', async () => {
  const shop = await openShop()
  const [event] = shop.stripe.pay(await shop.packSession())
  if (!event) throw new Error('nothing was told')
  const old = Math.floor(shop.clock.now / 1000) - 3600
  const forged = [
    await shop.hear(event, shop.stripe.signed(event, { secret: 'whsec_of_somebody' })),
    await shop.hear(event, shop.stripe.signed(event, { timestamp: old })),
    await shop.hear({ payload: event.payload.replace('699', '0') }, shop.stripe.signed(event)),
    await shop.hear(event, { 'content-type': 'application/json', 'stripe-signature': 'nonsense' }),
    await shop.ask('POST', '/api/stripe/webhook', { body: {} }),
    await shop.ask('POST', '/api/stripe/webhook'),
  ]
  expect(forged.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(await shop.movements()).toEqual([])
  expect(shop.faults).toEqual([])
})

test('a session of somebody else is not found, and grants them nothing', async () => {
  const shop = await openShop()
  const eve = await shop.register('eve@example.com')
  const [plan, pack] = [await shop.planSession(), await shop.packSession()]
  shop.stripe.pay(plan)
  shop.stripe.pay(pack)
  expect(await shop.verify(plan, eve)).toMatchObject({
    status: 404,
    body: { detail: 'We do not find this payment.' },
  })
  expect((await shop.verifyPack(pack, eve)).status).toBe(404)
  expect((await shop.verifyPack(plan)).status).toBe(404)
  expect((await shop.verify('cs_test_unknown')).status).toBe(404)
  expect((await shop.verify('../subscriptions/sub_1')).status).toBe(404)
  expect(
    (await shop.ask('POST', '/api/stripe/verify-payment', { body: { session_id: plan } })).status,
  ).toBe(401)
  expect(await shop.role(eve)).toBe('free')
  expect((await shop.usage(eve)).purchased_queries).toBe(0)
})

test('a customer of somebody else, a price that is not ours and a session that we did not open grant nothing', async () => {
  const shop = await openShop()
  const eve = await shop.register('eve@example.com')
  const { stripe } = shop
  const pack = await shop.packSession()
  const [event] = stripe.pay(pack)
  const eves = await shop.packSession(eve)
  const session = stripe.sessions.get(pack)
  const odd = [
    { ...session, customer: stripe.sessions.get(eves).customer },
    {
      ...session,
      client_reference_id: 'nobody',
      metadata: { user_id: 'nobody', product: 'query_pack' },
    },
    { ...session, metadata: {} },
    { ...session, payment_status: 'unpaid' },
  ]
  for (const object of odd) {
    expect((await shop.hear(stripe.event('checkout.session.completed', object))).status).toBe(200)
  }
  expect(await shop.movements()).toEqual([])
  if (event) await shop.hear(event)
  expect(await shop.movements()).toEqual(['grant 25'])

  const plan = await shop.planSession()
  const events = stripe.pay(plan)
  const id = stripe.sessions.get(plan).subscription
  const [item] = stripe.subscriptions.get(id).items.data
  stripe.change(id, { items: { data: [{ ...item, price: { id: 'price_of_something_else' } }] } })
  for (const told of events) await shop.hear(told)
  expect(await shop.role()).toBe('free')
})

test('only prices of our list are sold, and only our own pages are returned to', async () => {
  const shop = await openShop()
  const open = (body: object) =>
    shop.ask('POST', '/api/stripe/create-checkout-session', { token: shop.token, body })
  const price_id = shop.stripe.PRICES.student
  const refused = [
    await open({ ...RETURNS, price_id: 'price_of_something_else' }),
    await open({ ...RETURNS, price_id: shop.stripe.PRICES.pack }),
    await open({ ...RETURNS, price_id, success_url: 'https://evil.example/dashboard' }),
    await open({ ...RETURNS, price_id, cancel_url: 'http://artsking.test.evil.example/' }),
    await open({ ...RETURNS, price_id, success_url: '//artsking.test/dashboard' }),
    await open({ ...RETURNS, price_id, success_url: 'javascript:alert(1)' }),
    await open({ ...RETURNS, price_id, success_url: 'http://artsking.test@evil.example/' }),
    await open({ price_id }),
  ]
  expect(refused.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 400))
  expect(shop.stripe.sessions.size).toBe(0)
  const pack = await shop.packSession()
  expect(shop.stripe.sessions.get(pack).success_url).toBe(
    `${PACK_RETURNS.success_url}&session_id={CHECKOUT_SESSION_ID}`,
  )
  const plan = await shop.planSession()
  expect(shop.stripe.sessions.get(plan).success_url).toBe(
    `${RETURNS.success_url}?session_id={CHECKOUT_SESSION_ID}`,
  )
})

test('there is never a second subscription: an upgrade changes the first, and of two open checkouts one is closed', async () => {
  const shop = await openShop()
  const [one, two] = await Promise.all([
    shop.planSession('student'),
    shop.planSession('professional'),
  ])
  const open = [...shop.stripe.sessions.values()].filter((session) => session.status === 'open')
  expect(open).toHaveLength(1)
  const left = open[0]?.id === one ? one : two
  shop.stripe.pay(left)
  const role = left === one ? 'student' : 'professional'
  expect(await shop.openPlan(role)).toMatchObject({ status: 409 })
  expect(await shop.role()).toBe(role)
  const other = role === 'student' ? 'professional' : 'student'
  expect((await shop.openPlan(other)).body.checkout_url).toContain('portal.stripe.test')
  expect(shop.stripe.portals.at(-1)).toMatchObject({
    'flow_data[type]': 'subscription_update_confirm',
    'flow_data[subscription_update_confirm][items][0][price]': shop.stripe.PRICES[other],
    'flow_data[after_completion][redirect][return_url]': `${RETURNS.success_url}?subscription=changed`,
    return_url: RETURNS.cancel_url,
  })
  expect(shop.stripe.subscriptions.size).toBe(1)
})

test('a checkout that could not be closed is not forgotten: it is closed before another opens', async () => {
  const shop = await openShop()
  const first = await shop.planSession('student')
  shop.stripe.network.lost = /\/expire$/u
  expect((await shop.openPlan('professional')).status).toBe(503)
  expect(shop.stripe.sessions.get(first).status).toBe('open')
  shop.stripe.network.lost = null
  const second = await shop.planSession('professional')
  const open = [...shop.stripe.sessions.values()].filter((session) => session.status === 'open')
  expect(open.map(({ id }) => id)).toEqual([second])
})

test('a cancelled plan holds to the end of its period, to the very moment', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  for (const event of shop.stripe.pay(session)) await shop.hear(event)
  const id = shop.stripe.sessions.get(session).subscription
  await shop.hear(shop.stripe.change(id, { cancel_at_period_end: true }))
  expect(await shop.role()).toBe('student')
  const { body } = await shop.ask('POST', '/api/auth/login', {
    body: { email: 'ann@example.com', password: 'Str0ng!passage' },
  })
  expect(body.access_token).toBeTruthy()
  shop.clock.now += 30 * DAY - 1
  const late = await shop.ask('POST', '/api/auth/login', {
    body: { email: 'ann@example.com', password: 'Str0ng!passage' },
  })
  expect(await shop.role(late.body.access_token)).toBe('student')
  shop.clock.now += 1
  expect(await shop.role(late.body.access_token)).toBe('free')
  expect((await shop.usage(late.body.access_token)).modes_allowed).toEqual(['explorer'])
})

test('a failed payment leaves seven days, tells it once, and a late payment mends it', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  for (const event of shop.stripe.pay(session)) await shop.hear(event)
  const id = shop.stripe.sessions.get(session).subscription
  const failed = shop.stripe.change(id, { status: 'past_due' })
  const invoice = shop.stripe.invoice(id, false)
  await shop.hear(failed)
  shop.clock.now += DAY
  await shop.hear(invoice)
  await shop.hear(invoice)
  expect(await shop.status()).toMatchObject({
    status: 'past_due',
    role: 'student',
    grace_until: '2026-11-28T12:00:00.000Z',
  })
  expect((await shop.subjects()).at(-1)).toBe('A payment for Aficionado has failed')
  expect((await shop.lastMailTo('ann@example.com')).text).toContain('28 November 2026')
  shop.clock.now += 6 * DAY
  expect(await shop.role()).toBe('free')
  await shop.hear(shop.stripe.change(id, { status: 'active' }))
  expect(await shop.role()).toBe('student')
})

test('a refund takes back what is unspent, also when it is heard of first', async () => {
  const shop = await openShop()
  const [one, two] = [await shop.packSession(), await shop.packSession()]
  for (const event of shop.stripe.pay(one)) await shop.hear(event)
  const body = { name: 'The Starry Night', mode: 'student' }
  expect((await shop.ask('POST', '/api/query-artwork', { token: shop.token, body })).status).toBe(
    200,
  )
  shop.clock.now += 1000
  const refund = shop.stripe.refund(one)
  await shop.hear(refund)
  await shop.hear(refund)
  expect(await shop.movements()).toEqual(['grant 25', 'spend -1', 'refund -24'])
  shop.clock.now += 1000
  const events = shop.stripe.pay(two)
  await shop.hear(shop.stripe.refund(two))
  for (const event of events) await shop.hear(event)
  expect((await shop.movements()).slice(3)).toEqual(['grant 25', 'refund -25'])
  expect(await shop.usage()).toMatchObject({ purchased_queries: 0, total_purchased_queries: 0 })
})

test('a plan whose running period is paid back whole ends, and one that was paid back in part or earlier stays', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  for (const event of shop.stripe.pay(session)) await shop.hear(event)
  const id = shop.stripe.sessions.get(session).subscription
  const [first = ''] = [...shop.stripe.invoices.keys()]
  await shop.hear(shop.stripe.invoice(id, true))
  const last = [...shop.stripe.invoices.keys()].at(-1) ?? ''
  await shop.hear(shop.stripe.refundPayment(first))
  await shop.hear(shop.stripe.refundPayment(last, false))
  expect(await shop.role()).toBe('student')
  const dispute = { id: 'dp_1', object: 'dispute', payment_intent: last }
  await shop.hear(shop.stripe.event('charge.dispute.created', dispute))
  expect(await shop.role()).toBe('free')
  expect(shop.stripe.subscriptions.get(id).status).toBe('canceled')
})

test('customer and subscription of another account, or of the sandbox desk, do not stand in the way', async () => {
  const shop = await openShop()
  for (const event of shop.stripe.pay(await shop.planSession())) await shop.hear(event)
  shop.stripe.customers.clear()
  shop.stripe.subscriptions.clear()
  const portal = await shop.ask('POST', '/api/stripe/create-portal-session', { token: shop.token })
  expect(portal).toMatchObject({
    status: 404,
    body: { detail: 'You have no subscription to manage.' },
  })
  const session = await shop.planSession('professional')
  expect(await shop.role()).toBe('free')
  for (const event of shop.stripe.pay(session)) await shop.hear(event)
  expect(await shop.role()).toBe('professional')
})

test('of two readings of a subscription the one that began last holds', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  const events = shop.stripe.pay(session)
  for (const event of events) await shop.hear(event)
  const id = shop.stripe.sessions.get(session).subscription
  let release = () => {}
  shop.stripe.network.hold = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = shop.hear(shop.stripe.change(id, { cancel_at_period_end: false }))
  await expect.poll(() => shop.stripe.network.hold === null).toBe(true)
  await shop.hear(shop.stripe.change(id, { status: 'canceled' }))
  expect(await shop.role()).toBe('free')
  release()
  expect((await slow).status).toBe(200)
  expect(await shop.role()).toBe('free')
})

test('a network that is cut between payment and answer loses nothing', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  const events = shop.stripe.pay(session)
  shop.stripe.network.cut = 3
  expect(await shop.verify(session)).toMatchObject({ status: 503 })
  expect(await shop.role()).toBe('free')
  shop.stripe.network.cut = 3
  for (const event of events.slice(0, 1)) expect((await shop.hear(event)).status).toBe(503)
  for (const event of events) expect((await shop.hear(event)).status).toBe(200)
  expect(await shop.role()).toBe('student')
  expect((await shop.subjects()).filter((subject) => subject.startsWith('Welcome'))).toHaveLength(1)
})

test('a pack that expires soon is told of once', async () => {
  const shop = await openShop()
  for (const event of shop.stripe.pay(await shop.packSession())) await shop.hear(event)
  await shop.tidy()
  expect(await shop.subjects()).toHaveLength(1)
  shop.clock.now = Date.UTC(2027, 4, 8)
  await shop.tidy()
  await shop.tidy()
  expect((await shop.subjects()).slice(1)).toEqual(['Your query pack expires on 21 May 2027'])
})

test('Stripe is asked with these fields only', async () => {
  const shop = await openShop()
  const session = await shop.planSession()
  await shop.packSession()
  for (const event of shop.stripe.pay(session)) await shop.hear(event)
  await shop.verify(session)
  await shop.openPlan('professional')
  await shop.hear(shop.stripe.refundPayment([...shop.stripe.invoices.keys()].at(-1) ?? ''))
  await shop.ask('POST', '/api/stripe/create-portal-session', { token: shop.token })
  await shop.planSession('student', await shop.register('bob@example.com'))
  const asked = new Map<string, Set<string>>()
  for (const { call, fields } of shop.stripe.requests) {
    asked.set(call, new Set([...(asked.get(call) ?? []), ...fields]))
  }
  expect(
    Object.fromEntries([...asked].map(([call, fields]) => [call, [...fields].sort()])),
  ).toEqual({
    'POST /v1/customers': ['email', 'metadata[user_id]', 'preferred_locales[0]'],
    'GET /v1/customers/{id}': [],
    'POST /v1/checkout/sessions': [
      'cancel_url',
      'client_reference_id',
      'customer',
      'line_items[0][price]',
      'line_items[0][quantity]',
      'locale',
      'metadata[product]',
      'metadata[user_id]',
      'mode',
      'payment_intent_data[metadata][product]',
      'payment_intent_data[metadata][user_id]',
      'subscription_data[metadata][product]',
      'subscription_data[metadata][user_id]',
      'success_url',
    ],
    'GET /v1/checkout/sessions/{id}': [],
    'POST /v1/checkout/sessions/{id}/expire': [],
    'GET /v1/subscriptions/{id}': [],
    'GET /v1/invoice_payments': ['expand[0]', 'payment[payment_intent]', 'payment[type]'],
    'DELETE /v1/subscriptions/{id}': [],
    'POST /v1/billing_portal/sessions': [
      'customer',
      'flow_data[after_completion][redirect][return_url]',
      'flow_data[after_completion][type]',
      'flow_data[subscription_update_confirm][items][0][id]',
      'flow_data[subscription_update_confirm][items][0][price]',
      'flow_data[subscription_update_confirm][items][0][quantity]',
      'flow_data[subscription_update_confirm][subscription]',
      'flow_data[type]',
      'locale',
      'return_url',
    ],
  })
})
