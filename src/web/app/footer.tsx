import { LanguageList } from '#web/app/language-list.tsx'
import { showConsentSettings } from '#web/consent/consent.ts'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'

export function Footer() {
  const { site, header, footer } = useWords()
  const links = [
    ['/about', header.about],
    ['/how-we-write', footer.howWeWrite],
    ['/artworks', header.artworks],
    ['/glossary', footer.glossary],
    ['/pricing', header.pricing],
    ['/faq', header.faq],
    ['/contact', header.contact],
    ['/developers', footer.developers],
    ['/privacy-policy', footer.privacy],
    ['/terms-conditions', footer.terms],
  ] as const
  return (
    <footer className="mt-20 border-line border-t bg-wall-low pb-[env(safe-area-inset-bottom)]">
      <div className="wall-width grid gap-8 py-12 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div className="max-w-md">
          <p className="font-display text-2xl leading-tight">{site.name}</p>
          <p className="mt-1 text-quiet">{site.promise}</p>
          <p className="mt-5 text-quiet text-sm">{footer.studies}</p>
        </div>
        <div>
          <nav aria-label={footer.navigation}>
            <ul className="grid grid-cols-2 gap-x-10 sm:grid-cols-3">
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-quiet hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <button
                  type="button"
                  onClick={() => showConsentSettings(true)}
                  className="inline-flex min-h-11 items-center text-left text-quiet hover:text-ink hover:underline"
                >
                  {footer.cookies}
                </button>
              </li>
            </ul>
          </nav>
          <nav aria-label={site.language} className="mt-4 border-line border-t pt-3">
            <ul className="flex flex-wrap gap-x-6">
              <LanguageList className="inline-flex min-h-11 items-center text-quiet hover:text-ink hover:underline" />
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
