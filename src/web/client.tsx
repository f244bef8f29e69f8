import '#web/styles/app.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { isCataloguePath, isPublicPath, languageOfPath, plainPath } from '#web/address/paths.ts'
import { App } from '#web/app/app.tsx'
import { onAboutToFollow } from '#web/app/early.ts'
import { fetchPageEarly } from '#web/app/pages.tsx'
import { awaitFirstMove } from '#web/browser/first-move.ts'
import { dropOldPhoto } from '#web/lib/asked-before.ts'
import { followOtherTabs } from '#web/lib/session.ts'
import { beginIn, chooseStoredLanguage, speakLanguage } from '#web/words/words.ts'

/** Where a work or a maker is not there, the server shows all works: the address says so. */
function nameWhatIsShown() {
  const shown = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (!isCataloguePath(window.location.pathname) || !shown) return
  const { pathname } = new URL(shown.href)
  if (!isCataloguePath(pathname)) window.history.replaceState(null, '', pathname)
}

async function start() {
  nameWhatIsShown()
  const { pathname } = window.location
  const language = languageOfPath(pathname)
  // The words of the document must be here before it is taken over. A page that is built here comes
  // in a common file, which is English, and speaks as its address says, or as it was left.
  const isWritten = isPublicPath(pathname)
  const needsPageWords = plainPath(pathname) !== '/' && !isCataloguePath(pathname)
  await beginIn((isWritten && language) || DEFAULT_LANGUAGE, needsPageWords)
  if (!isWritten) await (language ? speakLanguage(language) : chooseStoredLanguage())

  awaitFirstMove()
  const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')
  const stylesheets = [...links].map((link) => link.getAttribute('href') ?? '')
  hydrateRoot(
    document,
    <BrowserRouter>
      <App stylesheets={stylesheets} />
    </BrowserRouter>,
  )
  followOtherTabs()
  void dropOldPhoto()
  onAboutToFollow(fetchPageEarly)
}

void start()
