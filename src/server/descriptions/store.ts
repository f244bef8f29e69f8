import type { Transaction } from 'kysely'
import type { Description } from '#shared/api/descriptions.ts'
import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'

interface NewDescription {
  userId: string
  createdAt: number
  description: Description
}

/** What is kept of descriptions. */
export function createDescriptionStore(db: Database) {
  return {
    /** Keeps a finished description together with `alongside`, or neither. */
    async add(
      { userId, createdAt, description }: NewDescription,
      alongside: (tx: Transaction<Tables>) => Promise<void>,
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        await alongside(tx)
        await tx
          .insertInto('descriptions')
          .values({
            id: description.id,
            user_id: userId,
            created_at: createdAt,
            body: JSON.stringify(description),
          })
          .execute()
      })
    },

    async countOfUser(userId: string): Promise<number> {
      const { total } = await db
        .selectFrom('descriptions')
        .select((count) => count.fn.countAll<number | string>().as('total'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** A part of a user's descriptions, the newest first. */
    async pageOfUser(userId: string, offset: number, limit: number): Promise<Description[]> {
      const rows = await db
        .selectFrom('descriptions')
        .select('body')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      return rows.map((row) => JSON.parse(row.body) as Description)
    },
  }
}
export type DescriptionStore = ReturnType<typeof createDescriptionStore>
