import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { Mail, Mailer } from './mailer.ts'
import {
  type Claimed,
  GIVEN_UP_AFTER,
  type MailQueue,
  type QueuedMail,
  type WantedMail,
} from './queue.ts'

const AT_ONCE = 5
/** A mail server that says nothing holds a mail no longer. */
const PATIENCE_MS = 30_000
const REMOVE_AGAIN_MS = 5000
/** What is asked for is worked on within this time, at a moment that nobody can foretell. */
const LATEST_START_MS = 400
const LAST_MAILS_MS = 3000

/** A mail, and whether it only goes through the motions: as for an address that has no account. */
export interface Decided {
  mail: Mail
  isRehearsal: boolean
}

interface Parts {
  db: Database
  queue: MailQueue
  mailer: Mailer
  /** Writes the mail that was asked for. The same id gives the same secrets again. */
  decide: (id: string, wanted: WantedMail) => Promise<Decided>
  clock: Clock
  onFailure: (error: unknown, mail: Pick<Claimed, 'tries'> & { kind: string }) => void
}

/** The outgoing mail queue: a mail is stored at once and sent soon. */
export interface Mails {
  /** For what is written in the same transaction. */
  addWithin(tx: Transaction<Tables>, mails: readonly QueuedMail[]): Promise<void>
  add(mail: QueuedMail): Promise<void>
}

/** Whether a mail server has refused the recipient for good. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

function isWanted(mail: QueuedMail): mail is WantedMail {
  return mail.kind === 'code-wanted' || mail.kind === 'reset-wanted'
}

/** Sends what waits, a few at once. */
export function createMailSender({ db, queue, mailer, decide, clock, onFailure }: Parts) {
  const sending = new Set<Promise<void>>()
  let claiming = Promise.resolve(0)
  let soon: NodeJS.Timeout | undefined
  let isStopping = false

  async function send({ id, mail: queued, createdAt, tries }: Claimed): Promise<void> {
    const patience = new AbortController()
    const late = pause(PATIENCE_MS, null, { signal: patience.signal }).then(() => {
      throw new Error('the mail server does not answer')
    })
    late.catch(() => {})
    try {
      const { mail, isRehearsal } = isWanted(queued)
        ? await decide(id, queued)
        : { mail: queued, isRehearsal: false }
      await Promise.race([mailer.send(mail, isRehearsal), late])
    } catch (error) {
      onFailure(error, { kind: queued.kind, tries })
      const isOld = clock() - createdAt >= GIVEN_UP_AFTER
      if (isOld || isForGood(error)) await queue.giveUp(id)
      return
    } finally {
      patience.abort()
    }
    // What has gone out must not go out again: a database that is away for a moment is asked again.
    await queue.remove(id).catch(() => pause(REMOVE_AGAIN_MS).then(() => queue.remove(id)))
  }

  /** Begins to send what is due, as far as there is room; one claim after the other. */
  function sendDue(): Promise<number> {
    const claim = claiming.then(claimDue)
    claiming = claim.catch(() => 0)
    return claim
  }

  async function claimDue(): Promise<number> {
    if (isStopping || sending.size >= AT_ONCE) return 0
    const claimed = await queue.claim(AT_ONCE - sending.size, clock())
    for (const mail of claimed) {
      const sent: Promise<void> = send(mail)
        .catch((error: unknown) => onFailure(error, { kind: mail.mail.kind, tries: mail.tries }))
        .finally(() => {
          sending.delete(sent)
          startSoon(0)
        })
      sending.add(sent)
    }
    return claimed.length
  }

  function startSoon(withinMs: number): void {
    if (isStopping || soon) return
    soon = setTimeout(() => {
      soon = undefined
      sendDue().catch((error: unknown) => onFailure(error, { kind: 'any', tries: 0 }))
    }, Math.random() * withinMs).unref()
  }

  const mails: Mails = {
    async addWithin(tx, added) {
      await queue.addWithin(tx, added, clock())
      startSoon(LATEST_START_MS)
    },
    add: (mail) => db.transaction().execute((tx) => mails.addWithin(tx, [mail])),
  }

  return {
    mails,
    sendDue,

    /** Sends all that is due, and waits for it. */
    async settled(): Promise<void> {
      let begun = 0
      do {
        await Promise.all(sending)
        begun = await sendDue()
      } while (begun > 0 || sending.size > 0)
    },

    /**
     * Begins nothing more, and waits a little for what has begun. What is left another server
     * sends, or the next start.
     */
    async stop(): Promise<void> {
      isStopping = true
      clearTimeout(soon)
      const patience = new AbortController()
      const late = pause(LAST_MAILS_MS, null, { signal: patience.signal }).catch(() => {})
      await Promise.race([Promise.all(sending), late])
      patience.abort()
    },
  }
}
