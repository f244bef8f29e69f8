/**
 * An address that a reader may follow, fit to stand in `<>`, or null: what is no page of the web is
 * not made a link.
 */
export function webAddress(url: string): string | null {
  const isOfWeb = /^https?:$/u.test(URL.parse(url)?.protocol ?? '')
  return isOfWeb ? url.replace(/[<>\s]/gu, encodeURIComponent) : null
}
