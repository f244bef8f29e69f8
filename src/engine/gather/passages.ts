import type { OpenText } from '#engine/artwork/open-text.ts'
import type { Evidence, Passage } from '#engine/evidence.ts'
import { stems } from '#engine/text/idle-words.ts'
import { fold } from '#engine/text/names.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/** About so many tokens of open texts go into an answer. */
const MOST_TOKENS: Record<Mode, number> = { explorer: 6000, student: 12_000, professional: 20_000 }
const CHARACTERS_PER_TOKEN = 4
/** How much a passage counts that opens a text, and one that opens a section. */
const OPENS_TEXT = 1
const OPENS_SECTION = 0.5
/** How much each further passage of a section counts less. */
const FADING = 0.12
/** How much all that is asked for counts. */
const ASKED = 4
/** A text that the reader cannot read counts less. */
const FOREIGN = 0.75

function tokensOf(text: string): number {
  const chinese =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return chinese + (text.length - chinese) / CHARACTERS_PER_TOKEN
}

/**
 * The passages of all texts, numbered in their order: the same texts have the same numbers for
 * every question.
 */
export function numbered(texts: readonly OpenText[]): Passage[] {
  const all = texts.flatMap(({ source, language, passages }) =>
    passages.map((passage) => ({ ...passage, source: source.id, language })),
  )
  return all.map((passage, at) => ({ id: `p${at + 1}`, ...passage }))
}

/**
 * How far each passage answers a question, 0..1: the share of its words, each worth more the fewer
 * passages have it.
 */
function askedIn(passages: readonly Passage[], question: string, language: Language): number[] {
  const words = [...new Set(stems([question], language))]
  if (words.length === 0) return passages.map(() => 0)
  const texts = passages.map(({ heading, text }) => fold(`${heading} ${text}`))
  const weights = words.map((word) => {
    const having = texts.filter((text) => text.includes(word)).length
    return Math.log((texts.length + 1) / (having + 0.5))
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return texts.map((text) => {
    const found = words.reduce(
      (sum, word, at) => sum + (text.includes(word) ? (weights[at] ?? 0) : 0),
      0,
    )
    return whole > 0 ? found / whole : 0
  })
}

/** The passages that tell most for a depth and a question, in their order. */
export function chosen(
  passages: readonly Passage[],
  { mode, language, question }: { mode: Mode; language: Language; question: string },
): Passage[] {
  const asked = askedIn(passages, question, language)
  let inSection = 0
  const scored = passages.map((passage, at) => {
    const before = passages[at - 1]
    const isText = before?.source !== passage.source
    const isSection = isText || before?.heading !== passage.heading
    inSection = isSection ? 0 : inSection + 1
    const isOpening = passage.heading === ''
    const place = isOpening ? OPENS_TEXT : OPENS_SECTION
    const readable = [language.slice(0, 2), 'en'].includes(passage.language) ? 1 : FOREIGN
    return {
      passage,
      at,
      score: Math.max(0, place - inSection * FADING) * readable + (asked[at] ?? 0) * ASKED,
    }
  })
  let left = MOST_TOKENS[mode]
  return scored
    .toSorted((one, other) => other.score - one.score || one.at - other.at)
    .filter(({ passage }) => {
      left -= tokensOf(passage.text)
      return left > 0
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ passage }) => passage)
}

/** A evidence with what open texts say. Each passage is a fact of its source. */
export function withPassages(
  evidence: Evidence,
  texts: readonly OpenText[],
  task: { mode: Mode; language: Language; question: string },
): Evidence {
  if (texts.length === 0) return evidence
  const passages = chosen(numbered(texts), task)
  const facts = passages.map(({ id, text, source }) => ({
    id,
    text,
    sources: [source],
    certainty: 'agreed' as const,
    live: true,
  }))
  // An earlier reading of the same texts gives way: its numbers mean other passages.
  const isOfTexts = (id: string) => texts.some(({ source }) => source.id === id)
  return {
    ...evidence,
    passages,
    facts: [...evidence.facts.filter(({ sources }) => !sources.some(isOfTexts)), ...facts],
    sources: [
      ...evidence.sources.filter(({ id }) => !isOfTexts(id)),
      ...texts.map(({ source }) => ({ ...source, live: true })),
    ],
  }
}
