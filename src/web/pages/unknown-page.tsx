import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { languageOfPath, pathIn } from '#web/address/paths.ts'
import { showToast } from '#web/ui/toasts.ts'
import { currentLanguage, currentWords, speakLanguage } from '#web/words/words.ts'

/** No page has this address: on to the home page in its language, with a word about it. */
export function UnknownPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  // All of it reaches outside this component, and the notice must be given once, not at every
  // rendering.
  useEffect(() => {
    const language = languageOfPath(pathname) ?? currentLanguage()
    void speakLanguage(language).then(() => {
      showToast(currentWords().site.pageNotFound)
      navigate(pathIn(language, '/'), { replace: true })
    })
  }, [navigate, pathname])

  return null
}
