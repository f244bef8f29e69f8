import { DEFAULT_LANGUAGE, LANGUAGES, type Language, PATH_PREFIXES } from '#shared/languages.ts'

/** The pages that are written at build time, in each language. */
export const PUBLIC_PATHS = [
  '/',
  '/login',
  '/pricing',
  '/about',
  '/faq',
  '/artworks',
  '/compare',
  '/glossary',
  '/how-we-write',
  '/accuracy',
  '/contact',
  '/developers',
  '/privacy-policy',
  '/terms-conditions',
] as const

export type PublicPath = (typeof PUBLIC_PATHS)[number]

/** The common file from which every other page starts. */
export const FALLBACK_PATH = '/__spa-fallback'

/** What a path is of: a language, if it names one, and the page. */
export function splitPath(pathname: string): { language: Language | null; path: string } {
  for (const language of LANGUAGES) {
    const prefix = PATH_PREFIXES[language]
    if (prefix === '' || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) continue
    return { language, path: pathname.slice(prefix.length) || '/' }
  }
  return { language: null, path: pathname }
}

export function plainPath(pathname: string): string {
  const { path } = splitPath(pathname)
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** The work whose page a path leads to, by its slug; null: to none. */
export function workOfPath(pathname: string): string | null {
  return /^\/artworks\/([a-z0-9-]+)$/.exec(plainPath(pathname))?.[1] ?? null
}

/** The maker whose page a path leads to, by their key; null: to none. */
export function artistOfPath(pathname: string): string | null {
  return /^\/artists\/([a-z0-9-]+)$/.exec(plainPath(pathname))?.[1] ?? null
}

/** Whether a path leads to the page of a work or of a maker, whose words travel with it. */
export function isCataloguePath(pathname: string): boolean {
  return workOfPath(pathname) !== null || artistOfPath(pathname) !== null
}

/** Which public page a path leads to; null: to none, or to one of the catalogue. */
export function publicPath(pathname: string): PublicPath | null {
  const plain = plainPath(pathname)
  return PUBLIC_PATHS.find((path) => path === plain) ?? null
}

/** Whether a page is written at build time, in each language. */
export function isPublicPath(pathname: string): boolean {
  return publicPath(pathname) !== null || isCataloguePath(pathname)
}

/** The language that a path names, or that a public page is written in without one; null: any. */
export function languageOfPath(pathname: string): Language | null {
  return splitPath(pathname).language ?? (isPublicPath(pathname) ? DEFAULT_LANGUAGE : null)
}

/**
 * The same page in a language, with its query and hash. Pages that are not public have one address
 * for all.
 */
export function pathIn(language: Language, to: string): string {
  const [pathname = '/'] = to.split(/[?#]/)
  if (!isPublicPath(pathname)) return to
  const plain = plainPath(pathname)
  const rest = to.slice(pathname.length)
  const prefix = PATH_PREFIXES[language]
  return `${prefix === '' ? plain : prefix + (plain === '/' ? '' : plain)}${rest}`
}
