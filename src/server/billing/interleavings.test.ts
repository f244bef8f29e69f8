import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openShop } from '#test/shop.ts'

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ hear: fc.nat(11) }) },
  { weight: 4, arbitrary: fc.record({ spend: fc.constantFrom('explorer', 'student') }) },
  fc.record({ verifyPack: fc.nat(1) }),
  fc.constant({ verifyPlan: true }),
  fc.constant({ refund: true }),
  fc.constant({ cancel: true }),
)

test('no interleaving of messages, returns and spendings grants twice, loses a grant or takes what is not there', async () => {
  const shop = await openShop()
  let [runs, asked] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const email = `reader-${++runs}@example.com`
      const token = await shop.register(email)
      const { id } = await shop.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const packs = [await shop.packSession(token), await shop.packSession(token)]
      const plan = await shop.planSession('student', token)
      const events = [plan, ...packs].flatMap((session) => shop.stripe.pay(session))
      const { subscription } = shop.stripe.sessions.get(plan)
      events.push(shop.stripe.invoice(subscription, true), shop.stripe.invoice(subscription, false))
      const refund = shop.stripe.refund(packs[0] ?? '')
      let [refunded, cancelled, spent] = [false, false, 0]

      for (const action of steps) {
        if ('hear' in action) {
          const event = events[action.hear % events.length]
          if (event) await shop.hear(event)
        }
        if ('spend' in action) {
          // Another question each time: the same one is not counted twice.
          const body = { name: 'The Starry Night', mode: action.spend, question: `Why? ${asked++}` }
          const { status } = await shop.ask('POST', '/api/query-artwork', { token, body })
          expect([200, 402, 403]).toContain(status)
          if (status === 200) spent++
        }
        if ('verifyPack' in action) await shop.verifyPack(packs[action.verifyPack] ?? '', token)
        if ('verifyPlan' in action) await shop.verify(plan, token)
        if ('refund' in action) {
          refunded = true
          await shop.hear(refund)
        }
        if ('cancel' in action && !cancelled) {
          cancelled = true
          events.push(shop.stripe.change(subscription, { status: 'canceled' }))
        }
      }
      for (const event of events) await shop.hear(event)

      const kept = await shop.db.selectFrom('packs').selectAll().where('user_id', '=', id).execute()
      const movements = await shop.db
        .selectFrom('pack_movements')
        .selectAll()
        .where('user_id', '=', id)
        .execute()
      expect(movements.filter((row) => row.kind === 'grant').map((row) => row.amount)).toEqual([
        25, 25,
      ])
      for (const pack of kept) {
        const rows = movements.filter((row) => row.pack_id === pack.id)
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(pack.balance)
        expect(pack.balance).toBeGreaterThanOrEqual(0)
        if (refunded && pack.session_id === packs[0]) expect(pack.balance).toBe(0)
      }
      const byPack = movements.filter((row) => row.kind === 'spend').length
      expect((await shop.usage(token)).month_count + byPack).toBe(spent)
      expect(await shop.role(token)).toBe(cancelled ? 'free' : 'student')
    }),
    { numRuns: 15 },
  )
}, 120_000)
