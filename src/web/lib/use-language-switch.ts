import { useLocation, useNavigate } from 'react-router'
import type { Language } from '#shared/languages.ts'
import { pathIn } from '#web/address/paths.ts'
import { currentSession } from '#web/lib/session.ts'
import { chooseLanguage } from '#web/words/words.ts'

/**
 * Changes the language and stays on the page; the account of who is logged in remembers it, too.
 */
export function useLanguageSwitch(): (language: Language) => void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return async (language) => {
    await chooseLanguage(language)
    const path = pathIn(language, pathname)
    if (path !== pathname) navigate(path + search + hash, { replace: true })
    if (currentSession().token === null) return
    // The choice holds in this browser in any case; the account learns it at the next change.
    import('#web/lib/api.ts')
      .then(({ send }) =>
        send('/api/auth/language', { method: 'PUT', json: { language }, keepalive: true }),
      )
      .catch(() => {})
  }
}
