import type { Kysely, Transaction } from 'kysely'
import type { Language } from '#shared/languages.ts'
import type { Database, Tables } from '../db/tables.ts'
import { newId } from '../secrets.ts'
import type { Mail } from './mailer.ts'

const MINUTE = 60_000
const LONGEST_PAUSE = 60 * MINUTE
/**
 * A mail that fails when it is older is given up. Each is tried once, however long no server ran.
 */
export const GIVEN_UP_AFTER = 24 * 60 * MINUTE
/** A mail that was given up is listed for so long. */
const KEPT_AFTER = 7 * 24 * 60 * MINUTE

/**
 * Whether these go out, and with what secret, is decided when they are sent: asking takes as long
 * for every address.
 */
export type WantedMail =
  | { kind: 'code-wanted'; to: string; language: Language | null }
  | { kind: 'reset-wanted'; to: string }

/** What may wait to be sent: no secret is in it. */
export type QueuedMail = WantedMail | Exclude<Mail, { kind: 'code' | 'account-exists' | 'reset' }>

export interface Claimed {
  id: string
  mail: QueuedMail
  createdAt: number
  tries: number
}

/**
 * When a mail is tried again after so many tries: a minute later, then two, then four, at most an
 * hour.
 */
export function pauseAfter(tries: number): number {
  return Math.min(MINUTE * 2 ** (tries - 1), LONGEST_PAUSE)
}

/** The mails that wait to be sent, by whichever server comes first. */
export function createMailQueue(db: Database) {
  return {
    /**
     * Keeps mails with what causes them. Who asks for a code or a link again gets the newest alone.
     */
    async addWithin(
      tx: Transaction<Tables>,
      mails: readonly QueuedMail[],
      now: number,
    ): Promise<void> {
      for (const mail of mails) {
        if (mail.kind === 'code-wanted' || mail.kind === 'reset-wanted')
          await forget(tx, mail.to, mail.kind)
        await tx
          .insertInto('mails')
          .values({
            id: newId(),
            kind: mail.kind,
            recipient: mail.to,
            body: JSON.stringify(mail),
            created_at: now,
            due_at: now,
            tries: 0,
          })
          .execute()
      }
    },

    /**
     * Takes at most so many mails that are due. Each is due again after a pause: a server that dies
     * with it loses nothing.
     */
    async claim(most: number, now: number): Promise<Claimed[]> {
      const due = await db
        .selectFrom('mails')
        .select(['id', 'body', 'tries', 'created_at', 'due_at'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(most)
        .execute()
      const claimed: Claimed[] = []
      for (const { id, body, tries, created_at: createdAt, due_at } of due) {
        const { numUpdatedRows } = await db
          .updateTable('mails')
          .set({ tries: tries + 1, due_at: now + pauseAfter(tries + 1) })
          .where('id', '=', id)
          .where('due_at', '=', due_at)
          .executeTakeFirst()
        if (numUpdatedRows > 0n)
          claimed.push({ id, createdAt, tries: tries + 1, mail: JSON.parse(body) as QueuedMail })
      }
      return claimed
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('mails').where('id', '=', id).execute()
    },

    /** No server tries it again. */
    async giveUp(id: string): Promise<void> {
      await db.updateTable('mails').set({ due_at: null }).where('id', '=', id).execute()
    },

    /** Forgets what was given up. */
    async sweep(now: number): Promise<void> {
      await db
        .deleteFrom('mails')
        .where('created_at', '<=', now - KEPT_AFTER)
        .where('due_at', 'is', null)
        .execute()
    },
  }
}
export type MailQueue = ReturnType<typeof createMailQueue>

async function forget(db: Kysely<Tables>, recipient: string, kind: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', '=', recipient).where('kind', '=', kind).execute()
}
