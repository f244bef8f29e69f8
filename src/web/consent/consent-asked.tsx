import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { analyticsConfigured, countPageViews } from '#web/consent/analytics.ts'
import {
  giveConsent,
  showConsentSettings,
  useConsent,
  useConsentSettingsOpen,
} from '#web/consent/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { useConsentWords } from '#web/words/consent.ts'

const ConsentSettings = lazy(async () => ({
  default: (await import('#web/consent/consent-settings.tsx')).ConsentSettings,
}))

function Banner() {
  const words = useConsentWords()
  const reject = () => giveConsent({ analytics: false, marketing: false })
  const answers = [
    [words.rejectAll, reject],
    [words.onlyNecessary, reject],
    [words.acceptAll, () => giveConsent({ analytics: true, marketing: true })],
    [words.shortSettings, () => showConsentSettings(true)],
  ] as const
  return (
    <section
      aria-label={words.title}
      className="wall-width flex flex-wrap items-center justify-between gap-x-6 opacity-100 transition-opacity duration-700 starting:opacity-0"
    >
      <p className="w-full pt-1 text-[0.8125rem] text-quiet lg:w-auto lg:pt-0 lg:text-sm">
        {analyticsConfigured() ? words.withAnalytics : words.necessaryOnly}
      </p>
      <div className="flex w-full flex-wrap justify-between gap-x-2 text-[0.8125rem] sm:w-auto sm:gap-x-5 lg:text-sm">
        {answers.map(([label, answer]) => (
          <Button key={label} look="plain" onClick={answer}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Shows the banner until it is answered, the settings on request, and counts with consent only. */
export function ConsentAsked() {
  const consent = useConsent()
  const settingsOpen = useConsentSettingsOpen()
  const { pathname } = useLocation()
  const counted = consent?.analytics === true

  // The script that counts is a foreign one, put into the document beside React.
  useEffect(() => {
    if (counted) countPageViews(pathname)
  }, [counted, pathname])

  return (
    <>
      {consent === null && !settingsOpen && <Banner />}
      {settingsOpen && (
        <Suspense>
          <ConsentSettings consent={consent} onClose={() => showConsentSettings(false)} />
        </Suspense>
      )}
    </>
  )
}
