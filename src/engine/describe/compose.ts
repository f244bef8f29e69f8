import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import type { DescriptionType } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { FRAMES } from './frame-book.ts'
import type { Speaker } from './frames/frames.ts'
import type { Said } from './measured.ts'
import { DESCRIBE_PHRASES } from './phrase-book.ts'
import type { ToldIntent, ToldMedium } from './told.ts'

/** What there is to say. */
export interface Parts {
  medium: ToldMedium
  intent: ToldIntent
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

/** The paragraphs of each type: what the work is, how it was made, what it is for, and what the picture shows. */
const SHAPES: Record<DescriptionType, (parts: Parts, language: Language) => Said[][]> = {
  artist_statement({ medium, intent: { paragraphs }, seen, measured }) {
    const [first = [], ...rest] = paragraphs
    const end = [...medium.making, ...seen, ...measured]
    const opening = [...medium.work, ...first]
    return isShort(paragraphs) ? [[...opening, ...end]] : [opening, ...rest, end]
  },
  social_media({ medium, intent: { paragraphs }, seen, measured }) {
    const end = [...medium.making, ...seen, ...measured]
    const text = isShort(paragraphs) ? [[...paragraphs.flat(), ...end]] : [...paragraphs, end]
    return [...text, medium.caption]
  },
  portfolio: (parts, language) => [
    parts.medium.caption,
    [...parts.seen, ...parts.measured],
    ...[...parts.intent.paragraphs, parts.medium.making].map((told) => spoken(told, parts, language)),
  ],
  gallery_label(parts, language) {
    const [one] = [...parts.intent.paragraphs.flat(), ...parts.medium.making]
    return [parts.medium.caption, spoken(one ? [one] : [], parts, language), parts.seen, parts.measured]
  },
  grant_application: ({ medium, intent: { paragraphs }, seen, measured }) => [
    [...medium.work, ...medium.making],
    ...paragraphs,
    [...seen, ...measured],
  ],
}

/** Whether the artist told so little of the intention that it makes no paragraph of its own. */
function isShort(paragraphs: readonly Said[][]): boolean {
  return paragraphs.length <= 1 && paragraphs.flat().length <= SHORT_SENTENCES
}

/** Sentences of the artist where somebody else speaks; a fragment that was set into a sentence is told already. */
function spoken(told: readonly Said[], { intent: { framed } }: Parts, language: Language): Said[] {
  const [first] = told
  if (!first || (framed && first.from.includes('artistic_intent'))) return [...told]
  const words = told.map(({ text }) => text).join(DESCRIBE_PHRASES[language].gap)
  return [{ ...first, text: FRAMES[language].quoted(words) }]
}

interface Composed {
  statements: DescriptionStatement[]
  /** The same, what matters most first. */
  wanted: DescriptionStatement[]
}

/** The whole text of a type from what there is to say. */
export function compose(type: DescriptionType, parts: Parts, language: Language): Composed {
  const statements = SHAPES[type](parts, language)
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, at) => paragraph.map((said) => ({ ...said, paragraph: at })))
  const { medium, intent } = parts
  const [opening] = intent.paragraphs.flat()
  const rank = ({ text, rests_on, from }: DescriptionStatement) => {
    if (text === opening?.text) return 0
    if ([...medium.caption, ...medium.work].some((said) => said.text === text)) return 1
    if (rests_on !== 'told') return rests_on === 'seen' ? 4 : 5
    return from.includes('artistic_intent') ? 2 : 3
  }
  return { statements, wanted: [...statements].sort((a, b) => rank(a) - rank(b)) }
}
