import { lazy, Suspense, useEffect, useState } from 'react'
import { CONSENT_DELAY_SECONDS } from '#shared/limits.ts'
import { useConsent, useConsentSettingsOpen } from '#web/consent/consent.ts'
import { wantPageWords } from '#web/words/words.ts'

// It comes after the page: it has nothing to say before, and most visitors have answered it long
// ago.
const Consent = lazy(async () => {
  const [{ ConsentAsked }] = await Promise.all([
    import('#web/consent/consent-asked.tsx'),
    wantPageWords(),
  ])
  return { default: ConsentAsked }
})

/** Asks for consent a second after the first visit, and whenever the footer's link is pressed. */
export function ConsentGate() {
  const consent = useConsent()
  const settingsOpen = useConsentSettingsOpen()
  const [isLate, setIsLate] = useState(false)

  // A timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), CONSENT_DELAY_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [])

  const isDue = consent === null ? isLate : consent.analytics
  if (!isDue && !settingsOpen) return null
  return (
    <Suspense>
      <Consent />
    </Suspense>
  )
}
