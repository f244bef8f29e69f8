import type Stripe from 'stripe'
import { AppError } from '../errors.ts'

const TOLERANCE_SECONDS = 300

/**
 * A message whose signature is right and not too old. @throws AppError `invalid_signature` or
 * `malformed_request`.
 */
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
      throw new AppError('invalid_signature')
    if (error instanceof SyntaxError) throw new AppError('malformed_request')
    throw error
  }
}
