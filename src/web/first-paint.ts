import { languageToOffer } from '#web/notices/language-to-offer.ts'

/**
 * Runs before the page is drawn: keeps room at the top for what a first visitor is asked there, so
 * that nothing moves when it comes, and none where there is nothing to ask. It imports nothing that
 * the program imports too: it must be one file, as it is no module.
 */
const page = document.documentElement
const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
const written = alternates.map(({ hreflang }) => hreflang).filter((tag) => tag !== 'x-default')

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Blocked storage: every visit is a first one.
    return null
  }
}

if (kept('cookie-consent') !== null) page.dataset.consent = 'given'
const offer = languageToOffer(navigator.languages, {
  written,
  spoken: page.lang,
  chosen: kept('language'),
})
if (offer !== null) page.dataset.offer = offer
