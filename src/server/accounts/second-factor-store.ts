import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { holdUser } from './hold-user.ts'

type Alongside = (tx: Transaction<Tables>) => Promise<void>

/** What is kept of second factors. Secrets come in encrypted, recovery codes as digests. */
export function createSecondFactorStore(db: Database) {
  async function keepCodes(tx: Transaction<Tables>, userId: string, hashes: readonly string[]) {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await tx
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute()
  }

  return {
    async of(userId: string) {
      const row = await db
        .selectFrom('second_factors')
        .select(['secret', 'confirmed_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? { secret: row.secret, confirmedAt: row.confirmed_at } : null
    },

    async codesLeft(userId: string): Promise<number> {
      const { left } = await db
        .selectFrom('recovery_codes')
        .select((count) => count.fn.countAll<number | string>().as('left'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(left)
    },

    /** Keeps a secret that is not confirmed yet. False where one is confirmed. */
    async begin(userId: string, secret: string): Promise<boolean> {
      const begun = await db
        .insertInto('second_factors')
        .values({ user_id: userId, secret, confirmed_at: null, last_step: 0 })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret })
            .where('second_factors.confirmed_at', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst()
      return begun !== undefined
    },

    /** False where this secret waits for no confirmation. */
    async confirm(
      userId: string,
      {
        secret,
        step,
        hashes,
        now,
      }: { secret: string; step: number; hashes: string[]; now: number },
      alongside: Alongside,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdUser(tx, userId)
        const confirmed = await tx
          .updateTable('second_factors')
          .set({ confirmed_at: now, last_step: step })
          .where('user_id', '=', userId)
          .where('secret', '=', secret)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst()
        if (confirmed.numUpdatedRows === 0n) return false
        await keepCodes(tx, userId, hashes)
        await alongside(tx)
        return true
      })
    },

    /** Spends the time step of a code: the same code does not count twice, nor an earlier one. */
    async spendStep(userId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async spendCode(userId: string, codeHash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** False where there is no confirmed one. */
    async replaceCodes(userId: string, hashes: readonly string[]): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        await holdUser(tx, userId)
        const factor = await tx
          .selectFrom('second_factors')
          .select('user_id')
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirst()
        if (!factor) return false
        await keepCodes(tx, userId, hashes)
        return true
      })
    },

    async remove(userId: string, alongside: Alongside): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await holdUser(tx, userId)
        await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
        await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
        await alongside(tx)
      })
    },
  }
}
export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>
