import { useMutation } from '@tanstack/react-query'
import { openCheckout } from '#web/billing/billing-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { showToast } from '#web/ui/toasts.ts'

/**
 * Sends the browser to the checkout of a ware; what fails is told in passing, in the given words or
 * the server's.
 */
export function useBuying(failed: string) {
  return useMutation({
    mutationFn: openCheckout,
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => showToast(errorText(error, failed), 'error'),
  })
}
