import { slipsBetween } from '#engine/text/slips-between.ts'
import type { Fit } from './fit.ts'
import type { IndexedName } from './names.ts'
import { isChinese, plain } from './plain.ts'
import type { ReadWord } from './read-request.ts'
import { slipsAllowedInAll } from './slips.ts'
import type { TitleIndex } from './title-index.ts'

/**
 * Names that the whole request is a few slips away from, where spaces went wrong ("A Bar at
 * theoFolies", "night hawks"). Where no letter is wrong the words may be any; else each word that
 * no name has must be unknown: one that is used was meant.
 */
export function mistypedName(
  index: TitleIndex,
  request: string,
  words: readonly ReadWord[],
): Fit[] {
  const odd = words.filter(({ hits, isAsking }) => hits.size === 0 && !isAsking)
  if (odd.length === 0 || isChinese(request)) return []
  const typed = plain(request)
  const joined = typed.replaceAll(' ', '')
  const count = typed.split(' ').length
  const isMeant = odd.some(({ text }) => index.used().has(text))
  const allowed = isMeant ? 0 : slipsAllowedInAll([...joined].length)
  return closest(
    index,
    joined,
    allowed,
    ({ wordCount, whole }) => wordCount !== count || whole === joined,
  )
}

/**
 * Chinese names of which one character in four, or fewer, is another: another work, perhaps, or the
 * name mistyped.
 */
export function likeChineseName(index: TitleIndex, request: string): Fit[] {
  const joined = plain(request).replaceAll(' ', '')
  const allowed = isChinese(request) ? Math.floor([...joined].length / 4) : 0
  return allowed === 0 ? [] : closest(index, joined, allowed, ({ whole }) => isChinese(whole))
}

function closest(
  index: TitleIndex,
  joined: string,
  allowed: number,
  isMeant: (name: IndexedName) => boolean,
): Fit[] {
  const fits = index
    .names()
    .near(joined, allowed)
    .flatMap(({ work, name }): Fit[] => {
      if (!isMeant(name)) return []
      const slips = slipsBetween(joined, name.whole, allowed)
      if (slips > allowed) return []
      const whole = {
        covered: 1,
        explained: 1,
        named: 1,
        over: 0,
        isInOrder: true,
        isBare: true,
        isPart: false,
        isDoubtful: false,
      }
      return [{ ...whole, work, name, isLabelOnly: false, slips: Math.max(slips, 1) }]
    })
  const fewest = Math.min(...fits.map(({ slips }) => slips))
  const best = fits.filter(({ slips }) => slips === fewest)
  return best.filter(({ work }, at) => best.findIndex((fit) => fit.work === work) === at)
}
