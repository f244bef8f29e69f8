import { useMutation } from '@tanstack/react-query'
import type { Usage } from '#shared/api/usage.ts'
import { isUnlimited, LOW_BALANCE, type Role } from '#shared/plans.ts'
import { openPortal } from '#web/billing/billing-calls.ts'
import { useSubscription } from '#web/billing/subscription.tsx'
import { useBuying } from '#web/billing/use-buying.ts'
import { ApiError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'

/** Sends the browser to where the subscription is managed. */
function ManageButton() {
  const { billing } = useInsideWords()
  const opening = useMutation({
    mutationFn: openPortal,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.status !== 0
      showToast(isRefused ? billing.portalRefused : billing.failed, 'error')
    },
  })
  return (
    <Button look="outline" pending={opening.isPending} onClick={() => opening.mutate()}>
      {billing.manage}
    </Button>
  )
}

/** What a user can do about their plan: buy more, or manage what they pay for. */
export function PlanActions({ role, usage }: { role: Role; usage: Usage }) {
  const { billing } = useInsideWords()
  const buying = useBuying(billing.failed)
  const subscription = useSubscription()
  const opening = buying.isPending ? buying.variables : null
  const isFree = role === 'free'
  // A payment that failed too long ago leaves a free plan with a subscription that can still be
  // paid.
  const isOwing = isFree && ['past_due', 'unpaid'].includes(subscription.data?.status ?? '')
  const unlimited = isUnlimited(usage.total_available)
  const low = !unlimited && usage.total_available < LOW_BALANCE
  return (
    <div className="flex flex-wrap gap-3">
      {isFree && !isOwing && (
        <Button pending={opening === 'student'} onClick={() => buying.mutate('student')}>
          {billing.upgrade}
        </Button>
      )}
      {isFree && low && (
        <Button
          look="outline"
          pending={opening === 'query_pack'}
          onClick={() => buying.mutate('query_pack')}
        >
          {billing.buyPack}
        </Button>
      )}
      {(!isFree || isOwing) && <ManageButton />}
      {!isFree && !unlimited && (
        <Button
          look="outline"
          pending={opening === 'query_pack'}
          onClick={() => buying.mutate('query_pack')}
        >
          {billing.buyMore}
        </Button>
      )}
    </div>
  )
}
