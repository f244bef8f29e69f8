import type { Artwork } from '#engine/artwork/artwork.ts'
import { perWork } from '#engine/artwork/per-work.ts'
import { createNameFinder, type FindNames } from '#engine/check/find-names.ts'
import type { Draft, Evidence } from '#engine/evidence.ts'
import { unseeableIn } from '#engine/observe/by-model/unseeable.ts'
import { stems } from '#engine/text/idle-words.ts'
import { fold } from '#engine/text/names.ts'
import type { Language } from '#shared/languages.ts'

/** First-person pronouns, folded; a text on a picture must not use them. */
const SPEAKER: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:i|me|my)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j|moi|mes|mon)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|mi|mis)(?!\p{L})/u,
  'zh-TW': /我/u,
}

/** Makers, origins and movements: claims that no pixel shows. */
const claimsOn = perWork(({ artist, movement }, language) =>
  [artist.name, artist.origin, movement].flatMap((name) =>
    name ? [stems([name[language]], language)] : [],
  ),
)

/**
 * Says what a sentence on an unknown picture claims that no pixel can show: a name, a maker, a
 * style, a date, a price, a place; null where it claims none.
 */
export function pictureBeyond(
  { observations, language }: Evidence,
  artworks: readonly Artwork[],
): (draft: Draft) => string | null {
  const claims = artworks.flatMap((artwork) => claimsOn(artwork, language))
  // Elsewhere the gate tells a name, by its capital.
  const findNames: FindNames =
    language === 'zh-TW' ? createNameFinder(artworks, language) : () => []
  const seen = observations.map((entry) => entry.text).join('\n')

  return ({ text }) => {
    const name = findNames(text).find((found) => !seen.includes(found))
    if (name) return `names somebody: ${name}`
    const words = stems([text], language)
    const claim = claims.find(
      (claimed) => claimed.length > 0 && claimed.every((word) => words.includes(word)),
    )
    const beyond =
      unseeableIn(text, language) ?? SPEAKER[language].exec(fold(text))?.[0] ?? claim?.join(' ')
    return beyond === undefined ? null : `tells what cannot be seen: ${beyond}`
  }
}
