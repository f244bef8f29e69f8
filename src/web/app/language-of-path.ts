import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { languageOfPath, pathIn } from '#web/address/paths.ts'
import { chooseStoredLanguage, currentLanguage, speakLanguage } from '#web/words/words.ts'

/**
 * The address and the interface speak one language: a path that names one decides; any other
 * follows the interface.
 */
export function useLanguageOfPath() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  // The words are a store outside React, and they may have to be fetched. Only a new path counts:
  // who changes the language by hand changes the path as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const written = languageOfPath(pathname)
    if (written === null) return
    if (written !== DEFAULT_LANGUAGE) {
      if (written !== currentLanguage()) void speakLanguage(written)
      return
    }
    let left = false
    const follow = () => {
      const language = currentLanguage()
      if (!left && language !== DEFAULT_LANGUAGE)
        navigate(pathIn(language, pathname) + search + hash, { replace: true })
    }
    void chooseStoredLanguage().then(follow)
    return () => {
      left = true
    }
  }, [pathname])
}
