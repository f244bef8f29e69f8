import '#web/styles/app.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '#web/app/app.tsx'
import { onAboutToFollow } from '#web/app/early.ts'
import { fetchPageEarly } from '#web/app/routes.tsx'
import { followOtherTabs } from '#web/lib/session.ts'
import { chooseStoredLanguage } from '#web/words/words.ts'

const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')
const stylesheets = [...links].map((link) => link.getAttribute('href') ?? '')

hydrateRoot(
  document,
  <BrowserRouter>
    <App stylesheets={stylesheets} />
  </BrowserRouter>,
)
followOtherTabs()
onAboutToFollow(fetchPageEarly)
void chooseStoredLanguage()
