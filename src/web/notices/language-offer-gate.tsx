import { lazy, Suspense, useEffect, useState } from 'react'
import { isLanguage, type Language } from '#shared/languages.ts'

const LanguageOffer = lazy(async () => ({
  default: (await import('#web/notices/language-offer.tsx')).LanguageOffer,
}))

/** Offers the page in the language of the browser, where `first-paint.ts` has kept room for it. */
export function LanguageOfferGate() {
  const [offered, setOffered] = useState<Language | null>(null)

  // What the page was marked with before it was drawn is outside React.
  useEffect(() => {
    const { offer } = document.documentElement.dataset
    if (isLanguage(offer)) setOffered(offer)
  }, [])

  if (offered === null) return null
  const end = () => {
    delete document.documentElement.dataset.offer
    setOffered(null)
  }
  return (
    <Suspense>
      <LanguageOffer offered={offered} onEnd={end} />
    </Suspense>
  )
}
