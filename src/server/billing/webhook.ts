import type { FastifyInstance } from 'fastify'
import type { Grants } from './grants.ts'
import type { PaymentProvider } from './provider.ts'

const EVENT_BYTES = 1024 * 1024

export const WEBHOOK_PATH = '/api/stripe/webhook'

/**
 * Where the payment provider tells what has happened: the bytes as they came, with their signature.
 */
export async function webhookRoute(
  app: FastifyInstance,
  { provider, grants }: { provider: PaymentProvider; grants: Grants },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      WEBHOOK_PATH,
      { schema: { hide: true }, bodyLimit: EVENT_BYTES },
      async (request) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signature = request.headers['stripe-signature']
        await grants.take(await provider.eventOf(body, String(signature ?? '')))
        return { received: true }
      },
    )
  })
}
