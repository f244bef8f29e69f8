import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import type { WhyChoice } from '#shared/label.ts'
import { findDescribed } from './find-described.ts'
import { type Fit, fitOf, worksWorthFitting } from './fit.ts'
import { isMaker, isMakerIn } from './makers.ts'
import { likeChineseName, mistypedName } from './mistyped-name.ts'
import { isChinese, plain } from './plain.ts'
import { type ReadWord, readRequest } from './read-request.ts'
import type { TitleIndex } from './title-index.ts'
import { asksWhy, isDescription, isSubject } from './title-words.ts'

/** What a typed title means. */
export type TitleFinding =
  /** One work; `confidence` is 1 for its very name. Others of the name are less known. */
  | { kind: 'one'; artwork: Artwork; confidence: number; others: Artwork[] }
  /** All that was typed fits each of these. */
  | { kind: 'choice'; works: Artwork[]; why: WhyChoice }
  /** No work; these have their name in what was typed, or are by the maker who was named. */
  | { kind: 'none'; works: Artwork[] }

/** So much better known is the work of a name that is meant without asking (fame: 0..100). */
const FAR_BETTER_KNOWN = 8
/** A work that is so well known is meant by the bare name of its subject. */
const KNOWN_BY_SUBJECT = 90
/** A better known work that has the words as so much of its name may be meant. */
const RIVAL_PART = 0.5
/** A part of a title tells the work from here on. */
const TELLING_PART = 0.6
/** Works are offered that explain so much of what was typed. */
const WORTH_OFFERING = 0.5
/**
 * A whole name of several words is offered where it explains so much; a part of one is, if it is so
 * much of it.
 */
const SEVERAL_WORDS = 2
const WORTH_SHOWING = 0.4
const MOST_OF_NAME = 0.5
/** How sure a description tells. */
const DESCRIBED = 0.6
const MOST_WORKS = 12
const MOST_NEAR = 4

/**
 * Finds what a typed title means. A work is meant only if every word typed is explained by its name
 * and label.
 */
export function findTitle(index: TitleIndex, title: string, artist: string): TitleFinding {
  const words = readRequest(index, title)
  const makers = artist.trim() === '' ? null : readRequest(index, artist)
  const fits = fitsOf(index, words, makers ?? [])
  const theirs = fits.filter((fit) => makers === null || isMaker(makers, fit.work))
  const clean = theirs.filter((fit) => fit.over === 0)
  // “Hello” is a whole name, or none.
  const asksOnly = words.every(({ isAsking }) => isAsking)
  const named = clean.filter((fit) => fit.named > 0 && (!asksOnly || fit.covered === 1))
  const exact = inOrder(named.filter((fit) => fit.covered === 1))
  const byLabel = clean.filter((fit) => fit.isLabelOnly)
  if (exact.length > 0 && !isUnfinished(title)) return amongExact(exact, named, makers !== null)
  if (byLabel.length > 0) return choiceOf(byLabel, 'maker')
  if (named.length > 0) return amongParts(named, title)
  const meant = otherwise(index, title, words, makers)
  if (meant.kind === 'choice' && meant.why === 'description' && isChinese(title))
    return { ...meant, works: [...new Set([...namedIn(theirs), ...meant.works])] }
  if (meant.kind !== 'none') return meant
  const byName = nearOf(fits, [...words, ...(makers ?? [])])
  const near = isDescription(plain(title))
    ? [...meant.works, ...byName]
    : [...byName, ...meant.works]
  return { kind: 'none', works: [...new Set(near)].slice(0, MOST_NEAR) }
}

/** Works whose whole name stands in a description: “somebody on a bridge 吶喊”. */
function namedIn(fits: readonly Fit[]): Artwork[] {
  const named = fits.filter(
    ({ covered, slips, name }) => covered === 1 && slips === 0 && [...name.whole].length > 1,
  )
  return artworksOf(named).slice(0, MOST_NEAR)
}

/** “The Night Café” is not “Café at Night”, unless nothing has that very name. */
function inOrder(exact: readonly Fit[]): readonly Fit[] {
  const ordered = exact.filter((fit) => fit.isInOrder)
  return ordered.length > 0 ? ordered : exact
}

/** “Medusa’s …” in Chinese: the beginning of another name. */
const isUnfinished = (title: string) => /之\s*$/u.test(title)

/** What a request means whose words are not all explained by one work. */
function otherwise(
  index: TitleIndex,
  title: string,
  words: readonly ReadWord[],
  makers: readonly ReadWord[] | null,
): TitleFinding {
  const isTheirs = (fit: Fit) => makers === null || isMaker(makers, fit.work)
  if (asksWhy(plain(title))) {
    const named = fitsOf(index, words, makers ?? []).filter(
      (fit) => isTheirs(fit) && fit.covered === 1 && fit.slips === 0,
    )
    const most = Math.max(...named.map((fit) => fit.named))
    const about = named.filter((fit) => fit.named === most)
    if (about.length > 0) return amongExact(about, about)
  }
  const mistyped = mistypedName(index, title, words).filter(isTheirs)
  if (mistyped.length > 0) return amongExact(mistyped, mistyped)
  const alike = likeChineseName(index, title).filter(isTheirs)
  if (alike.length > 0) return choiceOf(alike, 'part')
  return described(index, title, makers)
}

/**
 * What a request describes, where it names nothing. In Chinese a description is answered with a
 * choice.
 */
function described(
  index: TitleIndex,
  request: string,
  makers: readonly ReadWord[] | null,
): TitleFinding {
  const { slugs, isSure, isDescribed } = findDescribed(index.descriptions(), request)
  const works = slugs
    .flatMap((slug) => index.works.get(slug) ?? [])
    .filter((work) => makers === null || isMaker(makers, work))
    .map(({ artwork }) => artwork)
  const [best] = works
  if (best === undefined || !isDescribed) return { kind: 'none', works }
  if (isSure && !isChinese(request))
    return { kind: 'one', artwork: best, confidence: DESCRIBED, others: [] }
  return { kind: 'choice', works, why: 'description' }
}

function fitsOf(index: TitleIndex, words: readonly ReadWord[], makers: readonly ReadWord[]): Fit[] {
  return worksWorthFitting(index, words, makers, WORTH_SHOWING)
    .flatMap((slug) => index.works.get(slug) ?? [])
    .map((work) => fitOf(index, work, words))
    .filter((fit) => fit.explained > 0)
    .sort((a, b) => b.explained - a.explained || b.covered - a.covered || fameOf(b) - fameOf(a))
}

const fameOf = (fit: Fit) => fit.work.artwork.fame
/** A work with a text goes before one that is only on the ring of labels, however well known. */
const isBehind = (fit: Fit, other: Fit) => fit.work.isRing && hasFullText(other.work.artwork)
/** The first of fits, the best first; behind none. */
function foremost(fits: readonly Fit[]): Fit | undefined {
  const [first] = fits
  return first && (fits.find((fit) => isBehind(first, fit)) ?? first)
}

const artworksOf = (fits: readonly Fit[]) => fits.map((fit) => fit.work.artwork)

function choiceOf(fits: readonly Fit[], why: WhyChoice): TitleFinding {
  // Where the maker alone was named, it says nothing that a work has the name in its title.
  const closeness = (fit: Fit) => (why === 'maker' ? 0 : fit.covered)
  const best = fits.toSorted((a, b) => closeness(b) - closeness(a) || fameOf(b) - fameOf(a))
  // The ring fills the places that the works of the catalogue leave.
  const offered = new Set(
    best.toSorted((a, b) => Number(a.work.isRing) - Number(b.work.isRing)).slice(0, MOST_WORKS),
  )
  return { kind: 'choice', works: artworksOf(best.filter((fit) => offered.has(fit))), why }
}

function amongExact(
  exact: readonly Fit[],
  named: readonly Fit[],
  isMakerKnown = false,
): TitleFinding {
  const best = foremost(exact.toSorted((a, b) => fameOf(b) - fameOf(a)))
  const others = named.filter((fit) => fit !== best)
  const rivals = best ? others.filter((fit) => !isBehind(fit, best)) : []
  const isRivalled =
    best === undefined ||
    best.isDoubtful ||
    (!isMakerKnown && fameOf(best) < KNOWN_BY_SUBJECT && best.isBare && isSubject(best.name)) ||
    exact.some((fit) => rivals.includes(fit) && fameOf(best) - fameOf(fit) < FAR_BETTER_KNOWN) ||
    rivals.some((fit) => fit.covered >= RIVAL_PART && fameOf(fit) > fameOf(best))
  if (isRivalled) return choiceOf(named, 'name')
  return one(best, others)
}

function one(fit: Fit, others: readonly Fit[]): TitleFinding {
  const confidence =
    fit.covered === 1 && fit.slips === 0 ? 1 : Math.max(0.5, fit.covered - fit.slips / 20)
  return {
    kind: 'one',
    artwork: fit.work.artwork,
    confidence,
    others: artworksOf(others).slice(0, MOST_NEAR),
  }
}

function amongParts(named: readonly Fit[], title: string): TitleFinding {
  const most = Math.max(...named.map(({ covered }) => covered))
  const best = foremost(named.filter(({ covered }) => covered === most))
  const others = named.filter((fit) => fit !== best)
  const isTold =
    best &&
    !best.isDoubtful &&
    !isChinese(title) &&
    best.covered >= TELLING_PART &&
    others.every((other) => isBehind(other, best))
  return isTold ? one(best, others) : choiceOf(named, 'part')
}

/**
 * Works whose name is in a request among other words, or most of whose name is, and the works of a
 * maker who is named.
 */
function nearOf(fits: readonly Fit[], words: readonly ReadWord[]): Artwork[] {
  const isOneCharacter = words.every(({ text, hits }) => hits.size === 0 || [...text].length === 1)
  const isNear = ({ explained, covered, named, isPart }: Fit) => {
    const isSeveral = named >= SEVERAL_WORDS
    if (covered === 1 && isSeveral) return explained >= WORTH_SHOWING
    if (explained < WORTH_OFFERING) return false
    return covered === 1 || (isPart && !isOneCharacter) || (isSeveral && covered >= MOST_OF_NAME)
  }
  return artworksOf(fits.filter((fit) => isNear(fit) || isMakerIn(words, fit.work)))
}

/** Whether a name that was typed as the maker's is the maker's of a work. */
export function isMadeBy(index: TitleIndex, { slug }: Artwork, artist: string): boolean {
  const work = index.works.get(slug)
  return work !== undefined && isMaker(readRequest(index, artist), work)
}
