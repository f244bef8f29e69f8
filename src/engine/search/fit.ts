import { isInitial, isInitialOfMaker } from './makers.ts'
import type { IndexedName } from './names.ts'
import type { ReadWord } from './read-request.ts'
import { hasTerm } from './stems.ts'
import type { IndexedWork, TitleIndex } from './title-index.ts'

/** How one name of a work, with its label, explains a request. */
export interface Fit {
  work: IndexedWork
  name: IndexedName
  /** Words of the request that the name has. */
  named: number
  /** The label has every word, and the maker, the museum or the city is among them. */
  isLabelOnly: boolean
  /** Words that nothing explains. */
  over: number
  /** 0..1: how much of the name was typed, rare words counting more. */
  covered: number
  /** The words of the name stand in the request one after the other, as in the name. */
  isInOrder: boolean
  /** Nothing but the name was typed. */
  isBare: boolean
  /** Words of a Chinese name, and not the name, are in the request. */
  isPart: boolean
  /**
   * A word that means something else was taken for one of the name: the work is offered, not told.
   */
  isDoubtful: boolean
  /** Letters that were mistyped. */
  slips: number
  /** 0..1: how much of the request is explained, rare words counting more. */
  explained: number
}

const SHORT_NAME = 5
const PLACED = ['maker', 'museum', 'city']
const LABEL = [...PLACED, 'kind']
const NAMING = ['name', 'joined', 'part', 'maker']
/** A part of a Chinese name is never the name. */
const CHINESE_PART = 0.5

/**
 * Works that may explain so much of a request, are named in it, or have a word of the maker who is
 * typed apart. A word as common as a city's name is on a thousand labels: what has nothing else is
 * not looked at.
 */
export function worksWorthFitting(
  index: TitleIndex,
  words: readonly ReadWord[],
  makers: readonly ReadWord[],
  least: number,
): string[] {
  const slugs = new Set(words.flatMap(({ hits }) => [...hits.keys()]))
  // A year or an initial is explained without a hit.
  if ([...words, ...makers].some(({ text }) => isYear(text) || isInitial(text))) return [...slugs]
  const weights = words.map(({ text }) => rarity(index, text))
  const mayBeMeant = (slug: string) => {
    if (makers.some(({ hits }) => hits.has(slug))) return true
    let [explained, counted] = [0, 0]
    for (const [at, { hits, isAsking }] of words.entries()) {
      const own = hits.get(slug)
      if (own?.some(({ fields }) => NAMING.some((field) => fields.has(field)))) return true
      if (own) explained += weights[at] ?? 0
      if (own || !isAsking) counted += weights[at] ?? 0
    }
    return explained >= least * counted
  }
  return [...slugs].filter(mayBeMeant)
}

/** The best fit of a work's names. */
export function fitOf(index: TitleIndex, work: IndexedWork, words: readonly ReadWord[]): Fit {
  const label = words.map((word) => isOnLabel(word, work, words))
  const telling = words.filter(({ isAsking }) => !isAsking)
  const isLabelOnly =
    words.every(({ isAsking }, at) => isAsking || label[at]) &&
    telling.some((word) => hasField(word, work, PLACED))
  const fits = work.names.map((name) => ({
    ...fitOfName(index, { work, name }, words, label),
    isLabelOnly,
  }))
  return fits.reduce((best, fit) => (better(fit, best) ? fit : best))
}

function better(one: Fit, other: Fit): boolean {
  return (
    (other.over - one.over ||
      Number(one.covered === 1) - Number(other.covered === 1) ||
      Number(other.isDoubtful) - Number(one.isDoubtful) ||
      one.named - other.named ||
      other.slips - one.slips ||
      one.covered - other.covered) > 0
  )
}

const textsOf = (words: readonly ReadWord[]) => words.map(({ text }) => text)

function fitOfName(
  index: TitleIndex,
  { work, name }: Pick<Fit, 'work' | 'name'>,
  words: readonly ReadWord[],
  label: readonly boolean[],
): Fit {
  const places = words.map((word) => placeInName(word, work, name))
  const found = places.filter((place) => place !== null)
  const isExplained = (_word: ReadWord, at: number) => places[at] != null || label[at] === true
  const counted = words.filter((word, at) => isExplained(word, at) || !word.isAsking)
  const weightOf = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + rarity(index, word), 0)
  const order = found.flatMap(({ at }) => at)
  const typed = new Set(order)
  const isPart = found.some((place) => place.isPart)
  const share = weightOf(name.words.filter((_word, at) => typed.has(at))) / weightOf(name.words)
  return {
    work,
    name,
    named: found.length,
    isLabelOnly: false,
    over: counted.length - words.filter(isExplained).length,
    covered: typed.size === name.words.length ? 1 : isPart ? CHINESE_PART : share,
    slips: found.reduce((sum, { slips }) => sum + slips, 0),
    explained:
      counted.length === 0
        ? 0
        : weightOf(textsOf(words.filter(isExplained))) / weightOf(textsOf(counted)),
    isInOrder: order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0)),
    isBare: counted.length === found.length,
    isPart,
    isDoubtful: found.some((place) => place.isDoubtful),
  }
}

function rarity(index: TitleIndex, word: string): number {
  return Math.log(1 + index.works.size / (1 + index.words.worksNamed(word)))
}

const isYear = (text: string) => /^\d{3,4}$/u.test(text)

/** A short name with another letter in it is another name ("The Miss"). */
function isOtherWord(typed: string, term: string, name: IndexedName): boolean {
  if (name.words.length > 1 || typed.length !== term.length || typed.length > SHORT_NAME)
    return false
  return [...typed].sort().join('') !== [...term].sort().join('')
}

interface Place {
  /** Which words of the name. */
  at: number[]
  slips: number
  isPart: boolean
  isDoubtful: boolean
}

/**
 * Where a word stands in a name: as one of its words, as all of them written together, or as a part
 * of a Chinese one.
 */
function placeInName(word: ReadWord, work: IndexedWork, name: IndexedName): Place | null {
  let best: Place | null = null
  for (const { term, slips, fields } of word.hits.get(work.artwork.slug) ?? []) {
    if (best && best.slips <= slips && !best.isPart) continue
    const isDoubtful = slips > 0 && (word.isUsed || isOtherWord(word.text, term, name))
    const at = fields.has('name') ? name.words.findIndex((part) => hasTerm(part, term)) : -1
    if (at >= 0) best = { at: [at], slips, isPart: false, isDoubtful }
    else if (term === name.joined)
      best = { at: name.words.map((_word, index) => index), slips, isPart: false, isDoubtful }
    else if (fields.has('part') && !best && name.words.some((part) => part.includes(term)))
      best = { at: [], slips, isPart: true, isDoubtful }
  }
  return best
}

function hasField(word: ReadWord, { artwork }: IndexedWork, names: readonly string[]): boolean {
  const hits = word.hits.get(artwork.slug) ?? []
  return hits.some(({ fields }) => names.some((name) => fields.has(name)))
}

function isOnLabel(word: ReadWord, work: IndexedWork, words: readonly ReadWord[]): boolean {
  if (hasField(word, work, LABEL)) return true
  const { artwork } = work
  if (isYear(word.text)) {
    const year = Number(word.text)
    return artwork.date !== null && artwork.date.from <= year && year <= artwork.date.to
  }
  return isInitialOfMaker(word, words, work)
}
