export const ANALYTICS_META = 'analytics'

/**
 * Stands in the prerendered files, where the server replaces it by the address of the script and
 * the id of the site.
 */
const PLACEHOLDER = '{analytics}'

/** What the document that the server sent says: nothing, or an address and an id. */
export function analyticsContent(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  return document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`)?.content ?? ''
}
