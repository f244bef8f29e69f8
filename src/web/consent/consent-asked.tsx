import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { analyticsConfigured, countPageViews } from '#web/consent/analytics.ts'
import { giveConsent, showConsentSettings, useConsent, useConsentSettingsOpen } from '#web/consent/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { useConsentWords } from '#web/words/consent.ts'

const ConsentSettings = lazy(async () => ({
  default: (await import('#web/consent/consent-settings.tsx')).ConsentSettings,
}))

function Banner() {
  const words = useConsentWords()
  const none = { analytics: false, marketing: false }
  return (
    <section
      aria-label={words.title}
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] opacity-100 shadow-hung transition-opacity duration-700 starting:opacity-0 sm:inset-x-auto sm:bottom-4 sm:left-4 sm:max-w-md sm:rounded-md sm:border"
    >
      <div className="px-5 py-4">
        <p className="text-[0.9375rem] leading-snug">
          {analyticsConfigured() ? words.withAnalytics : words.necessaryOnly}
        </p>
        <div className="mt-3 grid grid-cols-2 gap-2 text-sm">
          <Button look="outline" className="px-2" onClick={() => giveConsent(none)}>
            {words.rejectAll}
          </Button>
          <Button look="outline" className="px-2" onClick={() => giveConsent(none)}>
            {words.onlyNecessary}
          </Button>
          <Button
            look="outline"
            className="px-2"
            onClick={() => giveConsent({ analytics: true, marketing: true })}
          >
            {words.acceptAll}
          </Button>
          <Button look="plain" onClick={() => showConsentSettings(true)}>
            {words.settings}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The banner for who has not answered, the settings for who opens them; and counting, for who allows it. */
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
