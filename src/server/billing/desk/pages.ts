import type { Prices } from '#server/config.ts'
import { escapeHtml } from '#server/escape-html.ts'
import { utcDay } from '#shared/days.ts'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'
import { roleOfPrice } from '../prices.ts'
import type { DeskPortal, DeskSession, DeskSubscription } from './objects.ts'

export const DESK_STYLE = `
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; background: light-dark(#f4efe6, #191613); }
body { color: light-dark(#211a14, #f2eadd); }
body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; }
.sandbox { border: 2px dashed; padding: 0.75rem 1rem; font-weight: 600; }
.failed { border-left: 4px solid light-dark(#95191b, #f7aca3); padding-left: 0.75rem; }
form { display: inline-block; margin: 0 0.5rem 0.75rem 0; }
button { font: inherit; min-height: 2.75rem; padding: 0.4rem 1.2rem; cursor: pointer; }
a { color: light-dark(#7a2419, #e99a80); }
dt { opacity: 0.75; } dd { margin: 0 0 0.5rem; font-size: 1.2rem; }
`

const MONEY = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} · Artsking sandbox</title>
<link rel="stylesheet" href="/sandbox/desk.css"></head>
<body><main>
<p class="sandbox">This is a sandbox: no card is asked for, and no money moves.</p>
<h1>${title}</h1>
${body}
</main></body></html>`
}

function button(action: string, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`
}

function wareOf(prices: Prices, priceId: string): { name: string; price: string } {
  const role = roleOfPrice(prices, priceId)
  if (role === null)
    return { name: QUERY_PACK.label, price: MONEY.format(QUERY_PACK.pricePence / 100) }
  return { name: PLANS[role].label, price: `${MONEY.format(PLANS[role].pricePence / 100)} a month` }
}

function warePart(prices: Prices, priceId: string): string {
  const { name, price } = wareOf(prices, priceId)
  return `<dl><dt>You buy</dt><dd>${name}</dd><dt>Price</dt><dd>${price}</dd></dl>`
}

export function checkoutPage(session: DeskSession, prices: Prices, declined: boolean): string {
  if (session.status !== 'open') {
    const said =
      session.status === 'complete' ? 'This checkout has been paid.' : 'This checkout is closed.'
    return page(
      'Checkout',
      `<p>${said}</p><p><a href="${escapeHtml(session.cancel_url)}">Back to Artsking</a></p>`,
    )
  }
  const path = `/sandbox/checkout/${session.id}`
  const failed = declined
    ? '<p class="failed" role="alert">The payment was declined. Nothing was bought.</p>'
    : ''
  const buttons = [
    button(`${path}/pay`, 'Pay'),
    button(`${path}/decline`, 'Decline'),
    button(`${path}/cancel`, 'Cancel'),
  ]
  return page('Checkout', `${failed}${warePart(prices, session.price)}${buttons.join('\n')}`)
}

function subscriptionPart(subscription: DeskSubscription, prices: Prices, path: string): string {
  const [item] = subscription.items.data
  const { name, price } = wareOf(prices, item.price.id)
  const day = utcDay(item.current_period_end * 1000, 'en')
  const end = subscription.cancel_at_period_end ? `ends on ${day}` : `renews on ${day}`
  const isDue = subscription.status === 'past_due'
  const others = [prices.student, prices.professional].filter(
    (priceId) => priceId !== item.price.id,
  )
  const act = (action: string, label: string) =>
    button(`${path}/${subscription.id}/${action}`, label)
  const buttons = isDue
    ? [act('renew', 'Pay the open invoice')]
    : [
        subscription.cancel_at_period_end
          ? act('keep', 'Keep the subscription')
          : act('cancel', 'Cancel the subscription'),
        ...others.map((priceId) =>
          act(`change/${priceId}`, `Change to ${wareOf(prices, priceId).name}`),
        ),
        act('fail', 'Let a payment fail'),
      ]
  return `<h2>${name}</h2><p>${price}, ${isDue ? 'its last payment failed' : end}.</p>${buttons.join('\n')}`
}

export function portalPage(
  portal: DeskPortal,
  subscriptions: DeskSubscription[],
  prices: Prices,
): string {
  const path = `/sandbox/portal/${portal.id}`
  const back = `<p><a href="${escapeHtml(portal.return_url)}">Back to Artsking</a></p>`
  if (portal.change) {
    const { subscription, price } = portal.change
    const confirm = button(`${path}/${subscription}/change/${price}`, 'Confirm')
    return page('Change your plan', `${warePart(prices, price)}${confirm}${back}`)
  }
  const living = subscriptions.filter(({ status }) => status !== 'canceled')
  const parts = living.map((subscription) => subscriptionPart(subscription, prices, path))
  return page(
    'Your subscription',
    `${parts.join('\n') || '<p>You have no subscription.</p>'}${back}`,
  )
}
