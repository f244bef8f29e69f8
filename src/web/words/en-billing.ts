import { PLANS } from '#shared/plans.ts'

const PLAN = PLANS.professional.label

/** English words of plans and payments on the inside pages. */
export const billingWords = {
  upgrade: 'Upgrade to Aficionado',
  buyPack: 'Buy Query Pack',
  manage: 'Manage Subscription',
  buyMore: 'Buy Extra Queries',
  renews: (day: string) => `Active. Renews on ${day}.`,
  ends: (day: string) => `Cancelled. Yours until ${day}.`,
  pastDue: (day: string) =>
    `The last payment failed. Your plan holds until ${day}; please check your card under “Manage Subscription”.`,
  pack: (left: string) => `${left} left in query packs`,
  expiresSoon: 'expires soon',
  activating: 'Payment received, activating…',
  verifyFailed: (detail: string) => `Payment verification failed: ${detail}`,
  unknownError: 'Unknown error',
  verifyUnreached:
    'Error verifying payment. Please contact support if you believe this is an error.',
  portalRefused: 'Unable to access subscription management. Please contact support.',
  failed: 'Something went wrong. Please try again.',
  packAdded: (added: number, total: number) =>
    `Payment successful! ${added} queries were added. You have purchased ${total} in total.`,
  welcome: {
    free: 'Payment received. Your plan will be active in a moment.',
    student: 'Subscription activated. Welcome, Aficionado member!',
    professional: `Subscription activated. Welcome, Premium member! Your plan is ${PLAN}.`,
  },
  usesMonth: 'This one counts against your month.',
  usesPack: 'This one is taken from your query pack.',
  usesNone: 'This mode needs a query pack or a subscription.',
}
