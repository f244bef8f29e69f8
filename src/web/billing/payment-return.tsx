import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { verifyPack, verifyPlan } from '#web/billing/billing-calls.ts'
import { roleAfterChange } from '#web/billing/plan-change.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { useSession } from '#web/lib/session.ts'
import { Waiting } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'

/**
 * What somebody comes back from: the payment of a plan or a pack, or the change of a plan, which
 * has no session.
 */
interface Payment {
  sessionId: string | null
  isPack: boolean
}

/**
 * The payment that the address tells of. Older pages wrote `?query_pack=success` into the session's
 * id.
 */
function paymentOf(search: URLSearchParams): Payment | null {
  const [sessionId = '', rest = ''] = (search.get('session_id') ?? '').split('?', 2)
  if (sessionId === '') {
    return search.get('subscription') === 'changed' ? { sessionId: null, isPack: false } : null
  }
  const pack = search.get('query_pack') ?? new URLSearchParams(rest).get('query_pack')
  return { sessionId, isPack: pack === 'success' }
}

function useVerification() {
  const { billing } = useInsideWords()
  const queries = useQueryClient()
  const { role } = useSession()
  return useMutation({
    mutationFn: async ({ sessionId, isPack }: Payment) => {
      if (sessionId === null) return billing.welcome[await roleAfterChange(role)]
      if (!isPack) return billing.welcome[(await verifyPlan(sessionId)).role]
      const { queries_added, total_purchased_queries } = await verifyPack(sessionId)
      return billing.packAdded(queries_added, total_purchased_queries)
    },
    // The payment is made: a connection that is lost for a moment is worth some more tries.
    retry: (failures, error) =>
      failures < 3 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    onSuccess: (said) => {
      showToast(said)
      return queries.invalidateQueries()
    },
    onError: (error) => {
      const isAnswer = error instanceof ApiError && error.status !== 0
      const said = isAnswer
        ? billing.verifyFailed(errorText(error, billing.unknownError))
        : billing.verifyUnreached
      showToast(said, 'error')
    },
  })
}

/** Somebody comes back from paying: the payment is verified, told, and taken out of the address. */
export function PaymentReturn() {
  const { billing } = useInsideWords()
  const [search, setSearch] = useSearchParams()
  const { mutate, isPending } = useVerification()
  const begun = useRef(false)
  const payment = paymentOf(search)

  // The address is outside React: it tells of a payment once.
  useEffect(() => {
    if (payment === null || begun.current) return
    begun.current = true
    setSearch({}, { replace: true })
    mutate(payment)
  }, [payment, mutate, setSearch])

  if (!isPending) return null
  return (
    <div className="mt-6 border border-line border-l-4 border-l-good bg-paper px-4 py-3">
      <Waiting text={billing.activating} />
    </div>
  )
}
