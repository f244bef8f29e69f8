import { useQuery } from '@tanstack/react-query'
import { fetchSubscription } from '#web/billing/billing-calls.ts'
import { useDay } from '#web/words/day.ts'
import { useInsideWords } from '#web/words/inside.ts'

export const SUBSCRIPTION_KEY = ['subscription'] as const

export function useSubscription() {
  return useQuery({ queryKey: SUBSCRIPTION_KEY, queryFn: fetchSubscription })
}

/** Whether the subscription renews itself, ends, or waits for a payment, and when. */
export function SubscriptionLine() {
  const { billing } = useInsideWords()
  const day = useDay()
  const { data } = useSubscription()
  if (!data || data.current_period_end === null) return null
  const end = day(data.current_period_end)
  if (data.status === 'past_due' && data.grace_until !== null)
    return <p className="font-medium text-danger">{billing.pastDue(day(data.grace_until))}</p>
  if (data.status !== 'active') return null
  return (
    <p className="text-quiet">
      {data.cancel_at_period_end ? billing.ends(end) : billing.renews(end)}
    </p>
  )
}
