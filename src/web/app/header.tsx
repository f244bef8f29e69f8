import { lazy, Suspense } from 'react'
import { REGISTER_PATH } from '#web/address/next.ts'
import { LanguageMenu } from '#web/app/language-menu.tsx'
import { MarketingMenu } from '#web/app/marketing-menu.tsx'
import { NavigationLink } from '#web/app/navigation-link.tsx'
import { useSignedIn } from '#web/lib/signed-in.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'

const UserNavigation = lazy(async () => ({
  default: (await import('#web/app/user-navigation.tsx')).UserNavigation,
}))

function StrangerNavigation() {
  const { header } = useWords()
  return (
    <nav
      aria-label={header.navigation}
      className="flex grow items-center justify-end gap-x-1 sm:gap-x-3 lg:justify-between"
    >
      <div className="hidden grow justify-center gap-x-8 lg:flex">
        <NavigationLink to="/artworks">{header.artworks}</NavigationLink>
        <NavigationLink to="/about">{header.about}</NavigationLink>
        <NavigationLink to="/faq">{header.faq}</NavigationLink>
        <NavigationLink to="/contact">{header.contact}</NavigationLink>
        <NavigationLink to="/pricing">{header.pricing}</NavigationLink>
        <NavigationLink to="/login">{header.login}</NavigationLink>
      </div>
      <LanguageMenu />
      <ButtonLink to={REGISTER_PATH} className="whitespace-nowrap max-sm:px-3.5">
        {header.getStarted}
      </ButtonLink>
      <MarketingMenu />
    </nav>
  )
}

export function Header() {
  const { site } = useWords()
  const signedIn = useSignedIn()
  return (
    <header className="wall-width flex items-center justify-between gap-2 py-4 sm:py-6">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center font-display text-[1.875rem] leading-none"
      >
        {site.name}
      </Link>
      {signedIn ? (
        <Suspense fallback={<StrangerNavigation />}>
          <UserNavigation />
        </Suspense>
      ) : (
        <StrangerNavigation />
      )}
    </header>
  )
}
