import { simplifiedCharactersOf } from '#engine/text/language.ts'
import { traditionalConverter } from '#engine/text/traditional.ts'
import type { Edit } from '#shared/api/descriptions.ts'
import type { ImprovementGoal } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { apart, type Found, findBy, type Perhaps } from './found.ts'
import type { Forms } from './rule.ts'
import { MANNERS, NOTES, SLIPS } from './rulebook.ts'
import { listedSlips, lookedUp, misspelt } from './spelled.ts'
import type { Spelled, Speller, WordForms } from './spelling/speller.ts'
import { type Typed, tidiedText, typedPlaces } from './typing.ts'
import { wholeSentences } from './whole-sentences.ts'
import { wordsOf } from './words-of.ts'

/** What could be better in a text. */
export interface Proof {
  /** In the order of their places, none over another. */
  edits: Edit[]
  /** Whether the words were looked up. */
  isSpellingChecked: boolean
  /** Goals that what is no longer among the edits served. */
  served?: ImprovementGoal[]
}

interface Options {
  goals: readonly ImprovementGoal[]
  speller: Speller | null
  signal?: AbortSignal | undefined
  /** Tells the names of makers from words. */
  isName?: (word: string) => boolean
  /** Sentences of a machine in the text: they are not looked at. */
  machine?: readonly string[]
  /** What the artist told beside the text, to follow it. */
  additions?: readonly { text: string; goal: ImprovementGoal }[]
}

/** More Simplified characters than this share make the whole text one in Simplified. */
const SIMPLIFIED_SHARE = 0.1

/**
 * In the characters of Taiwan, one for one. Characters that both write stay, unless they stand
 * beside a Simplified one or the text is in Simplified throughout.
 */
async function inTraditional(text: string): Promise<string> {
  const simplified = new Set(simplifiedCharactersOf(text))
  if (simplified.size === 0) return text
  const converted = (await traditionalConverter())(text)
  const [before, after] = [[...text], [...converted]]
  if (before.length !== after.length) return text
  const isWhole =
    before.filter((sign) => simplified.has(sign)).length > before.length * SIMPLIFIED_SHARE
  const isTaken = (at: number) =>
    [at - 1, at, at + 1].some((near) => simplified.has(before[near] ?? ''))
  return before.map((sign, at) => (isWhole || isTaken(at) ? after[at] : sign)).join('')
}

/**
 * Reads an artist's text for slips of typing and spelling, for words that are taken for each other,
 * and after the goals for words that say little. No word is ever cut out: a place is replaced, or
 * pointed out.
 */
export async function proofread(
  text: string,
  language: Language,
  options: Options,
): Promise<Proof> {
  const { goals, speller, signal, machine = [], additions = [], isName = () => false } = options
  const tidy = tidiedText(language === 'zh-TW' ? await inTraditional(text) : text, language)
  const places = typedPlaces(text, tidy)
  const read = places ? tidy : text
  const words =
    language === 'zh-TW' ? [] : wordsOf(read, language).filter((word) => !isName(word.text))
  const listed = listedSlips(words, language)
  const [slips, manner] = [SLIPS[language].rules, MANNERS[language].rules].map((rules) =>
    rules.flatMap((rule) => findBy(rule, read, goals)),
  )
  const perhaps = [...(slips ?? []), ...(manner ?? [])]
  const needed = perhaps.flatMap(({ needs, forms }) => [
    ...needs,
    ...(forms ? [forms.word, ...forms.tries] : []),
  ])
  const { words: sought, asked } = lookedUp(words)
  const spelled =
    language === 'zh-TW' || !speller
      ? null
      : await speller.look(sought, [...asked, ...needed], language, signal)
  const held = heldBy(spelled)
  const byMachine = machine.map((sentence) => ({
    from: read.indexOf(sentence),
    to: read.indexOf(sentence) + sentence.length,
  }))
  const isTold = ({ from, to }: Found) =>
    byMachine.every((each) => each.from < 0 || to <= each.from || from >= each.to)
  const [offered, marked] = [
    (one: Found) => one.offers.length > 0,
    (one: Found) => one.offers.length === 0,
  ]
  const found: Found[] = [
    ...listed,
    ...(slips ?? []).flatMap(held),
    ...(manner ?? []).filter(marked),
    ...(spelled ? misspelt(words, spelled) : []),
    ...(manner ?? []).filter(offered),
    ...wholeSentences(read, language, goals),
  ]
    .filter(isTold)
    .map((one) => ({ ...one, offers: one.offers.map((offer) => asTyped(offer, read)) }))
  const edits = [
    ...placed(apart(found), places ?? [], read, text, language),
    ...additions.map((addition) => added(addition, text, language)),
  ]
  return {
    edits: edits.map((edit, at) => ({ ...edit, id: `e${at + 1}` })),
    isSpellingChecked: language === 'zh-TW' || spelled !== null,
  }
}

/** What was found and holds by the dictionary, with the forms that it has. */
function heldBy(spelled: Spelled | null) {
  return (perhaps: Perhaps): Found[] => {
    const { needs, forms } = perhaps
    if (!needs.every((word) => spelled?.known.has(word))) return []
    if (!forms) return [perhaps]
    const kind = spelled?.forms.get(forms.word)
    if (!kind || !isA(forms.as, kind)) return []
    if (forms.isKept) return [{ ...perhaps, offers: [forms.around(forms.word)] }]
    const offers = forms.tries
      .filter((form) => form !== forms.word)
      .filter((form) => spelled?.forms.get(form)?.words.some((word) => kind.words.includes(word)))
      .map(forms.around)
    return offers.length > 0 ? [{ ...perhaps, offers: [...new Set(offers)] }] : []
  }
}

function isA(as: Forms['as'], { isVerb, isOther }: WordForms): boolean {
  if (as === 'verb') return isVerb
  if (as === 'only a verb') return isVerb && !isOther
  return isOther && (as === 'other' || !isVerb)
}

/** With the apostrophe that the text is typed with. */
function asTyped(offer: string, text: string): string {
  return text.includes("'") && !text.includes('’') ? offer.replaceAll('’', "'") : offer
}

/** What was told beside the text, as a paragraph of its own at its end. */
function added(
  { text, goal }: { text: string; goal: ImprovementGoal },
  typed: string,
  language: Language,
): Omit<Edit, 'id'> {
  const after = `\n\n${text}`
  const note = NOTES[language].told
  const place = { from: typed.length, to: typed.length, before: '' }
  return { kind: 'addition', ...place, offers: [after], note, goal, state: 'accepted', text: after }
}

/** A mend with its place in the tidied text. */
interface Mended extends Typed {
  at: number
  end: number
}

/**
 * What was found in the tidied text, in places of the typed text, together with what typing left to
 * mend. A mend within a place that was found is part of it.
 */
function placed(
  found: readonly Found[],
  mends: readonly Typed[],
  tidy: string,
  typed: string,
  language: Language,
) {
  let moved = 0
  // Each mend where it stands in the tidied text.
  const mended = mends.map((mend): Mended => {
    const from = mend.from + moved
    moved += mend.after.length - mend.before.length
    return { ...mend, at: from, end: from + mend.after.length }
  })
  const taken = new Set<Mended>()
  const edits = found.map(({ from, to, offers, kind, reason, goal, sure, length }) => {
    const within = mended.filter(
      (mend) =>
        (mend.at < to && mend.end > from) ||
        (mend.at === mend.end && mend.at > from && mend.at < to),
    )
    for (const mend of within) taken.add(mend)
    const start = Math.min(from, ...within.map(({ at }) => at))
    const end = Math.max(to, ...within.map((mend) => mend.end))
    const place = located(start, end, mended, typed)
    const around = (offer: string) => `${tidy.slice(start, from)}${offer}${tidy.slice(to, end)}`
    const before = tidy.slice(start, end)
    const all = offers.map(around)
    const isSure = sure && all[0] !== undefined
    return {
      ...place,
      kind,
      before,
      offers: all,
      note: NOTES[language][reason].replace('{n}', String(length ?? '')),
      goal,
      state: isSure ? ('accepted' as const) : ('open' as const),
      text: all[0] ?? before,
    }
  })
  const rest = mended
    .filter((mend) => !taken.has(mend))
    .map(({ from, to, before, after }) => ({
      from,
      to,
      kind: 'typing' as const,
      before,
      offers: [after],
      note: NOTES[language][/\p{Script=Han}/u.test(before) ? 'simplified' : 'typing'],
      goal: null,
      state: 'accepted' as const,
      text: after,
    }))
  return [...edits, ...rest].sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Where a stretch of the tidied text stands in the typed one. Its ends lie within no mend. */
function located(start: number, end: number, mended: readonly Mended[], typed: string) {
  const back = (at: number, isEnd: boolean) => {
    // What was left out just behind the stretch is not a part of it.
    const before = mended.filter(
      (mend) => mend.end <= at && !(isEnd && mend.at === mend.end && mend.at === at),
    )
    const moved = before.reduce((sum, { after, before }) => sum + after.length - before.length, 0)
    return Math.min(typed.length, at - moved)
  }
  const from = back(start, false)
  return { from, to: start === end ? from : back(end, true) }
}
