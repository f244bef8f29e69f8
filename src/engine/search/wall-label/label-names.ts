import { slipsBetween } from '#engine/text/slips-between.ts'
import { isChinese } from '../plain.ts'
import type { TitleIndex } from '../title-index.ts'
import { tellingWords } from '../title-words.ts'
import { haveSameNumerals } from './read-marks.ts'
import { type Segment, slipsOnLabel } from './segments.ts'

/** A name that may stand on a label, and whose it is. */
interface LabelName {
  words: readonly string[]
  /** Without spaces, as the words stand and with the telling ones only. */
  spellings: readonly string[]
  slugs: string[]
}

/** A name that was found on a label. */
export interface FoundName {
  words: readonly string[]
  /** The name as it was found, without spaces. */
  spelling: string
  slugs: readonly string[]
  line: number
  letters: number
  slips: number
}

interface SignedName {
  spelling: string
  signs: number
  name: LabelName
}

/** Names by the length of their spellings: only those of about the same length are compared. */
interface Names {
  byLength: Map<number, SignedName[]>
  chinese: { spelling: string; name: LabelName }[]
}

export interface LabelNames {
  titles: Names
  makers: Names
}

const indexed = new WeakMap<TitleIndex, LabelNames>()

/**
 * All titles and makers of an index, ready to be looked for on labels. They are gathered at the
 * first use.
 */
export function labelNamesOf(index: TitleIndex): LabelNames {
  const kept = indexed.get(index)
  if (kept) return kept
  const [titles, makers] = [new Map<string, LabelName>(), new Map<string, LabelName>()]
  const add = (
    into: Map<string, LabelName>,
    words: readonly string[],
    spellings: readonly string[],
    slug: string,
  ) => {
    const key = spellings.join(' ')
    const name = into.get(key) ?? { words, spellings, slugs: [] }
    name.slugs.push(slug)
    into.set(key, name)
  }
  for (const [slug, { names, makers: theirs }] of index.works) {
    for (const { words, joined, whole } of names)
      add(titles, words, [...new Set([joined, whole])], slug)
    for (const words of theirs) add(makers, words, [words.join('')], slug)
  }
  const made = { titles: namesFrom([...titles.values()]), makers: namesFrom([...makers.values()]) }
  indexed.set(index, made)
  return made
}

function namesFrom(names: readonly LabelName[]): Names {
  const all = names.flatMap((name) => name.spellings.map((spelling) => ({ spelling, name })))
  const signed = all.map((entry) => ({ ...entry, signs: signsOf(entry.spelling) }))
  return {
    byLength: Map.groupBy(signed, ({ spelling }) => spelling.length),
    chinese: all.filter(({ spelling }) => isChinese(spelling) && spelling.length >= LEAST_WITHIN),
  }
}

/** A shorter Chinese name is a word of others. */
const LEAST_WITHIN = 2

/** Which letters a text has, as bits: texts few slips apart differ in few of them. */
function signsOf(text: string): number {
  let signs = 0
  for (let at = 0; at < text.length; at++) signs |= 1 << (text.charCodeAt(at) & 31)
  return signs
}

function bitsIn(value: number): number {
  let [rest, count] = [value, 0]
  for (; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The names that a segment is, or that stand in it where it is Chinese. */
export function namesIn({ byLength, chinese }: Names, { text, line }: Segment): FoundName[] {
  const found: FoundName[] = []
  const note = ({ slugs, words }: LabelName, spelling: string, slips: number) =>
    found.push({ slugs, words, spelling, line, letters: spelling.length, slips })
  const typed = text.replaceAll(' ', '')
  for (const spelling of new Set([typed, tellingWords(text.split(' ')).join('')]))
    for (const { entry, slips } of closeTo(byLength, spelling))
      if (slips === 0 || haveSameNumerals(text, entry.name.words.join(' ')))
        note(entry.name, entry.spelling, slips)
  if (isChinese(typed))
    for (const { spelling, name } of chinese) {
      const slips = slipsWithin(typed, spelling)
      if (slips <= slipsOnLabel(spelling)) note(name, spelling, slips)
    }
  return found
}

function closeTo(byLength: Names['byLength'], typed: string) {
  const most = slipsOnLabel(typed) + 1
  const signs = signsOf(typed)
  const found: { entry: SignedName; slips: number }[] = []
  for (let length = typed.length - most; length <= typed.length + most; length++)
    for (const entry of byLength.get(length) ?? []) {
      const allowed = slipsOnLabel(entry.spelling)
      if (bitsIn(signs ^ entry.signs) > 2 * allowed) continue
      const slips = slipsBetween(typed, entry.spelling, allowed)
      if (slips <= allowed) found.push({ entry, slips })
    }
  return found
}

/** How many characters are others where a Chinese name fits best into a longer text. */
function slipsWithin(text: string, name: string): number {
  let fewest = name.length
  for (let start = 0; start + name.length < text.length + 1; start++) {
    let slips = 0
    for (let at = 0; at < name.length && slips < fewest; at++)
      if (text[start + at] !== name[at]) slips++
    fewest = Math.min(fewest, slips)
  }
  return fewest
}
