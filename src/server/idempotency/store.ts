import { holdLivingUser } from '../accounts/hold-user.ts'
import type { Database } from '../db/tables.ts'

export interface RequestKey {
  userId: string
  keyHash: string
}

interface Begun extends RequestKey {
  requestHash: string
  /** For a request that was never seen. */
  answerId: string
  holder: string
  heldUntil: number
  now: number
}

/**
 * `ours`: the answer is to be made; `theirs`: it is being made; `other`: the key belongs to another
 * request.
 */
export type Standing =
  | { is: 'ours'; answerId: string }
  | { is: 'theirs' }
  | { is: 'other' }
  | { is: 'answered'; answer: string }

/** What is kept of requests that may be repeated. */
export function createIdempotencyStore(db: Database) {
  const of = ({ userId, keyHash }: RequestKey) =>
    db
      .updateTable('idempotent_requests')
      .where('user_id', '=', userId)
      .where('key_hash', '=', keyHash)

  return {
    /**
     * Decides who makes the answer. The user's row is held, so that of two repeats the second sees
     * the first.
     */
    async begin({
      userId,
      keyHash,
      requestHash,
      answerId,
      holder,
      heldUntil,
      now,
    }: Begun): Promise<Standing> {
      return db.transaction().execute(async (tx) => {
        await holdLivingUser(tx, userId)
        const begun = await tx
          .selectFrom('idempotent_requests')
          .selectAll()
          .where('user_id', '=', userId)
          .where('key_hash', '=', keyHash)
          .executeTakeFirst()
        if (!begun) {
          await tx
            .insertInto('idempotent_requests')
            .values({
              user_id: userId,
              key_hash: keyHash,
              request_hash: requestHash,
              answer_id: answerId,
              created_at: now,
              holder,
              held_until: heldUntil,
              kept_id: null,
              answer: null,
            })
            .execute()
          return { is: 'ours', answerId }
        }
        if (begun.request_hash !== requestHash) return { is: 'other' }
        if (begun.answer !== null) return { is: 'answered', answer: begun.answer }
        if (begun.held_until > now) return { is: 'theirs' }
        // The server that made the answer has died.
        await tx
          .updateTable('idempotent_requests')
          .set({ holder, held_until: heldUntil })
          .where('user_id', '=', userId)
          .where('key_hash', '=', keyHash)
          .execute()
        return { is: 'ours', answerId: begun.answer_id }
      })
    },

    async isKnown({ userId, keyHash }: RequestKey): Promise<boolean> {
      const row = await db
        .selectFrom('idempotent_requests')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('key_hash', '=', keyHash)
        .executeTakeFirst()
      return row !== undefined
    },

    async holdOn(key: RequestKey, holder: string, heldUntil: number): Promise<void> {
      await of(key).set({ held_until: heldUntil }).where('holder', '=', holder).execute()
    },

    /** Keeps the first answer. */
    async finish(key: RequestKey, answer: string, keptId: string | null): Promise<void> {
      await of(key).set({ answer, kept_id: keptId }).where('answer', 'is', null).execute()
    },

    /** Leaves a request to its next repeat, which looks for the answer under its id. */
    async letGo(key: RequestKey, holder: string): Promise<void> {
      await of(key).set({ held_until: 0 }).where('holder', '=', holder).execute()
    },

    /** Forgets a request that came to nothing: a repeat begins anew. */
    async release({ userId, keyHash }: RequestKey, holder: string): Promise<void> {
      await db
        .deleteFrom('idempotent_requests')
        .where('user_id', '=', userId)
        .where('key_hash', '=', keyHash)
        .where('holder', '=', holder)
        .where('answer', 'is', null)
        .execute()
    },

    /**
     * Deletes what was begun up to a time, and the answers whose analysis or description the user
     * has deleted.
     */
    async sweep(until: number): Promise<void> {
      await db.deleteFrom('idempotent_requests').where('created_at', '<=', until).execute()
      let orphans = db.deleteFrom('idempotent_requests').where('kept_id', 'is not', null)
      for (const table of ['analyses', 'descriptions', 'questions'] as const)
        orphans = orphans.where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.id`, '=', 'kept_id')),
          ),
        )
      await orphans.execute()
    },
  }
}
