/**
 * The tag among those that a page is written in which a tag of the browser means: `fr-CA` is
 * French, all Chinese is ours.
 */
function meant(tag: string, written: readonly string[]): string | undefined {
  const [language = ''] = tag.toLowerCase().split('-')
  return written.find((one) => one.toLowerCase().split('-')[0] === language)
}

/**
 * The language that the browser prefers, where the page is in another one and the visitor has
 * chosen none; else null.
 */
export function languageToOffer(
  preferred: readonly string[],
  {
    written,
    spoken,
    chosen,
  }: { written: readonly string[]; spoken: string; chosen: string | null },
): string | null {
  if (chosen !== null && written.includes(chosen)) return null
  const wanted =
    preferred.map((tag) => meant(tag, written)).find((tag) => tag !== undefined) ?? null
  return wanted === spoken ? null : wanted
}
