/**
 * Works that were told before claims were read. One leaves the list when it is written anew; none
 * joins it.
 */
export const TO_REWRITE: ReadonlySet<string> = new Set(['fine-wind-clear-morning'])
