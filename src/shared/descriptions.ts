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

/** An improvement that found nothing to change: it is neither counted nor kept. */
export function changesNothing({
  creation_mode,
  changes,
}: {
  creation_mode: CreationMode
  changes: readonly unknown[]
}): boolean {
  return creation_mode === 'improve_existing' && changes.length === 0
}

/** A post is no longer than this, spaces included. */
export const POST_CHARACTERS = 280
/** A gallery label is no longer than this. */
export const LABEL_WORDS = 75
/** The same length in Chinese characters. */
export const LABEL_CHARACTERS = 127

export const EXISTING_MAX = 5000
export const CONTEXT_MAX = 1000
