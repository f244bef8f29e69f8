import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '#web/ui/toasts.ts'

/**
 * Somebody comes back from a checkout without paying: it is said once, and the address is clean
 * again.
 */
export function useLeftCheckout({ plan, pack }: { plan: string; pack: string }) {
  const [search, setSearch] = useSearchParams()
  const said =
    (search.get('subscription') === 'cancelled' && plan) ||
    (search.get('query_pack') === 'cancelled' && pack) ||
    null

  // The address is outside React: it brings a message once.
  useEffect(() => {
    if (said === null) return
    showToast(said)
    setSearch({}, { replace: true })
  }, [said, setSearch])
}
