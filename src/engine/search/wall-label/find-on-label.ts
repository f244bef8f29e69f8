import { setImmediate } from 'node:timers/promises'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { isChinese } from '../plain.ts'
import type { TitleIndex } from '../title-index.ts'
import { isSubject } from '../title-words.ts'
import { type FoundName, labelNamesOf, namesIn } from './label-names.ts'
import { leavesOver } from './left-over.ts'
import {
  fitsYears,
  type InventoryFinding,
  inventoriesOn,
  saysAfter,
  yearsOn,
} from './read-marks.ts'
import { segmentsOf } from './segments.ts'

/** What the text of a wall label means. */
export type LabelFinding =
  /**
   * Two things agree, such as title and maker. `confidence` is 1 where every letter was read.
   * `others` bear the same title.
   */
  | { kind: 'one'; artwork: Artwork; confidence: number; others: Artwork[] }
  /** One of these, perhaps. */
  | { kind: 'choice'; works: Artwork[] }
  /** No work; these are by the maker who is named. */
  | { kind: 'none'; works: Artwork[] }

/** What speaks for a work. */
interface Signs {
  artwork: Artwork
  title: FoundName | null
  maker: FoundName | null
  inventory: InventoryFinding
  fitsDate: boolean | null
}

const MOST_OFFERED = 4
const LONG_NAME = 8
/** Others are served after so much work. */
const SLICE_MS = 15
/** Without a maker a title must be so long, and read without a slip, for its work to be offered. */
const LEAST_TITLE = 6
const LEAST_CHINESE_TITLE = 3

/**
 * The work whose wall label was read. Lines may be misread, joined and in any order. Nothing is
 * told by a title alone: other works bear it, of which we know nothing. Takes some 50 ms, in
 * pieces: others are served between.
 */
export async function findOnLabel(
  index: TitleIndex,
  lines: readonly string[],
): Promise<LabelFinding> {
  const names = labelNamesOf(index)
  const [titles, makers] = [new Map<string, FoundName>(), new Map<string, FoundName>()]
  let since = 0
  for (const segment of segmentsOf(lines)) {
    if (performance.now() - since > SLICE_MS) {
      await setImmediate()
      since = performance.now()
    }
    keepBest(titles, namesIn(names.titles, segment))
    if (!isOfPlace(lines[segment.line] ?? ''))
      keepBest(makers, namesIn(names.makers, segment).filter(isMakersOwn))
  }
  const years = yearsOn(lines)
  const inventoryOf = inventoriesOn(lines)
  const all = [...index.works.values()].map(
    ({ artwork }): Signs => ({
      artwork,
      title: titles.get(artwork.slug) ?? null,
      maker: makers.get(artwork.slug) ?? null,
      inventory: inventoryOf(artwork),
      fitsDate: fitsYears(years, artwork),
    }),
  )
  const isWhole = ({ artwork, title }: Signs) =>
    title === null || !leavesOver(index, lines, artwork, title)
  const isAfter = ({ maker, title }: Signs) =>
    maker !== null && maker.line !== title?.line && saysAfter(lines[maker.line] ?? '')
  return decide(all, { isAfter, hasMaker: makers.size > 0, isWhole })
}

/** One short word with a slip is another name: Pietro is not Piero. */
const isMakersOwn = ({ words, slips, letters }: FoundName) =>
  slips === 0 || words.length > 1 || letters >= LONG_NAME

/** A museum is often named for a maker. */
function isOfPlace(line: string): boolean {
  return /mus[eé]|galer|gallery|collecti|colecci|foundation|fondation|fundaci|stichting|institut|bequest|legs|legado|館|院|基金會/iu.test(
    line,
  )
}

function keepBest(into: Map<string, FoundName>, found: readonly FoundName[]): void {
  for (const name of found)
    for (const slug of name.slugs) {
      const before = into.get(slug)
      if (!before || weightOf(name) > weightOf(before)) into.set(slug, name)
    }
}

const weightOf = ({ letters, slips }: FoundName) => letters - 3 * slips

interface Doubts {
  /** The label says that the work is after another. */
  isAfter: (signs: Signs) => boolean
  hasMaker: boolean
  /** Whether the title is not only the beginning or the end of another. */
  isWhole: (signs: Signs) => boolean
}

function decide(all: readonly Signs[], { isAfter, hasMaker, isWhole }: Doubts): LabelFinding {
  const agreeing = all.filter(agrees).sort((a, b) => strengthOf(b) - strengthOf(a))
  const [best] = agreeing
  if (best) {
    const rivals = agreeing.filter((signs) => strengthOf(best) - strengthOf(signs) < 2)
    const isClear =
      rivals.length === 1 &&
      !isAfter(best) &&
      isUndoubted(best) &&
      (best.inventory !== null || isWhole(best))
    if (!isClear) return { kind: 'choice', works: artworksOf(agreeing) }
    const others = agreeing.filter(
      (signs) => signs !== best && signs.title?.letters === best.title?.letters,
    )
    return {
      kind: 'one',
      artwork: best.artwork,
      confidence: confidenceOf(best),
      others: artworksOf(others),
    }
  }
  const titled = hasMaker ? [] : all.filter(mayBe).sort((a, b) => b.artwork.fame - a.artwork.fame)
  if (titled.length > 0) return { kind: 'choice', works: artworksOf(titled) }
  const theirs = all
    .filter(({ maker }) => maker !== null)
    .sort((a, b) => b.artwork.fame - a.artwork.fame)
  return { kind: 'none', works: artworksOf(theirs) }
}

/**
 * Two things that hang together by no chance. A maker who has no name stands on no label: a date
 * stands in.
 */
function agrees({ artwork, title, maker, inventory, fitsDate }: Signs): boolean {
  if (inventory === 'sure') return true
  if (inventory === 'short') return title !== null || maker !== null
  if (title === null) return false
  return (
    maker !== null || (artwork.artist.unnamed === true && fitsDate === true && title.slips === 0)
  )
}

/**
 * The label has no year that is not the work's, unless it has the work's number; a mere subject
 * needs the year.
 */
function isUndoubted({ inventory, fitsDate, title }: Signs): boolean {
  if (inventory !== null) return true
  if (title === null || fitsDate !== null) return fitsDate === true
  // Without a year another title, one letter away, would do as well; in Chinese the network lacks
  // some characters.
  return !isSubject(title) && (title.slips === 0 || isChinese(title.words.join('')))
}

function strengthOf({ title, inventory, fitsDate }: Signs): number {
  const number = inventory === 'sure' ? 100 : inventory === 'short' ? 50 : 0
  return (
    number + (title ? weightOf(title) : 0) + (fitsDate === true ? 3 : fitsDate === false ? -3 : 0)
  )
}

function mayBe({ title, fitsDate }: Signs): boolean {
  if (title === null || title.slips > 0 || fitsDate === false) return false
  return title.letters >= (isChinese(title.words.join('')) ? LEAST_CHINESE_TITLE : LEAST_TITLE)
}

function confidenceOf({ title, inventory }: Signs): number {
  if (inventory !== null || title === null) return 1
  return Math.round(100 * (1 - title.slips / title.letters)) / 100
}

function artworksOf(signs: readonly Signs[]): Artwork[] {
  return signs.map(({ artwork }) => artwork).slice(0, MOST_OFFERED)
}
