/** An address that a reader may follow, or null: what is no page of the web is not made a link. */
export function webAddress(url: string): string | null {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null
}
