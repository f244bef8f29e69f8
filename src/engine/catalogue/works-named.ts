import type { Artwork } from '#engine/artwork/artwork.ts'
import { otherNames } from '#engine/search/other-names.ts'
import { fold } from '#shared/fold.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * Names of a work and of its maker in all languages, folded, one a line. Chinese ones also without
 * the dot between their parts.
 */
function foldedNames({ titles, originalTitle, aliases, artist }: Artwork): string {
  const names = [
    ...LANGUAGES.flatMap((language) => [titles[language], artist.name[language]]),
    originalTitle ?? '',
    ...aliases,
    ...artist.aliases,
    ...otherNames(artist.name.en),
  ]
  const all = names.flatMap((name) => [name, name.replaceAll(/[・·]/gu, '')])
  return [...new Set(all.map(fold))].join('\n')
}

const kept = new WeakMap<object, readonly (readonly [slug: string, names: string])[]>()

/**
 * The works of the catalogue that a folded word names, or whose maker it names, by a part of any of
 * their names.
 */
export function worksNamed(catalogue: Pick<Catalogue, 'bySlug'>, word: string): string[] {
  const known =
    kept.get(catalogue) ??
    [...catalogue.bySlug].map(([slug, artwork]) => [slug, foldedNames(artwork)] as const)
  kept.set(catalogue, known)
  return known.flatMap(([slug, names]) => (names.includes(word) ? [slug] : []))
}

/** The names of a work that the catalogue does not have; of one that it has, none. */
export function namesBeyond(
  { bySlug }: Pick<Catalogue, 'bySlug'>,
  artwork: Artwork | null,
): string {
  return artwork === null || bySlug.has(artwork.slug) ? '' : foldedNames(artwork)
}
