import { useRef } from 'react'
import { LanguageList } from '#web/app/language-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'

const MENU_ID = 'marketing-menu'

/**
 * The marketing navigation on small screens: a popover of the browser, open without script, closed
 * by Escape.
 */
export function MarketingMenu() {
  const { header } = useWords()
  const menu = useRef<HTMLUListElement>(null)
  const links = [
    ['/artworks', header.artworks],
    ['/about', header.about],
    ['/faq', header.faq],
    ['/contact', header.contact],
    ['/pricing', header.pricing],
    ['/login', header.login],
  ] as const
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={header.menu}
        className="grid size-11 place-items-center lg:hidden"
      >
        <Icon name="menu" />
      </button>
      <ul
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-auto top-20 right-4 m-0 w-56 rounded-md border border-line bg-paper py-2 text-ink shadow-hung"
      >
        {links.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              onClick={() => menu.current?.hidePopover()}
              className="flex min-h-12 items-center px-5 hover:bg-wall"
            >
              {label}
            </Link>
          </li>
        ))}
        <li className="mx-5 my-2 border-line border-t sm:hidden" />
        <LanguageList
          className="flex min-h-11 w-full items-center px-5 text-quiet hover:bg-wall sm:hidden"
          onChoose={() => menu.current?.hidePopover()}
        />
      </ul>
    </>
  )
}
