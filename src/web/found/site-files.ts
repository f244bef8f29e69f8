import { LANGUAGES } from '#shared/languages.ts'
import { ORIGIN } from '#web/address/origin.ts'
import { PUBLIC_PATHS, pathIn } from '#web/address/paths.ts'

/** A page in each language, and the one for readers of any other. */
export function alternatesOf(path: string): { language: string; href: string }[] {
  const each = LANGUAGES.map((language) => ({ language, href: ORIGIN + pathIn(language, path) }))
  return [...each, { language: 'x-default', href: ORIGIN + pathIn('en', path) }]
}

/** All pages for search engines: those of the site, and those of works and makers. */
export function sitemap(ofCatalogue: readonly string[] = []): string {
  const urls = [...PUBLIC_PATHS, ...ofCatalogue].flatMap((path) => {
    const links = alternatesOf(path)
      .map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      .join('')
    return LANGUAGES.map(
      (language) => `<url><loc>${ORIGIN}${pathIn(language, path)}</loc>${links}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

export function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /reset-password/\nDisallow: /*/reset-password/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`
}
