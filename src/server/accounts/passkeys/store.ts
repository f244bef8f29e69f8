import type { Transaction } from 'kysely'
import { holdUser } from '#server/accounts/hold-user.ts'
import type { Database, Tables } from '#server/db/tables.ts'
import { digestOf } from '#server/secrets.ts'

type Alongside = (tx: Transaction<Tables>) => Promise<void>
type Row = Tables['passkeys']

interface Challenge {
  challenge: string
  expiresAt: number
}

/** Notes that a challenge was used. False where it was used before. */
async function spend(
  tx: Transaction<Tables>,
  { challenge, expiresAt }: Challenge,
): Promise<boolean> {
  const spent = await tx
    .insertInto('spent_challenges')
    .values({ challenge_hash: digestOf(challenge), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** What is kept of passkeys: public keys, from which nothing can be signed. */
export function createPasskeyStore(db: Database) {
  return {
    async of(userId: string): Promise<Row[]> {
      return db
        .selectFrom('passkeys')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },

    /** A passkey with what a session of its owner needs. */
    async find(id: string) {
      return db
        .selectFrom('passkeys')
        .innerJoin('users', 'users.id', 'passkeys.user_id')
        .selectAll('passkeys')
        .select(['users.email', 'users.password_hash'])
        .where('passkeys.id', '=', id)
        .executeTakeFirst()
    },

    /** `full`: the user has as many as may be. `known`: it is there already, or this is a replay. */
    async add(
      row: Row,
      most: number,
      challenge: Challenge,
      alongside: Alongside,
    ): Promise<'added' | 'full' | 'known'> {
      return db.transaction().execute(async (tx) => {
        await holdUser(tx, row.user_id)
        const { count } = await tx
          .selectFrom('passkeys')
          .select((of) => of.fn.countAll<number | string>().as('count'))
          .where('user_id', '=', row.user_id)
          .executeTakeFirstOrThrow()
        if (Number(count) >= most) return 'full'
        if (!(await spend(tx, challenge))) return 'known'
        const added = await tx
          .insertInto('passkeys')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!added) return 'known'
        await alongside(tx)
        return 'added'
      })
    },

    /** Notes that it was used. False where its challenge was used before, or it is gone. */
    async use(
      { id, user_id }: Pick<Row, 'id' | 'user_id'>,
      { counter, now }: { counter: number; now: number },
      challenge: Challenge,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdUser(tx, user_id)
        if (!(await spend(tx, challenge))) return false
        const { numUpdatedRows } = await tx
          .updateTable('passkeys')
          .set({ counter, last_used_at: now })
          .where('id', '=', id)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      })
    },

    /** False where there is none. */
    async remove(userId: string, id: string, alongside: Alongside): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('passkeys')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await alongside(tx)
        return true
      })
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('spent_challenges').where('expires_at', '<=', now).execute()
    },
  }
}
export type PasskeyStore = ReturnType<typeof createPasskeyStore>
