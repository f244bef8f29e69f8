/** What the Artist Helper writes, and how. One list for the form, the server and the engine. */

export const DESCRIPTION_TYPES = [
  'artist_statement',
  'social_media',
  'portfolio',
  'gallery_label',
  'grant_application',
] as const
export type DescriptionType = (typeof DESCRIPTION_TYPES)[number]

export const CREATION_MODES = ['generate_new', 'improve_existing'] as const
export type CreationMode = (typeof CREATION_MODES)[number]

export const IMPROVEMENT_GOALS = [
  'more_engaging',
  'clearer_language',
  'professional_tone',
  'emotional_depth',
  'technical_accuracy',
  'broader_appeal',
] as const
export type ImprovementGoal = (typeof IMPROVEMENT_GOALS)[number]

/** The fields in which an artist tells something that a description says. */
export const TOLD_FIELDS = [
  'work_title',
  'subject',
  'medium_details',
  'artistic_intent',
  'notice',
  'origin',
  'on_view',
  'series',
  'plan',
  'existing_description',
] as const
export type ToldField = (typeof TOLD_FIELDS)[number]

/** Questions of the interview, in their order. */
export const INTERVIEW = [
  'work_title',
  'subject',
  'medium_details',
  'artistic_intent',
  'notice',
  'origin',
  'on_view',
  'series',
  'plan',
] as const satisfies ToldField[]
export type Question = (typeof INTERVIEW)[number]

/** Questions that only one type asks. */
const ASKED_FOR: Partial<Record<Question, DescriptionType>> = {
  origin: 'artist_statement',
  on_view: 'social_media',
  series: 'portfolio',
  plan: 'grant_application',
}

/** Questions for a type of description. */
export function interviewFor(type: DescriptionType): Question[] {
  return INTERVIEW.filter((question) => (ASKED_FOR[question] ?? type) === type)
}

/**
 * An improvement that found nothing to change and nothing to point out: it is neither counted nor
 * kept.
 */
export function changesNothing({
  creation_mode,
  changes,
  edits = [],
}: {
  creation_mode: CreationMode
  changes: readonly unknown[]
  edits?: readonly unknown[] | undefined
}): boolean {
  return creation_mode === 'improve_existing' && changes.length === 0 && edits.length === 0
}

/** A post is no longer than this, spaces included. */
export const POST_CHARACTERS = 280
/** A gallery label is no longer than this. */
export const LABEL_WORDS = 75
/** The same length in Chinese characters. */
export const LABEL_CHARACTERS = 127

export const EXISTING_MAX = 5000
export const CONTEXT_MAX = 1000
export const TITLE_MAX = 200
/** What an artist writes in the place of some words. */
export const DECISION_MAX = 1000
export const DECISIONS_MAX = 400
