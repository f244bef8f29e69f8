import { LANGUAGES, type Localized } from '#shared/languages.ts'
import { fold, wordsStandIn } from '../text/names.ts'

/** Names are looked up by so many letters of their first word, or by all of a shorter one. */
const PREFIX = 5
/** So many texts are remembered: a sentence is judged more than once by the same ground. */
const MOST_KEPT = 200

/**
 * Finds the names of a table that stand in a folded text, in whatever language; each as all
 * languages spell it, folded.
 */
type FindSpelled = (stated: string) => string[]

const kept = new WeakMap<readonly Localized[], FindSpelled>()

const WORDS = /[^\P{L}\p{Script=Han}]+/gu

/** What the first word of a name may be looked up by, for each word of a text. */
function keysOf(text: string): Set<string> {
  const words = text.match(WORDS) ?? []
  return new Set(
    words.flatMap((word) => [word.slice(0, PREFIX), word.replace(/s$/u, '').slice(0, PREFIX)]),
  )
}

/**
 * A finder for a table of some thousand names: only those are compared whose first word begins like
 * a word of the text.
 */
export function spelledNames(names: readonly Localized[]): FindSpelled {
  const known = kept.get(names)
  if (known) return known
  const latin = new Map<string, { variant: string; spelled: string }[]>()
  const chinese: { variant: string; spelled: string }[] = []
  for (const name of names) {
    const variants = [...new Set(LANGUAGES.map((language) => fold(name[language])))]
    const spelled = variants.join('\n')
    for (const variant of variants) {
      const prefix = variant.match(WORDS)?.[0]?.slice(0, PREFIX)
      if (/\p{Script=Han}/u.test(variant)) chinese.push({ variant, spelled })
      else if (prefix) latin.set(prefix, [...(latin.get(prefix) ?? []), { variant, spelled }])
    }
  }
  const found = new Map<string, string[]>()
  const find: FindSpelled = (stated) => {
    const earlier = found.get(stated)
    if (earlier) return earlier
    const near = [...keysOf(stated)].flatMap((prefix) => latin.get(prefix) ?? [])
    const isChinese = /\p{Script=Han}/u.test(stated)
    const spelled = [
      ...near.filter(({ variant }) => wordsStandIn(variant, stated)),
      ...(isChinese ? chinese.filter(({ variant }) => stated.includes(variant)) : []),
    ].map((name) => name.spelled)
    if (found.size >= MOST_KEPT) found.clear()
    found.set(stated, spelled)
    return spelled
  }
  kept.set(names, find)
  return find
}
