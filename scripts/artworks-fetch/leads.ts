import type { Artwork } from '#engine/artwork/artwork.ts'

/** An address of the catalogue from which an open-access photograph can be found. */
export type Lead =
  | { from: 'The Met'; id: string }
  | { from: 'Art Institute of Chicago'; id: string }
  | { from: 'Wikimedia Commons'; host: string; article: string }

function leadOf(address: string): Lead | null {
  const { hostname, pathname } = new URL(address)
  const met = /^\/art\/collection\/search\/(\d+)/u.exec(pathname)
  if (hostname === 'www.metmuseum.org' && met?.[1]) return { from: 'The Met', id: met[1] }
  const chicago = /^\/artworks\/(\d+)/u.exec(pathname)
  if (hostname === 'www.artic.edu' && chicago?.[1])
    return { from: 'Art Institute of Chicago', id: chicago[1] }
  const article = /^\/wiki\/(.+)/u.exec(pathname)
  if (/^[a-z-]+\.wikipedia\.org$/u.test(hostname) && article?.[1])
    return { from: 'Wikimedia Commons', host: hostname, article: decodeURIComponent(article[1]) }
  return null
}

/**
 * Where to look for a photograph of a work: museums before encyclopaedias, and what identifies the
 * work before the rest.
 */
export function leadsOf({ sources, identitySources }: Artwork): Lead[] {
  const addressOf = (id: string) => sources.find((source) => source.id === id)?.url
  const identifying = identitySources.flatMap((id) => addressOf(id) ?? [])
  const leads = identifying.flatMap((address) => leadOf(address) ?? [])
  return leads.toSorted((one, other) => Number(isArticle(one)) - Number(isArticle(other)))
}

function isArticle({ from }: Lead): boolean {
  return from === 'Wikimedia Commons'
}
