/**
 * What can be asked of any label. `span`: how long the work took. `visit`: whether one may see it,
 * when and for how much.
 */
export const LABEL_QUESTIONS = [
  'artist',
  'life',
  'date',
  'span',
  'size',
  'medium',
  'place',
  'visit',
  'names',
  'kind',
] as const
export type LabelQuestion = (typeof LABEL_QUESTIONS)[number]

/** How people ask it in a language, apart by `|`. */
export type LabelWords = Record<LabelQuestion, string>
