import type { DescriptionStatement } from '#shared/api/descriptions.ts'
import type { DescriptionType } from '#shared/descriptions.ts'
import type { MeasuredPart, Said } from './measured.ts'

type Part = MeasuredPart | 'intent' | 'medium' | 'audience' | 'seen'
export type Parts = Partial<Record<Part, Said[]>>

/** The paragraphs of each type, and what each says, in reading order. */
const PLANS: Record<DescriptionType, Part[][]> = {
  artist_statement: [
    ['intent', 'medium'],
    ['seen', 'palette', 'light', 'directions'],
  ],
  social_media: [
    ['intent', 'medium'],
    ['seen', 'palette', 'temperature', 'light', 'directions'],
  ],
  portfolio: [['medium', 'format'], ['seen', 'palette', 'temperature', 'light', 'directions'], ['intent']],
  gallery_label: [['medium', 'seen', 'palette', 'light', 'intent']],
  grant_application: [
    ['intent', 'audience', 'medium'],
    ['seen', 'format', 'palette', 'temperature', 'light', 'directions'],
  ],
}

/** Which parts are kept first where the text has to be short. */
const FIRST: readonly Part[] = [
  'intent',
  'medium',
  'seen',
  'palette',
  'light',
  'temperature',
  'directions',
  'format',
]

/** The types in which the artist speaks. */
export const FIRST_PERSON: readonly DescriptionType[] = [
  'artist_statement',
  'social_media',
  'grant_application',
]

interface Composed {
  statements: DescriptionStatement[]
  /** The same, what matters most first. */
  wanted: DescriptionStatement[]
}

/** The whole text of a type from what there is to say. */
export function compose(type: DescriptionType, parts: Parts): Composed {
  const placed = PLANS[type]
    .map((paragraph) => paragraph.flatMap((part) => (parts[part] ?? []).map((said) => ({ part, said }))))
    .filter((paragraph) => paragraph.length > 0)
    .flatMap((paragraph, at) =>
      paragraph.map(({ part, said }) => ({ part, statement: { ...said, paragraph: at } })),
    )
  const wanted = [...placed].sort((a, b) => FIRST.indexOf(a.part) - FIRST.indexOf(b.part))
  return {
    statements: placed.map(({ statement }) => statement),
    wanted: wanted.map(({ statement }) => statement),
  }
}
