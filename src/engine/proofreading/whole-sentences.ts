import { glossaryOf } from '#engine/artwork/glossary.ts'
import { COLOUR_NAMES } from '#engine/observe/measure/colour-names.ts'
import { fold, wordsStandIn } from '#engine/text/names.ts'
import { lengthOf, sentencesOf } from '#engine/text/sentences.ts'
import { partsWords, WRITING } from '#language/writing.ts'
import type { ImprovementGoal } from '#shared/descriptions.ts'
import { type Language, localized } from '#shared/languages.ts'
import type { Found } from './found.ts'
import { MANNERS } from './rulebook.ts'

interface Sentence {
  text: string
  from: number
  /** The paragraph that it stands in, from 0. */
  paragraph: number
}

/** The sentences of a text where they stand. */
export function sentencesIn(text: string, language: Language): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  for (const [paragraph, line] of text.split('\n').entries()) {
    let at = 0
    for (const sentence of line.trim() === '' ? [] : sentencesOf(line, language)) {
      const from = line.indexOf(sentence, at)
      // A sentence that was put together anew is not where it was.
      if (from < 0) continue
      at = from + sentence.length
      found.push({ text: sentence, from: start + from, paragraph })
    }
    start += line.length + 1
  }
  return found
}

/** The names of colours, folded; a single character is a part of many words. */
const COLOUR_WORDS = localized((language) =>
  COLOUR_NAMES.map(({ name }) => fold(name[language])).filter(({ length }) => length > 1),
)

function isConcrete(text: string, language: Language): boolean {
  if (/\d/u.test(text) || MANNERS[language].concrete.test(text)) return true
  const folded = fold(text)
  return COLOUR_WORDS[language].some((colour) => wordsStandIn(colour, folded))
}

/**
 * A sentence that leans on no other and could open the text, where the text opens with nothing
 * concrete.
 */
function concrete(sentences: readonly Sentence[], language: Language): Found[] {
  const { leaning, pointing } = MANNERS[language]
  const [first] = sentences
  if (!first || isConcrete(first.text, language)) return []
  const leans = (at: number) => leaning.test(sentences[at]?.text ?? '')
  const found = sentences.find(
    ({ text, paragraph }, at) =>
      at > 0 &&
      (at < sentences.length - 1 || at === 1) &&
      paragraph === first.paragraph &&
      isConcrete(text, language) &&
      !pointing.test(text) &&
      !leans(at) &&
      !leans(at + 1),
  )
  if (!found) return []
  const opening = partsWords(language)
    ? (/^\S+(?:\s\S+)?/u.exec(found.text)?.[0] ?? '')
    : found.text.slice(0, 4)
  return [
    pointedOut('concrete', 'more_engaging', found.from, opening.replace(/[,，.。]$/u, '').length),
  ]
}

function pointedOut(
  reason: 'concrete' | 'long',
  goal: ImprovementGoal,
  from: number,
  length: number,
): Found {
  return { from, to: from + length, kind: 'sentence', reason, offers: [], goal, sure: false }
}

/** The comma of two sentences, where each is whole: a stop could stand there. */
function splices({ text, from }: Sentence, language: Language): Found[] {
  const { splice, longSentence, leastPart, clause, waiting } = MANNERS[language]
  if (lengthOf(text, language) <= longSentence / 2) return []
  return [...text.matchAll(splice)].flatMap(({ 0: comma, index }) => {
    const before = text.slice(0, index)
    const last = before.slice(before.search(/[,，;；][^,，;；]*$/u) + 1)
    const after = text.slice(index + comma.length)
    const isWhole =
      clause.test(before) &&
      clause.test(last) &&
      !waiting.test(before) &&
      !waiting.test(last.trim())
    const isLong = [last, after].every((part) => lengthOf(part, language) >= leastPart)
    if (!isWhole || !isLong) return []
    const next = comma.replace(/^[,，]\s*/u, '')
    const stop = language === 'zh-TW' ? '。' : `. ${next.charAt(0).toUpperCase()}${next.slice(1)}`
    return [
      {
        from: from + index,
        to: from + index + comma.length,
        kind: 'sentence' as const,
        reason: 'splice' as const,
        offers: [stop],
        goal: 'clearer_language' as const,
        sure: false,
      },
    ]
  })
}

/** A long sentence, pointed out at what joins its parts nearest to its middle, or at its end. */
function long({ text, from }: Sentence, language: Language): Found[] {
  const { joint, longSentence } = MANNERS[language]
  const length = lengthOf(text, language)
  if (length <= longSentence) return []
  const [nearest] = [...text.matchAll(joint)].sort(
    (a, b) => Math.abs(a.index - text.length / 2) - Math.abs(b.index - text.length / 2),
  )
  const place = nearest
    ? { at: nearest.index, length: nearest[0].trimEnd().length }
    : { at: text.length - 1, length: 1 }
  const lead = nearest ? nearest[0].length - nearest[0].trimStart().length : 0
  return [
    {
      ...pointedOut('long', 'clearer_language', from + place.at + lead, place.length - lead),
      length,
    },
  ]
}

/** Technical terms, each where it stands first, with an explanation that could follow it. */
function terms(text: string, language: Language): Found[] {
  const [left, right] = WRITING[language].brackets
  return glossaryOf(text, language)
    .filter(({ meaning }) => !text.includes(meaning))
    .map(({ term, meaning, at }) => ({
      from: at,
      to: at + term.length,
      kind: 'term',
      reason: 'term',
      offers: [`${term}${left}${meaning}${right}`],
      goal: 'broader_appeal',
      sure: false,
    }))
}

/** What there is to say of whole sentences, and of the text. */
export function wholeSentences(
  text: string,
  language: Language,
  goals: readonly ImprovementGoal[],
): Found[] {
  const sentences = sentencesIn(text, language)
  const wants = (goal: ImprovementGoal) => goals.includes(goal)
  return [
    ...(wants('broader_appeal') ? terms(text, language) : []),
    ...(wants('clearer_language')
      ? sentences.flatMap((sentence) => {
          const apart = splices(sentence, language)
          return apart.length > 0 ? apart : long(sentence, language)
        })
      : []),
    ...(wants('more_engaging') ? concrete(sentences, language) : []),
  ]
}
