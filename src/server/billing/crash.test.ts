import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { grantsOver, openPlace, type Place } from '#test/crashing-webhook.ts'
import { migrate } from '../db/migrate.ts'
import type { PaymentEvent } from './provider.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
const url = process.env.TEST_DATABASE_URL ?? ''

/** A database that outlives its process. */
async function openLasting() {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-crash-'))
  const schema = `test_${randomBytes(8).toString('hex')}`
  const place: Place = onPostgres ? { url, schema } : { file: join(folder, 'artsking.db') }
  const db = openPlace(place)
  if (onPostgres) await sql`create schema ${sql.id(schema)}`.execute(db)
  await migrate(db)
  onTestFinished(async () => {
    if (onPostgres) await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return { place, db }
}

const event: PaymentEvent = {
  id: 'evt_1',
  type: 'checkout.session.completed',
  about: 'checkout',
  checkout: {
    id: 'cs_1',
    userId: 'ann',
    customerId: null,
    product: 'query_pack',
    isPaid: true,
    subscriptionId: null,
    paymentId: 'pi_1',
    amountPence: 699,
  },
}

// PGlite lives in the memory of the process that dies.
test.skipIf(onPostgres && url === '')(
  'a server killed in the middle of a grant leaves nothing half done, and the message sent again grants once',
  async () => {
    const { place, db } = await openLasting()
    await db
      .insertInto('users')
      .values({
        id: 'ann',
        email: 'ann@example.com',
        password_hash: '',
        role: 'free',
        preferred_language: 'en',
        created_at: 0,
      })
      .execute()
    const program = join(import.meta.dirname, '../../../test/crashing-webhook.ts')
    const died = spawnSync(process.execPath, [program, JSON.stringify({ place, event })])
    expect(died.signal, died.stderr.toString()).toBe('SIGKILL')
    const count = async (
      table: 'payment_events' | 'payment_sessions' | 'packs' | 'pack_movements',
    ) => (await db.selectFrom(table).selectAll().execute()).length
    const counts = () =>
      Promise.all([
        count('payment_events'),
        count('payment_sessions'),
        count('packs'),
        count('pack_movements'),
      ])
    expect(await counts()).toEqual([0, 0, 0, 0])
    await grantsOver(db).take(event)
    await grantsOver(db).take(event)
    expect(await counts()).toEqual([1, 1, 1, 1])
    const pack = await db.selectFrom('packs').select('balance').executeTakeFirstOrThrow()
    expect(pack.balance).toBe(25)
  },
)
