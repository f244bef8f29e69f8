import { type Artwork, hasFullText, hasPage } from '#engine/artwork/artwork.ts'
import { labelOf } from '#engine/gather/label.ts'
import { centuryInWords } from '#engine/gather/live/date-words.ts'
import { fold } from '#shared/fold.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { STUDIES } from '#shared/studies.ts'
import type { KnownWork, NamedWork } from '#web/artworks/known-works.ts'

/**
 * The words of every other name of a work and its maker, folded: a search looks for each word by
 * itself.
 */
function namesOf({ titles, originalTitle, aliases, artist }: Artwork, language: Language): string {
  const others = LANGUAGES.filter((other) => other !== language)
  const names = [
    ...others.map((other) => titles[other]),
    ...others.map((other) => artist.name[other]),
    ...aliases,
    ...(originalTitle ? [originalTitle] : []),
  ]
  const own = fold(`${titles[language]} ${artist.name[language]}`)
  const words = new Set(names.flatMap((name) => fold(name).split(/[\s,()]+/u)))
  return [...words].filter((word) => word.length > 1 && !own.includes(word)).join(' ')
}

function ratioOf({ sizeCm }: Artwork): number | null {
  if (!sizeCm?.width || sizeCm.depth) return null
  return Math.round((100 * sizeCm.width) / sizeCm.height) / 100
}

function centuryOf({ date }: Artwork, language: Language): string | null {
  if (!date) return null
  const century = Math.ceil(Math.abs(date.from) / 100)
  return centuryInWords(century, date.from < 0, false)[language]
}

function studyOf(slug: string): KnownWork['study'] {
  const size = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
  return size ? { width: size.width, height: size.height, large: size.large } : null
}

function byFame(artworks: readonly Artwork[]): Artwork[] {
  return artworks.toSorted(
    (one, other) => other.fame - one.fame || one.slug.localeCompare(other.slug),
  )
}

/** Works by their names in a language, the best known first. */
export function namedWorks(artworks: readonly Artwork[], language: Language): NamedWork[] {
  return byFame(artworks).map((artwork) => {
    const { slug, title, artist } = labelOf(artwork, language)
    return { slug, title, artist, names: namesOf(artwork, language) }
  })
}

/** The entries of the list of works in a language, the best known work first. */
export function knownWorks(artworks: readonly Artwork[], language: Language): KnownWork[] {
  return byFame(artworks).map((artwork) => {
    const { slug, title, artist, date, collection } = labelOf(artwork, language)
    return {
      ...{ slug, title, artist, date, place: collection },
      ...(hasPage(artwork) && { maker: artwork.artist.key }),
      from: artwork.date?.from ?? null,
      century: centuryOf(artwork, language),
      kind: artwork.genre?.[language] ?? null,
      ratio: ratioOf(artwork),
      study: studyOf(slug),
      ...(artwork.described && { alternative: artwork.described[language].alternative }),
      isWhole: hasFullText(artwork),
      names: namesOf(artwork, language),
    }
  })
}
