import { LANGUAGES } from '#shared/languages.ts'
import { PUBLIC_PATHS, pathIn } from '#web/app/paths.ts'

/** Stands for our own address in the built files; the server puts the real one in its place. */
export const ORIGIN = 'https://artsking.example'

/** A page in each language, and the one for readers of any other. */
export function alternatesOf(path: string): { language: string; href: string }[] {
  const each = LANGUAGES.map((language) => ({ language, href: ORIGIN + pathIn(language, path) }))
  return [...each, { language: 'x-default', href: ORIGIN + pathIn('en', path) }]
}

export function sitemap(): string {
  const urls = PUBLIC_PATHS.flatMap((path) => {
    const links = alternatesOf(path)
      .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('')
    return LANGUAGES.map((language) => `<url><loc>${ORIGIN}${pathIn(language, path)}</loc>${links}</url>`)
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
