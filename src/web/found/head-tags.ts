import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import type { Term } from '#shared/terms.ts'
import { ORIGIN } from '#web/address/origin.ts'
import { languageOfPath, plainPath } from '#web/address/paths.ts'
import type { ArtistPageData } from '#web/artworks/artist-page-data.ts'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { definedTerms } from '#web/found/defined-terms.ts'
import { person } from '#web/found/person.ts'
import { alternatesOf } from '#web/found/site-files.ts'
import { structuredData } from '#web/found/structured-data.ts'
import { visualArtwork } from '#web/found/visual-artwork.ts'

/** The picture that stands for a page where it is shared: a study, cut to 1,200 × 630. */
const PICTURES: Record<string, string> = {
  '/pricing': 'the-great-wave-off-kanagawa',
  '/faq': 'girl-with-a-pearl-earring',
  '/about': 'girl-with-a-pearl-earring',
}
const FIRST_PICTURE = 'the-starry-night'
const LOCALES = { en: 'en_GB', fr: 'fr_FR', es: 'es_ES', 'zh-TW': 'zh_TW' } as const

/** The work, the maker or the terms that a page is about. */
interface OfCatalogue {
  work?: WorkPageData | undefined
  artist?: ArtistPageData | undefined
  terms?: readonly Term[] | undefined
}

function found(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Title and description come from the written page, already escaped. */
function tagsOf(html: string, path: string, { work, artist, terms }: OfCatalogue): string {
  const language = languageOfPath(path) ?? DEFAULT_LANGUAGE
  const page = plainPath(path)
  const title = found(html, /<title>([^<]*)<\/title>/)
  const description = found(html, /<meta name="description" content="([^"]*)"/)
  const url = ORIGIN + path
  const own = work?.work.study ? work.work : artist?.works.find(({ study }) => study !== null)
  const shown = own?.slug ?? PICTURES[page] ?? FIRST_PICTURE
  const picture = `${ORIGIN}/share/${shown}.jpg`
  const dataOf = () => {
    if (terms) return [definedTerms(terms, url)]
    if (work) return [visualArtwork(work, { url, picture, language })]
    return artist ? person(artist, { url, language }) : structuredData(page, language)
  }
  const properties = {
    'og:type': work ? 'article' : artist ? 'profile' : 'website',
    'og:site_name': 'Artsking',
    'og:locale': LOCALES[language],
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': own ? escaped(own.alternative ?? own.title) : '',
  }
  return [
    `<link rel="canonical" href="${url}">`,
    ...alternatesOf(page).map(
      ({ language: other, href }) => `<link rel="alternate" hreflang="${other}" href="${href}">`,
    ),
    ...Object.entries(properties)
      .filter(([, content]) => content !== '')
      .map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...dataOf().map(
      // A data block: no script runs, so that the CSP has nothing to refuse.
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('')
}

/** Adds what search engines and link previews read. The page itself takes no notice of it. */
export function withTags(html: string, path: string, shown: OfCatalogue = {}): string {
  return html.replace('</head>', () => `${tagsOf(html, path, shown)}</head>`)
}
