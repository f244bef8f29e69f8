import type { Artwork } from '#engine/artwork/artwork.ts'
import type { WrittenQuestion } from '#engine/essay.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { AnswerIndex, KnownQuestion } from './answer-index.ts'
import { certaintiesOf, strangeIn } from './certainty.ts'
import { findParagraph } from './find-paragraph.ts'
import { foreignness, isAboutWork } from './foreign.ts'
import { halvesOf } from './halves.ts'
import { asksOtherwise } from './interrogatives.ts'
import { asksAgeOfSomebody } from './label-questions.ts'
import type { LabelQuestion } from './label-words/label-words.ts'
import { likenesses, meantBy } from './likeness.ts'
import type { EssayParagraph } from './paragraphs.ts'
import { pointsAtWork } from './pointing.ts'
import { subjectsIn, weightIn, wordsIn } from './words.ts'

/** What answers a question. */
export type Found =
  /** `asksMore`: the question is about what only the second paragraph says. */
  | { written: WrittenQuestion; asksMore: boolean }
  | { label: LabelQuestion }
  | { paragraph: EssayParagraph; at: number }

/**
 * What was found for each question in what was asked, and the written questions that come nearest
 * to what was not found.
 */
export interface Finding {
  found: (Found | null)[]
  nearby: WrittenQuestion[]
  /** Where nothing was found: the works that it is about instead. */
  elsewhere: Artwork[]
}

/** Who asks what of which work. */
export interface Asking<Work extends Artwork | null = Artwork | null> {
  /** Null for a work that we do not have: its label may be asked for. */
  artwork: Work
  mode: Mode
  /** Of the answer. The question may be in another. */
  language: Language
  /** The question before it, or empty. */
  before: string
}

/**
 * From this certainty on, an answer is one to the question that was asked (chosen on half a of the
 * cases). A Chinese question shares fewer words with ours, and is as often answered rightly at a
 * lower one.
 */
const SURE: Record<Language, number> = { en: 0.49, fr: 0.49, es: 0.49, 'zh-TW': 0.3 }
/** The label's answer is short and sure: it comes first. */
const SURE_OF_LABEL = 0.25
/** A nearby question is at least this likely. */
const NEARBY = 0.03
const MOST_NEARBY = 2
/** How much surer another language must be than that of the answer. */
const OTHER_LANGUAGE = 0.15

interface Ranked {
  question: KnownQuestion
  certainty: number
  /**
   * It is about something else, however alike the words of asking are: it may be offered, and is
   * not told.
   */
  isForeign: boolean
}

/**
 * The known questions of a language, the likeliest first, and the other works that the question
 * names instead.
 */
interface Ranking {
  language: Language
  ranked: Ranked[]
  elsewhere: Artwork[]
}

function on(index: AnswerIndex, artwork: Artwork | null, language: Language) {
  return artwork ? index.on(artwork, language) : index.onAny(language)
}

/** The known questions in one language, and how like each of them a question is. */
export function compare(
  index: AnswerIndex,
  asked: string,
  { artwork, before }: Asking,
  language: Language,
) {
  const { questions: known, vocabulary, read, isUsed, isFrame } = on(index, artwork, language)
  const own = read(asked)
  const words =
    subjectsIn(asked, language).length > 0 ? own : [...own, ...subjectsIn(before, language)]
  const meant = meantBy(words, vocabulary, isUsed)
  const weight = weightIn(vocabulary, known.length, language)
  const points = pointsAtWork(asked, language)
  const elsewhere = isAboutWork(meant, points) ? [] : index.elsewhere(asked, artwork, language)
  const isForeignTo = foreignness(meant, {
    language,
    points,
    namesOther: elsewhere.length > 0,
    isFrame,
  })
  return {
    questions: known,
    likenesses: likenesses(meant, known, weight),
    strange: strangeIn(meant),
    isForeign: known.map(
      (question) =>
        isForeignTo(question) ||
        ('written' in question && asksOtherwise(asked, question.written.wordings, language)),
    ),
    elsewhere,
  }
}

function isSure({ question, certainty, isForeign }: Ranked, language: Language): boolean {
  return !isForeign && certainty >= ('label' in question ? SURE_OF_LABEL : SURE[language])
}

/** The known questions in one language, the likeliest first, before it what the label answers. */
function rank(index: AnswerIndex, asked: string, asking: Asking, language: Language): Ranking {
  const { questions, isForeign, elsewhere, ...compared } = compare(index, asked, asking, language)
  const certainties = certaintiesOf(compared)
  const ranked = questions.map((question, at) => ({
    question,
    certainty: certainties[at] ?? 0,
    isForeign: isForeign[at] ?? false,
  }))
  const byLabel = (one: Ranked) => Number('label' in one.question && isSure(one, language))
  ranked.sort((one, other) => byLabel(other) - byLabel(one) || other.certainty - one.certainty)
  return { language, ranked, elsewhere }
}

/** The same question in another language: the one whose answer shares most of its ground. */
function inLanguage(
  question: WrittenQuestion,
  { artwork, language }: Asking,
): WrittenQuestion | null {
  const ids = (one: WrittenQuestion) => new Set(one.answer.flatMap(({ restsOn }) => restsOn))
  const own = ids(question)
  const shared = (artwork?.questions?.[language] ?? []).map((other) => {
    const others = ids(other)
    return { other, share: own.intersection(others).size / own.union(others).size }
  })
  const [best] = shared.toSorted((one, other) => other.share - one.share)
  return best && best.share >= 0.5 ? best.other : null
}

/**
 * How the known questions rank in the language of the answer, or in another where it is asked in
 * that one.
 */
function rankInAny(index: AnswerIndex, asked: string, asking: Asking) {
  const own = rank(index, asked, asking, asking.language)
  if (own.ranked.some((one) => isSure(one, own.language))) return { own, best: own }
  const others = LANGUAGES.filter((language) => language !== asking.language)
    .map((language) => rank(index, asked, asking, language))
    .toSorted((one, other) => certaintyIn(other) - certaintyIn(one))
  const [other = own] = others
  return { own, best: certaintyIn(other) >= certaintyIn(own) + OTHER_LANGUAGE ? other : own }
}

const certaintyIn = ({ ranked }: Ranking) =>
  ranked.find(({ isForeign }) => !isForeign)?.certainty ?? 0

/** What has no subject of its own may be about what was asked before: the likelier of the two. */
function findOne(index: AnswerIndex, asked: string, asking: Asking) {
  const alone = findAlone(index, asked, { ...asking, before: '' })
  if (asking.before === '' || subjectsIn(asked, asking.language).length > 0) return alone
  // "Where is it?": what a label answers is its own matter, whatever came before.
  if (alone.found && 'label' in alone.found) return alone
  const after = findAlone(index, asked, asking)
  return alone.found && alone.certainty >= after.certainty ? alone : after
}

function findAlone(index: AnswerIndex, asked: string, asking: Asking) {
  const { own, best } = rankInAny(index, asked, asking)
  const first = best.ranked.find((one) => isSure(one, best.language))
  const found = first ? foundBy(first, asked, best.language, asking) : null
  const nearby = own.ranked
    .filter(({ certainty }) => certainty >= NEARBY)
    .flatMap(({ question }) => ('written' in question ? question.written : []))
  const { elsewhere } = own
  const told =
    found ??
    (elsewhere.length > 0
      ? null
      : findParagraph(on(index, asking.artwork, asking.language), asked, asking))
  return { found: told, certainty: certaintyIn(best), nearby, elsewhere }
}

function asksMore(asked: string, { answer, more }: WrittenQuestion, language: Language): boolean {
  const [short, long] = [answer, more].map(
    (part) => new Set(part.flatMap(({ text }) => wordsIn(text, language))),
  )
  return subjectsIn(asked, language).some((word) => long?.has(word) && !short?.has(word))
}

function foundBy(
  { question }: Ranked,
  asked: string,
  language: Language,
  asking: Asking,
): Found | null {
  if ('label' in question)
    return question.label === 'date' && asksAgeOfSomebody(asked, language)
      ? null
      : { label: question.label }
  const written =
    language === asking.language ? question.written : inLanguage(question.written, asking)
  return written && { written, asksMore: asksMore(asked, written, asking.language) }
}

/** Finds what answers a question, or each question in it. */
export function findAnswer(index: AnswerIndex, question: string, asking: Asking): Finding {
  const whole = findOne(index, question, asking)
  let { before } = asking
  const parts = halvesOf(question).map((half) => {
    const part = { half, ...findOne(index, half, { ...asking, before }) }
    before = half
    return part
  })
  const own = parts.filter(
    ({ half, found }) => found || subjectsIn(half, asking.language).length > 0,
  )
  const told = own.length > 1 && own.some(({ found }) => found) ? own : [whole]
  const found = told.map((part) => part.found)
  const lost = told.filter(({ found }) => found === null)
  return {
    found: found.filter(
      (one, at) => one === null || !found.slice(0, at).some((other) => isSame(one, other)),
    ),
    nearby: [...new Set(lost.flatMap(({ nearby }) => nearby))].slice(0, MOST_NEARBY),
    elsewhere:
      lost.length === told.length ? [...new Set(lost.flatMap(({ elsewhere }) => elsewhere))] : [],
  }
}

function isSame(one: Found, other: Found | null): boolean {
  return other !== null && JSON.stringify(one) === JSON.stringify(other)
}
