import type { Artwork } from '#engine/catalogue/artwork.ts'
import { typosBetween } from './distance.ts'
import type { IndexedName, TitleIndex } from './title-index.ts'
import { plainTitle, tellingWords, typosAllowed, typosAllowedInWord, withoutKind } from './title-words.ts'

/** One work that a name may mean, with how close the name is: 1 is the very name. */
export interface TitleMatch {
  artwork: Artwork
  confidence: number
}

export interface TitleFinding {
  /** The works that the name means, the likeliest first. Empty: unknown. */
  meant: TitleMatch[]
  /** Works with the name as a part of theirs, or close to it: offered, never taken. */
  near: Artwork[]
  /** The maker's name that was typed does not belong to the first work found. */
  otherArtist: boolean
}

/** Names this much alike are offered when none is close enough to be taken. */
const NEAR_ENOUGH = 0.6
const NEAR_COUNT = 4
/** A lone word finds a work if no other work has it and it is long enough to be no accident. */
const TELLING_LENGTH = 6

/**
 * Finds what a typed title means: any title or alias in any language, with typos, without accents, with or without the maker.
 * A name that is not close to any is unknown: nothing is guessed.
 */
export function findByTitle(index: TitleIndex, title: string, artist: string): TitleFinding {
  const plain = plainTitle(title)
  const typed = splitArtist(index, plain)
  const wanted = artist.trim() === '' ? typed.artistKeys : artistsNamed(index, artist)

  const queries = [plain, typed.title, withoutKind(plain), withoutKind(typed.title)]
  for (const query of new Set(queries.filter((text) => text !== ''))) {
    const core = tellingWords(query).join(' ')
    const scored = scoreNames(index, query).sort(
      (a, b) => b.confidence - a.confidence || b.artwork.fame - a.artwork.fame,
    )
    if (scored.length === 0) continue
    const { chosen, otherArtist } = byArtist(scored, wanted)
    const best = chosen[0]
    if (!best || (otherArtist && best.confidence < 1)) continue
    const meant = chosen.filter((match) => match.confidence === best.confidence)
    const taken = new Set(meant.map((match) => match.artwork.slug))
    const near = [...scored.map((match) => match.artwork), ...containing(index, core)].filter(
      (artwork, at, all) => !taken.has(artwork.slug) && all.indexOf(artwork) === at,
    )
    return { meant, near: near.slice(0, NEAR_COUNT), otherArtist }
  }
  return { meant: [], near: nearNames(index, tellingWords(typed.title).join(' ')), otherArtist: false }
}

function byArtist(
  scored: TitleMatch[],
  wanted: string[] | null,
): { chosen: TitleMatch[]; otherArtist: boolean } {
  if (wanted === null) return { chosen: scored, otherArtist: false }
  const theirs = scored.filter((match) => wanted.includes(match.artwork.artist.key))
  return theirs.length > 0 ? { chosen: theirs, otherArtist: false } : { chosen: scored, otherArtist: true }
}

/** The best score of each work whose name is the query, is close to it, or is told by its words. */
function scoreNames(index: TitleIndex, query: string): TitleMatch[] {
  const core = tellingWords(query).join(' ')
  const exact = index.byCore.get(core)
  if (exact) return bestOfEach(exact.map(({ artwork }) => ({ artwork, confidence: 1 })))
  const close = index.names.flatMap((name) => {
    // With the little words too: a slip may have made one of them look like a telling one.
    const typos = Math.min(slips(core, name.core), slips(query, name.plain))
    return typos === Number.POSITIVE_INFINITY
      ? []
      : [{ artwork: name.artwork, confidence: 1 - typos / Math.max([...query].length, 4) }]
  })
  return bestOfEach(close.length > 0 ? close : toldByWords(index, core))
}

/** How many slips make the typed name out of the other; infinite where they are more than slips. */
function slips(typed: string, name: string): number {
  const joined = typed.replaceAll(' ', '')
  const most = typosAllowed([...joined].length)
  const typos = typosBetween(joined, name.replaceAll(' ', ''), most)
  if (typos > most) return Number.POSITIVE_INFINITY
  // Only spaces are out of place.
  if (typos === 0) return 1
  const words = typed.split(' ')
  const others = name.split(' ')
  if (words.length !== others.length) return typos === 1 ? 2 : Number.POSITIVE_INFINITY
  const isOther = words.some((word, at) => isOtherWord(word, others[at] ?? '', typos === 1))
  return isOther ? Number.POSITIVE_INFINITY : typos
}

/**
 * Whether a word is more than a slip away from another. In a short word another first letter makes another word
 * (`Kiss`, `Miss`), and few mistype the first one.
 */
function isOtherWord(word: string, other: string, onlySlip: boolean): boolean {
  if (word === other) return false
  const short = word.length === other.length && word.length > 3 && word.length <= 5
  if (short && word[0] !== other[0] && word[0] !== other[1]) return true
  const most = typosAllowedInWord(Math.max(word.length, other.length))
  return !onlySlip && typosBetween(word, other, most) > most
}

/** Works told by a part of their name: all typed words are in it, and no other work has them. */
function toldByWords(index: TitleIndex, core: string): TitleMatch[] {
  const words = core.split(' ').filter((word) => word !== '')
  const telling = words.some((word) => word.length >= TELLING_LENGTH && index.worksWithWord.get(word) === 1)
  if (!telling && words.length < 2) return []
  return index.names.flatMap((name) => {
    if (!words.every((word) => name.words.includes(word))) return []
    const share = core.length / name.core.length
    return telling || share >= NEAR_ENOUGH ? [{ artwork: name.artwork, confidence: 0.5 + share / 2.1 }] : []
  })
}

function bestOfEach(matches: TitleMatch[]): TitleMatch[] {
  const best = new Map<string, TitleMatch>()
  for (const match of matches) {
    const known = best.get(match.artwork.slug)
    if (!known || known.confidence < match.confidence) best.set(match.artwork.slug, match)
  }
  return [...best.values()]
}

function containing(index: TitleIndex, core: string): Artwork[] {
  const words = core.split(' ')
  return index.names
    .filter((name) => words.every((word) => name.words.includes(word)))
    .map((name) => name.artwork)
    .sort((a, b) => b.fame - a.fame)
}

function nearNames(index: TitleIndex, core: string): Artwork[] {
  const length = [...core].length
  const alike = (name: IndexedName) => {
    const longer = Math.max(length, [...name.core].length)
    const most = Math.floor(longer * (1 - NEAR_ENOUGH))
    const typos = typosBetween(core, name.core, most)
    return typos > most ? 0 : 1 - typos / longer
  }
  const near = bestOfEach(
    index.names
      .map((name) => ({ artwork: name.artwork, confidence: alike(name) }))
      .filter((match) => match.confidence > 0),
  ).sort((a, b) => b.confidence - a.confidence || b.artwork.fame - a.artwork.fame)
  const part = core.length >= 3 ? containing(index, core) : []
  return [...new Set([...near.map((match) => match.artwork), ...part])].slice(0, NEAR_COUNT)
}

/** Takes a maker's name out of a title: "La Joconde de Léonard de Vinci", "Vermeer Milkmaid". */
function splitArtist(index: TitleIndex, plain: string): { title: string; artistKeys: string[] | null } {
  const spaced = ` ${plain} `
  for (const { plain: name } of index.artists) {
    const chinese = /\p{Script=Han}/u.test(name)
    const at = chinese ? plain.indexOf(name) : spaced.indexOf(` ${name} `)
    if (at < 0) continue
    const rest = chinese
      ? `${plain.slice(0, at)} ${plain.slice(at + name.length)}`.replace(/(?:^| )的|的(?: |$)/gu, ' ')
      : spaced.slice(0, at + 1) + spaced.slice(at + name.length + 1)
    const title = rest.replace(/ s /gu, ' ').trim()
    if (title === '' || index.byCore.has(tellingWords(plain).join(' '))) continue
    const keys = index.artists.filter((artist) => artist.plain === name).map((artist) => artist.key)
    return { title, artistKeys: keys }
  }
  return { title: plain, artistKeys: null }
}

/** The makers that a typed name may mean. Empty: nobody that we know. */
function artistsNamed(index: TitleIndex, typed: string): string[] {
  const plain = plainTitle(typed)
  const most = typosAllowed([...plain].length)
  const words = plain.split(' ')
  const found = index.artists.filter(
    ({ plain: name }) =>
      typosBetween(plain, name, most) <= most ||
      (plain.length > 3 && words.every((word) => name.split(' ').includes(word))) ||
      (/\p{Script=Han}/u.test(plain) && plain.length > 1 && name.includes(plain)),
  )
  return [...new Set(found.map((artist) => artist.key))]
}
