import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#server/db/tables.ts'
import { createWorld } from '#test/world.ts'
import { holdUser } from './hold-user.ts'
import { createOwnAccountStore } from './own-account-store.ts'
import { createAccountStore } from './store.ts'

/** Long enough for what does not wait to be done. */
const MEANWHILE_MS = 200

interface Change {
  tx: Transaction<Tables>
  userId: string
  now: number
}

/**
 * A user with a reset link, while another transaction holds the user and will yet make a change.
 */
async function userWhile(change: (parts: Change) => Promise<unknown>) {
  const world = await createWorld()
  await world.register('ann@example.com')
  const { now } = world.clock
  const store = createAccountStore(world.db)
  const user = await store.userByEmail('ann@example.com')
  if (!user) throw new Error('nobody registered')
  await store.keepResetLink('a-mail', user.id, 'link', now + 60_000)
  const own = createOwnAccountStore(world.db)
  const [asking] = await own.sessionsOf(user.id)
  if (!asking) throw new Error('nobody is logged in')
  const held = Promise.withResolvers<void>()
  const changed = world.db.transaction().execute(async (tx) => {
    await holdUser(tx, user.id)
    held.resolve()
    await setTimeout(MEANWHILE_MS)
    await change({ tx, userId: user.id, now })
  })
  await held.promise
  const passwordHash = () => own.passwordHashOf(user.id)
  return { store, own, user, asking, now, changed, passwordHash }
}

const untold = async () => {}
const openSession = ({ tx, userId, now }: Change) =>
  tx
    .insertInto('sessions')
    .values({ token_hash: 'session', user_id: userId, created_at: now, seen_at: now })
    .execute()

test('a login with the old password that overlaps a reset does not outlive it', async () => {
  const { store, now, changed } = await userWhile(openSession)
  expect(await store.resetPassword('link', 'new', now, untold)).toMatchObject({
    email: 'ann@example.com',
  })
  await changed
  expect(await store.userBySession('session', now)).toBeNull()
})

test('a reset waits for the closing of the account, and never the one for the other', async () => {
  const { store, now, changed } = await userWhile(({ tx, userId }) =>
    tx.deleteFrom('users').where('id', '=', userId).execute(),
  )
  expect(await store.resetPassword('link', 'new', now, untold)).toBeNull()
  await changed
})

test('a login waits for a change of the password, and then opens nothing', async () => {
  const { store, user, now, changed } = await userWhile(({ tx, userId }) =>
    tx.updateTable('users').set({ password_hash: 'new' }).where('id', '=', userId).execute(),
  )
  expect(await store.openSession(user, 'session', now)).toBe(false)
  await changed
  expect(await store.userBySession('session', now)).toBeNull()
})

test('a change of the password that overlaps a reset does not win over it', async () => {
  const { user, asking, changed, own, passwordHash } = await userWhile(({ tx, userId }) =>
    tx.updateTable('users').set({ password_hash: 'reset' }).where('id', '=', userId).execute(),
  )
  const keptTokenHash = asking.tokenHash
  const change = { proven: user.password_hash, next: 'intruder', keptTokenHash }
  expect(await own.replacePassword(user.id, change, untold)).toBe(false)
  await changed
  expect(await passwordHash()).toBe('reset')
})

test('a session that has ended meanwhile changes no password', async () => {
  const { user, asking, changed, own, passwordHash } = await userWhile(({ tx, userId }) =>
    tx.deleteFrom('sessions').where('user_id', '=', userId).execute(),
  )
  const keptTokenHash = asking.tokenHash
  const change = { proven: user.password_hash, next: 'intruder', keptTokenHash }
  expect(await own.replacePassword(user.id, change, untold)).toBe(false)
  await changed
  expect(await passwordHash()).toBe(user.password_hash)
})
