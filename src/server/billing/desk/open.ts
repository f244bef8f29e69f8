import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/tables.ts'
import { SANDBOX_PRICES } from '../prices.ts'
import { WEBHOOK_PATH } from '../webhook.ts'
import { createDesk } from './desk.ts'
import { createMessages } from './messages.ts'
import { createDeskStore } from './objects.ts'
import { deskRoutes } from './routes.ts'

interface Parts {
  app: FastifyInstance
  db: Database
  clock: Clock
  secretKey: string
  publicUrl: () => string
}

/** Opens the sandbox desk. Its messages come to our webhook as Stripe's would. */
export function openSandboxDesk({ app, db, clock, secretKey, publicUrl }: Parts) {
  const secret = `whsec_${createHmac('sha256', secretKey).update('sandbox desk').digest('hex')}`
  const prices = SANDBOX_PRICES
  const store = createDeskStore(db)
  const messages = createMessages({
    secret,
    clock,
    async deliver(payload, signature) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const answer = await app.inject({ method: 'POST', url: WEBHOOK_PATH, payload, headers })
      if (answer.statusCode !== 200) throw new Error(`our webhook answered ${answer.statusCode}`)
    },
  })
  const desk = createDesk({ store, messages, prices, secret, clock, publicUrl })
  return { desk, register: () => deskRoutes(app, { desk, store, prices }) }
}
