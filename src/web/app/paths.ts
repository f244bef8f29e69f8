/** The pages that are written at build time. */
export const PUBLIC_PATHS = [
  '/',
  '/login',
  '/pricing',
  '/about',
  '/faq',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
] as const

/** The common file from which every other page starts. */
export const FALLBACK_PATH = '/__spa-fallback'

export function isPublicPath(pathname: string): boolean {
  const plain = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  return PUBLIC_PATHS.some((path) => path === plain)
}
