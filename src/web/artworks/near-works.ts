import type { Label } from '#shared/label.ts'
import type { KnownWork } from '#web/artworks/known-works.ts'

const MOST_NEAR = 3
/** Years apart that count as the same time, in which one maker's works count before all others. */
const SAME_TIME = 60
const SAME_MAKER = 2 * SAME_TIME

/** The first year on a label; negative before our era. Null: the label has none. */
function yearOf({ date }: Label): number | null {
  const year = /\d{3,}/u.exec(date)?.[0]
  if (year === undefined) return null
  return /BC|av\. J\.-C\.|a\. C\.|西元前/u.test(date) ? -Number(year) : Number(year)
}

/**
 * Works with a text that stand near a label, the nearest first: by its maker, then of its time, the
 * best known before the others.
 */
export function nearWorks(works: readonly KnownWork[], label: Label): KnownWork[] {
  const year = works.find(({ slug }) => slug === label.slug)?.from ?? yearOf(label)
  const nearness = ({ artist, maker, from }: KnownWork) => {
    const apart = year === null || from === null ? SAME_TIME : Math.abs(year - from)
    return (
      (maker !== undefined && (maker === label.artist_key || artist === label.artist)
        ? SAME_MAKER
        : 0) + Math.max(0, SAME_TIME - apart)
    )
  }
  return works
    .filter((work) => work.isWhole && work.slug !== label.slug)
    .map((work) => ({ work, near: nearness(work) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, MOST_NEAR)
    .map(({ work }) => work)
}
