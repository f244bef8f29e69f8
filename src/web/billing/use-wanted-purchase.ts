import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { REGISTER_PATH } from '#web/address/next.ts'
import { WARES, type Ware } from '#web/billing/billing-calls.ts'

/** The pricing page on which a purchase goes on after logging in. */
export function purchasePath(ware: Ware): string {
  return `${REGISTER_PATH}&next=${encodeURIComponent(`/pricing?buy=${ware}`)}`
}

/**
 * Goes on with the purchase that a visitor began before logging in, once, and takes it out of the
 * address.
 */
export function useWantedPurchase(isSignedIn: boolean, buy: (ware: Ware) => void) {
  const [search, setSearch] = useSearchParams()
  const begun = useRef(false)
  const wanted = WARES.find((ware) => ware === search.get('buy'))

  // What the address asks for comes from outside the page: it is done when the page is there.
  useEffect(() => {
    if (!isSignedIn || wanted === undefined || begun.current) return
    begun.current = true
    setSearch({}, { replace: true })
    buy(wanted)
  }, [isSignedIn, wanted, buy, setSearch])
}
