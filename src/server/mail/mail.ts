import type { FastifyBaseLogger } from 'fastify'
import { withoutNames } from './failures.ts'
import { createMailer, type Transport } from './mailer.ts'
import { createMailQueue } from './queue.ts'
import { createMailSender } from './sender.ts'

type SenderParts = Parameters<typeof createMailSender>[0]

interface Parts extends Pick<SenderParts, 'db' | 'decide' | 'clock'> {
  transport: Transport
  publicUrl: () => string
  supportEmail: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Mail: the queue in the database, and the sender that empties it. */
export function createMail({ db, decide, clock, transport, publicUrl, supportEmail, log }: Parts) {
  const queue = createMailQueue(db)
  const sender = createMailSender({
    db,
    queue,
    mailer: createMailer(transport, publicUrl, supportEmail),
    decide,
    clock,
    onFailure: (error, mail) =>
      log.warn({ ...mail, ...withoutNames(error) }, 'a mail was not sent'),
  })
  return { ...sender, sweep: () => queue.sweep(clock()) }
}
