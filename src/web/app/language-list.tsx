import { useLocation } from 'react-router'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { isPublicPath, pathIn } from '#web/address/paths.ts'
import { useLanguageSwitch } from '#web/lib/use-language-switch.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The page in each language: links where each has an address of its own, buttons elsewhere. */
export function LanguageList({
  className,
  onChoose,
}: {
  className: string
  onChoose?: () => void
}) {
  const { pathname } = useLocation()
  const spoken = useInterfaceLanguage()
  const change = useLanguageSwitch()
  return LANGUAGES.map((language) => {
    const shared = {
      lang: language,
      'aria-current': language === spoken || undefined,
      className: `${className} aria-[current]:text-accent`,
    }
    const choose = () => {
      onChoose?.()
      if (language !== spoken) change(language)
    }
    return (
      <li key={language}>
        {isPublicPath(pathname) ? (
          <a
            {...shared}
            href={pathIn(language, pathname)}
            hrefLang={language}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              choose()
            }}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        ) : (
          <button type="button" {...shared} onClick={choose}>
            {LANGUAGE_NAMES[language]}
          </button>
        )}
      </li>
    )
  })
}
