import type { Region } from './statements.ts'

/** Something that can be seen at a place of the picture. */
export interface LookingThing {
  id: string
  region: Region
  text: string
}

/** What the three looking tasks are about. */
export interface LookingThings {
  /** To be found by its words. */
  find: LookingThing
  /** To be named at its place. */
  name: LookingThing
  /** To be weighed against each other. */
  compare: readonly [LookingThing, LookingThing]
}

/** Shares of the picture: what is larger is no place, what is smaller nobody finds. */
const LARGEST = 0.35
const SMALLEST = 0.003
/**
 * From so many of the smallest things the one of the fewest words is to be found: it is a thing,
 * and no relation.
 */
const SMALL = 4
/** A place of about this share can be named: neither a speck nor half the scene. */
const NAMEABLE = 0.05
/** What is said to be absent cannot be found. */
const ABSENT =
  /^(?:No|Not|Nothing|Nobody|Aucune?|Pas|Rien|Personne|Ning[uú]na?|Nada|Nadie|Sin|Ni)(?!\p{L})|^(?:沒有|看不|不見|無)/u

function shareOf({ region: [, , width, height] }: LookingThing): number {
  return width * height
}

function centreOf({ region: [x, y, width, height] }: LookingThing): [number, number] {
  return [x + width / 2, y + height / 2]
}

function distanceBetween(one: LookingThing, other: LookingThing): number {
  const [x, y] = centreOf(one)
  const [u, v] = centreOf(other)
  return Math.hypot(x - u, y - v)
}

function overlap(
  { region: [x, y, width, height] }: LookingThing,
  { region: [u, v, w, h] }: LookingThing,
): boolean {
  return x < u + w && u < x + width && y < v + h && v < y + height
}

/** The two that lie farthest apart. */
function farthestPair(things: readonly LookingThing[]): [LookingThing, LookingThing] | null {
  const pairs = things.flatMap((one, at) =>
    things.slice(at + 1).map((other) => [one, other] as const),
  )
  const [farthest] = pairs.toSorted((a, b) => distanceBetween(...b) - distanceBetween(...a))
  return farthest ? [...farthest] : null
}

/**
 * Chooses what to look for: a small thing to be found, one of middle size to be named, and two far
 * apart to be compared. Null: there is too little to look at.
 */
export function lookingThings(
  seen: readonly { id: string; region: Region | null; text: string }[],
): LookingThings | null {
  const things = seen
    .flatMap(({ id, region, text }) => (region && !ABSENT.test(text) ? [{ id, region, text }] : []))
    .filter((thing) => shareOf(thing) >= SMALLEST && shareOf(thing) <= LARGEST)
    .toSorted((a, b) => shareOf(a) - shareOf(b))
  const [find] = things.slice(0, SMALL).toSorted((a, b) => a.text.length - b.text.length)
  if (!find) return null
  const others = things.filter((thing) => thing !== find)
  const apart = others.filter((thing) => !overlap(thing, find))
  const [name] = (apart.length > 0 ? apart : others).toSorted(
    (a, b) => Math.abs(shareOf(a) - NAMEABLE) - Math.abs(shareOf(b) - NAMEABLE),
  )
  const compare = farthestPair(others.filter((thing) => thing !== name))
  return name && compare ? { find, name, compare } : null
}
