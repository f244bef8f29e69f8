import type Stripe from 'stripe'
import { AppError } from '../errors.ts'

const TOLERANCE_SECONDS = 300

/** A message whose signature is right and not too old. @throws AppError `badRequest`. */
export async function verifiedEvent(
  body: Buffer,
  signature: string,
  secret: string,
  now: number,
): Promise<Stripe.Event> {
  const { default: StripeSdk } = await import('stripe')
  const { webhooks, errors } = StripeSdk
  try {
    return webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now)
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError)
      throw new AppError('badRequest', 'The signature of this message is not right.')
    if (error instanceof SyntaxError) throw new AppError('badRequest', 'This message is not well formed.')
    throw error
  }
}
