import type { Transaction } from 'kysely'
import type { Description } from '#shared/api/descriptions.ts'
import { holdLivingUser, holdUser } from '../accounts/hold-user.ts'
import type { Database, Tables } from '../db/tables.ts'

interface NewDescription {
  userId: string
  createdAt: number
  description: Description
}

/** What is kept of descriptions. */
export function createDescriptionStore(db: Database) {
  const shown = (userId: string) =>
    db.selectFrom('descriptions').where('user_id', '=', userId).where('deleted_at', 'is', null)

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
            deleted_at: null,
          })
          .execute()
      })
    },

    async ofUser(userId: string, id: string): Promise<Description | null> {
      const row = await shown(userId).select('body').where('id', '=', id).executeTakeFirst()
      return row ? (JSON.parse(row.body) as Description) : null
    },

    async countOfUser(userId: string): Promise<number> {
      const { total } = await shown(userId)
        .select((count) => count.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** A part of a user's descriptions, the newest first. */
    async pageOfUser(userId: string, offset: number, limit: number): Promise<Description[]> {
      const rows = await shown(userId)
        .select('body')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute()
      return rows.map((row) => JSON.parse(row.body) as Description)
    },

    /**
     * Puts what `change` makes of a description in its place, one after the other; null where there
     * is none.
     */
    async replace(
      userId: string,
      id: string,
      change: (before: Description) => Description,
    ): Promise<Description | null> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const row = await tx
          .selectFrom('descriptions')
          .select('body')
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
        if (!row) return null
        const after = change(JSON.parse(row.body) as Description)
        await tx
          .updateTable('descriptions')
          .set({ body: JSON.stringify(after) })
          .where('id', '=', id)
          .execute()
        return after
      })
    },

    /** Marks a description as deleted; false where there is none. */
    async remove(userId: string, id: string, now: number): Promise<boolean> {
      const removed = await db
        .updateTable('descriptions')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return removed !== undefined
    },

    /**
     * Brings back what was deleted after a given time; false where there is nothing to bring back.
     */
    async restore(userId: string, id: string, deletedAfter: number): Promise<boolean> {
      const restored = await db
        .updateTable('descriptions')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', '>', deletedAfter)
        .returning('id')
        .executeTakeFirst()
      return restored !== undefined
    },

    /** Deletes for good what was marked up to a given time. */
    async purge(deletedUntil: number): Promise<void> {
      const gone = db.selectFrom('descriptions').where('deleted_at', '<=', deletedUntil)
      for (const { user_id } of await gone.select('user_id').distinct().execute())
        await db.transaction().execute(async (tx) => {
          await holdUser(tx, user_id)
          await tx
            .deleteFrom('descriptions')
            .where('user_id', '=', user_id)
            .where('deleted_at', '<=', deletedUntil)
            .execute()
        })
    },
  }
}
export type DescriptionStore = ReturnType<typeof createDescriptionStore>
