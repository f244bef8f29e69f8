/** The depth of an explanation, as the API spells it (`student` is shown as Aficionado). */
export const MODES = ['explorer', 'student', 'professional'] as const
export type Mode = (typeof MODES)[number]

/** Modes as they are called in every language. */
export const MODE_NAMES: Record<Mode, string> = {
  explorer: 'Explorer',
  student: 'Aficionado',
  professional: 'Professional',
}
