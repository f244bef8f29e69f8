import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { LANGUAGES, type Localized } from '#shared/languages.ts'

const kept = new WeakMap<object, Localized[]>()
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The countries of the world, as each language spells them. */
function countries(): Localized[] {
  const names = LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second))
  return codes.flatMap((code) => {
    const [en, fr, es, zhTw] = names.map((each) => each.of(code))
    return en && fr && es && zhTw ? [{ en, fr, es, 'zh-TW': zhTw }] : []
  })
}

/**
 * Names that a text in one language may have from another: countries, and the makers, museums,
 * cities and people of the catalogue.
 */
export function spellingsOf({ artworks }: Pick<Catalogue, 'artworks'>): readonly Localized[] {
  const known = kept.get(artworks)
  if (known) return known
  const ours = artworks.flatMap(({ artist, collection, movement, names }) =>
    [artist.name, artist.origin, collection?.name, collection?.city, movement, ...names].flatMap(
      (name) => name ?? [],
    ),
  )
  const single = new Map(
    ours.map((name) => [JSON.stringify(LANGUAGES.map((language) => name[language])), name]),
  )
  const spellings = [...single.values(), ...countries()]
  kept.set(artworks, spellings)
  return spellings
}
