/**
 * Works that are told whole and not described yet. One leaves the list when its description is
 * there; none joins it.
 */
export const TO_DESCRIBE: ReadonlySet<string> = new Set([
  'along-the-river-during-the-qingming-festival',
  'fine-wind-clear-morning',
  'the-ambassadors',
  'travelers-among-mountains-and-streams',
])
