import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pathIn } from '#web/address/paths.ts'
import { LanguageMenu } from '#web/app/language-menu.tsx'
import { NavigationLink } from '#web/app/navigation-link.tsx'
import { send } from '#web/lib/api.ts'
import { dropAllDrafts } from '#web/lib/drafts.ts'
import { currentSession, endSession } from '#web/lib/session.ts'
import { registerWorker } from '#web/offline/register.ts'
import { Button } from '#web/ui/button.tsx'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function useLogout() {
  const navigate = useNavigate()
  const language = useInterfaceLanguage()
  return () => {
    // The server forgets the session too; leaving does not wait for it, and a failure changes
    // nothing here.
    if (currentSession().token !== null) {
      send('/api/auth/logout', { method: 'POST', keepalive: true }).catch(() => {})
    }
    dropAllDrafts()
    endSession('logout')
    navigate(pathIn(language, '/'))
  }
}

/** The header of somebody who is logged in; it comes in a chunk of its own. */
export function UserNavigation() {
  const { header, bottomBar } = useWords()
  const logout = useLogout()

  // Only who has analyses has something to read without a network; the browser keeps the worker
  // from then on.
  useEffect(registerWorker, [])

  return (
    <nav
      aria-label={header.navigation}
      className="flex items-center gap-x-1.5 sm:gap-x-3 xl:gap-x-5"
    >
      <NavigationLink to="/dashboard">{header.dashboard}</NavigationLink>
      <NavigationLink to="/query" className="hidden lg:inline-flex">
        {header.startAnalysis}
      </NavigationLink>
      <NavigationLink to="/describe" className="hidden xl:inline-flex">
        {header.artistHelper}
      </NavigationLink>
      <NavigationLink to="/history" className="hidden sm:inline-flex">
        {bottomBar.history}
      </NavigationLink>
      <NavigationLink to="/account" className="hidden md:inline-flex">
        {header.account}
      </NavigationLink>
      <LanguageMenu />
      <Button look="outline" className="max-sm:border-transparent max-sm:px-2" onClick={logout}>
        {header.logout}
      </Button>
    </nav>
  )
}
