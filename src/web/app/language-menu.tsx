import { useRef } from 'react'
import { LanguageList } from '#web/app/language-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const MENU_ID = 'language-menu'
const SHORT = { en: 'EN', fr: 'FR', es: 'ES', 'zh-TW': '中文' } as const

/** The switch of languages in the header: a popover of the browser, closed by Escape. */
export function LanguageMenu() {
  const { site } = useWords()
  const menu = useRef<HTMLUListElement>(null)
  const short = SHORT[useInterfaceLanguage()]
  return (
    <div className="hidden sm:block">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={`${site.language}: ${short}`}
        className="flex h-11 items-center gap-1.5 px-1 text-quiet text-sm hover:text-ink"
      >
        <Icon name="globe" className="size-5" />
        {short}
      </button>
      <ul
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-auto top-20 right-4 m-0 w-44 rounded-md border border-line bg-paper py-2 text-ink shadow-hung supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:[position-area:block-end_span-inline-start]"
      >
        <LanguageList
          className="flex min-h-11 w-full items-center px-5 hover:bg-wall"
          onChoose={() => menu.current?.hidePopover()}
        />
      </ul>
    </div>
  )
}
