import { lengthOf } from '#engine/text/sentences.ts'
import { WRITING } from '#language/writing.ts'
import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import type { DescriptionType } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { isShortType } from './fit.ts'
import { FRAMES } from './frame-book.ts'
import type { Framed, Speaker } from './frames/frames.ts'
import type { Said } from './measured.ts'
import type { ToldIntent, ToldMedium } from './told.ts'

/** What there is to say. */
export interface Parts {
  /** None, or one line. */
  title: Said[]
  medium: ToldMedium
  intent: ToldIntent
  /** What it is: what one sees. */
  subject: Said[]
  /** Answers that only some types ask for. */
  answers: Record<Framed, Said[]>
  /** By a language model. */
  seen: Said[]
  /** None, or one sentence. */
  measured: Said[]
}

/** Who speaks in each type. */
export const SPEAKERS: Record<DescriptionType, Speaker> = {
  artist_statement: 'artist',
  social_media: 'artist',
  portfolio: 'other',
  gallery_label: 'other',
  grant_application: 'artist',
}

const SHORT_SENTENCES = 3

/**
 * The paragraphs of each type: what the work is, how it was made, what it is for, and what the
 * picture shows.
 */
const SHAPES: Record<DescriptionType, (parts: Parts, language: Language) => Said[][]> = {
  artist_statement({ title, medium, intent: { paragraphs }, subject, answers, seen, measured }) {
    const [first = [], ...rest] = paragraphs
    const end = [...medium.making, ...answers.notice, ...seen, ...measured]
    const opening = [...medium.work, ...subject, ...answers.origin, ...first]
    const text = isShort([...paragraphs, subject])
      ? [[...opening, ...end]]
      : [opening, ...rest, end]
    return [title, ...text, [...answers.on_view, ...answers.series, ...answers.plan]]
  },
  social_media({ title, medium, intent: { paragraphs }, subject, answers, seen, measured }) {
    const end = [...medium.making, ...answers.notice, ...answers.origin, ...seen, ...measured]
    const text = isShort(paragraphs)
      ? [[...subject, ...paragraphs.flat(), ...end]]
      : [subject, ...paragraphs, end]
    return [
      ...text,
      title,
      medium.caption,
      [...answers.on_view, ...answers.series, ...answers.plan],
    ]
  },
  portfolio(parts, language) {
    const { title, medium, intent, subject, answers, seen, measured } = parts
    return [
      title,
      medium.caption,
      [...plainly(subject, language), ...seen, ...measured],
      ...[...intent.paragraphs, medium.making].map((told) => spoken(told, parts, language)),
      plainly([...answers.origin, ...answers.notice], language),
      plainly([...answers.series, ...answers.on_view, ...answers.plan], language),
    ]
  },
  gallery_label(parts, language) {
    const { title, medium, intent, subject, answers } = parts
    const [one] = [...intent.paragraphs.flat(), ...subject, ...answers.notice, ...medium.making]
    const told =
      one && subject.includes(one)
        ? plainly([one], language)
        : spoken(one ? [one] : [], parts, language)
    return [title, medium.caption, told, parts.seen, parts.measured]
  },
  grant_application: ({
    title,
    medium,
    intent: { paragraphs },
    subject,
    answers,
    seen,
    measured,
  }) => [
    title,
    [...medium.work, ...subject, ...medium.making],
    ...paragraphs,
    answers.origin,
    answers.plan,
    [...answers.notice, ...seen, ...measured],
    [...answers.series, ...answers.on_view],
  ],
}

/** Whether the artist told so little that it makes no paragraph of its own. */
function isShort(paragraphs: readonly Said[][]): boolean {
  return (
    paragraphs.filter(({ length }) => length > 0).length <= 1 &&
    paragraphs.flat().length <= SHORT_SENTENCES
  )
}

/**
 * Sentences of the artist where somebody else speaks; a fragment that was set into a sentence is
 * told already.
 */
function spoken(told: readonly Said[], { intent: { framed } }: Parts, language: Language): Said[] {
  const [first] = told
  if (!first || (framed && first.from.includes('artistic_intent'))) return [...told]
  const words = told.map(({ text }) => text).join(WRITING[language].gap)
  return [{ ...first, text: FRAMES[language].quoted(words) }]
}

/**
 * Sentences about the work, which anybody may say; where the artist speaks of themselves they are
 * quoted.
 */
function plainly(told: readonly Said[], language: Language): Said[] {
  const { personal, quoted } = FRAMES[language]
  return told.map((said) =>
    personal.test(said.text) ? { ...said, text: quoted(said.text) } : said,
  )
}

/** The whole text of a type from what there is to say. */
export function compose(
  type: DescriptionType,
  parts: Parts,
  language: Language,
): DescriptionStatement[] {
  return SHAPES[type]({ ...parts, medium: inShort(parts.medium, type, language) }, language)
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, at) => paragraph.map((said) => ({ ...said, paragraph: at })))
}

/** A caption longer than this leaves no room in a short text: words, or characters in Chinese. */
const LONGEST_CAPTION = { words: 24, characters: 50 }
const SIZE =
  /\d[\d.,]*\s*(?:cm|mm|m|in)?\s*×\s*\d[\d.,]*(?:\s*(?:cm|mm|m|in)?\s*×\s*\d[\d.,]*)?\s*(?:cm|mm|m|in|公分|公尺)?/u

/**
 * Where the text has to be short and the caption is long or a sentence: its material and its size,
 * which are never dropped.
 */
function inShort(medium: ToldMedium, type: DescriptionType, language: Language): ToldMedium {
  const told = medium.caption[0] ?? medium.making.find(({ text }) => SIZE.test(text))
  const most = LONGEST_CAPTION[WRITING[language].unit]
  if (!told || !isShortType(type) || lengthOf(told.text, language) <= most) return medium
  const [first = ''] = told.text.split(/[,.;，。；]\s*/u)
  const isMaterial = medium.caption.includes(told) || !FRAMES[language].sentence.test(first)
  const size = SIZE.exec(told.text)?.[0].trim() ?? ''
  const parts = [isMaterial ? first : '', first.includes(size) && isMaterial ? '' : size].filter(
    Boolean,
  )
  return { ...medium, caption: [{ ...told, text: parts.join(WRITING[language].comma) }] }
}
