import { expect, test } from 'vitest'
import { PRODUCTION } from '#test/production.ts'
import { createWorld, PASSWORD } from '#test/world.ts'

const OWN = 'http://artsking.test'
const email = 'ann@example.com'

/** The whole app without a Stripe key, and somebody who tries the paid plans. */
async function openSandbox() {
  const world = await createWorld()
  const token = await world.register(email)
  const pathOf = (url: unknown) => String(url).replace(OWN, '')
  const ask = (method: 'GET' | 'POST', url: string, body?: unknown) =>
    world.ask(method, url, { token: currentToken, body })
  let currentToken = token
  return {
    world,
    ask,
    press: async (path: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await world.ask('POST', path, { body: '', headers })
      return { ...answer, location: pathOf(answer.headers.location) }
    },
    openPlan: async (priceId = 'price_sandbox_aficionado') => {
      const body = {
        price_id: priceId,
        success_url: `${OWN}/dashboard`,
        cancel_url: `${OWN}/pricing?subscription=cancelled`,
      }
      const answer = await ask('POST', '/api/stripe/create-checkout-session', body)
      return { status: answer.status, path: pathOf(answer.body.checkout_url) }
    },
    openPack: async () => {
      const body = {
        success_url: `${OWN}/dashboard?query_pack=success`,
        cancel_url: `${OWN}/pricing?query_pack=cancelled`,
      }
      return pathOf(
        (await ask('POST', '/api/stripe/create-query-pack-checkout', body)).body.checkout_url,
      )
    },
    openPortal: async () =>
      pathOf((await ask('POST', '/api/stripe/create-portal-session')).body.portal_url),
    role: async () => (await ask('GET', '/api/auth/me')).body.role,
    logIn: async () => {
      const { body } = await world.ask('POST', '/api/auth/login', {
        body: { email, password: PASSWORD },
      })
      currentToken = body.access_token
    },
  }
}

test('a newcomer pays for Aficionado at the sandbox desk, uses it, cancels, and keeps it to the end of the period', async () => {
  const desk = await openSandbox()
  const { path } = await desk.openPlan()
  const page = await desk.world.ask('GET', path)
  expect(page.body).toContain('This is a sandbox')
  expect(page.body).toContain('£9.99 a month')
  expect(page.body).not.toMatch(/<script|<style|\sstyle=/u)
  const paid = await desk.press(`${path}/pay`)
  expect(paid).toMatchObject({ status: 303 })
  expect(paid.location).toMatch(/^\/dashboard\?session_id=cs_sandbox_\w+$/u)
  const session_id = new URL(paid.location, OWN).searchParams.get('session_id')
  const verified = await desk.ask('POST', '/api/stripe/verify-payment', { session_id })
  expect(verified.body).toEqual({ role: 'student' })
  const body = { name: 'The Starry Night', mode: 'student' }
  expect((await desk.ask('POST', '/api/query-artwork', body)).status).toBe(200)

  const portal = await desk.openPortal()
  const cancel =
    /action="([^"]+\/cancel)"/u.exec((await desk.world.ask('GET', portal)).body)?.[1] ?? ''
  expect(await desk.press(cancel)).toMatchObject({ status: 303, location: portal })
  expect((await desk.ask('GET', '/api/stripe/subscription-status')).body).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    current_period_end: '2026-12-21T12:00:00.000Z',
  })
  expect(await desk.role()).toBe('student')
  desk.world.clock.now = Date.UTC(2026, 11, 21, 12)
  await desk.logIn()
  expect(await desk.role()).toBe('free')
  await desk.world.tidy()
  expect((await desk.ask('GET', '/api/stripe/subscription-status')).body.status).toBe('canceled')
})

test('a pack is paid, declined and left', async () => {
  const desk = await openSandbox()
  const left = await desk.openPack()
  expect((await desk.press(`${left}/decline`)).body).toContain('The payment was declined')
  expect((await desk.press(`${left}/cancel`)).location).toBe('/pricing?query_pack=cancelled')
  expect((await desk.ask('GET', '/api/usage')).body.purchased_queries).toBe(0)
  const session_id = left.split('/').at(-1)
  expect(
    await desk.ask('POST', '/api/stripe/verify-query-pack-payment', { session_id }),
  ).toMatchObject({
    status: 402,
  })
  const [first, again] = await Promise.all([desk.press(`${left}/pay`), desk.press(`${left}/pay`)])
  expect([first.location, again.location].toSorted()[0]).toMatch(
    /^\/dashboard\?query_pack=success&session_id=/u,
  )
  expect((await desk.ask('GET', '/api/usage')).body.purchased_queries).toBe(25)
})

test('a plan is changed by the subscription that there is, and renews itself', async () => {
  const desk = await openSandbox()
  await desk.press(`${(await desk.openPlan()).path}/pay`)
  expect((await desk.openPlan()).status).toBe(409)
  const { path } = await desk.openPlan('price_sandbox_professional')
  const confirm = /action="([^"]+)"/u.exec((await desk.world.ask('GET', path)).body)?.[1] ?? ''
  expect((await desk.press(confirm)).location).toBe('/dashboard?subscription=changed')
  expect(await desk.role()).toBe('professional')
  desk.world.clock.now = Date.UTC(2026, 11, 21, 13)
  await desk.world.tidy()
  await desk.logIn()
  expect(await desk.role()).toBe('professional')
  expect((await desk.ask('GET', '/api/stripe/subscription-status')).body.current_period_end).toBe(
    '2027-01-21T13:00:00.000Z',
  )
  await desk.world.settled()
  const subjects = desk.world.mails.map((mail) => mail.subject)
  expect(subjects.slice(1)).toEqual([
    'Welcome to Aficionado',
    'Your receipt: Aficionado, £9.99',
    'Your receipt: Art Professional, £19.99',
  ])
})

test('a payment fails at the desk, and is made up for', async () => {
  const desk = await openSandbox()
  await desk.press(`${(await desk.openPlan()).path}/pay`)
  const portal = await desk.openPortal()
  const action = async (name: string) =>
    new RegExp(`action="([^"]+/${name})"`, 'u').exec(
      (await desk.world.ask('GET', portal)).body,
    )?.[1] ?? ''
  await desk.press(await action('fail'))
  expect((await desk.ask('GET', '/api/stripe/subscription-status')).body).toMatchObject({
    status: 'past_due',
    grace_until: '2026-11-28T12:00:00.000Z',
  })
  expect(await desk.role()).toBe('student')
  await desk.press(await action('renew'))
  expect((await desk.ask('GET', '/api/stripe/subscription-status')).body.status).toBe('active')
})

test('what is not at the desk is not found, and in production there is no desk', async () => {
  const desk = await openSandbox()
  expect((await desk.world.ask('GET', '/sandbox/checkout/cs_sandbox_1')).status).toBe(404)
  expect((await desk.press('/sandbox/portal/bps_1/sub_1/cancel')).status).toBe(404)
  const world = await createWorld({ environment: PRODUCTION })
  const token = await world.register(email)
  const body = { success_url: `${OWN}/dashboard`, cancel_url: `${OWN}/pricing` }
  const refused = await world.ask('POST', '/api/stripe/create-query-pack-checkout', { token, body })
  expect(refused).toMatchObject({
    status: 503,
    body: { detail: 'Payments are not available at the moment.' },
  })
  expect((await world.ask('GET', '/sandbox/desk.css')).status).toBe(404)
  expect((await world.ask('POST', '/api/stripe/webhook', { body: {} })).status).toBe(404)
  expect((await world.ask('GET', '/api/plans')).body.query_pack.price_id).toBeNull()
})
