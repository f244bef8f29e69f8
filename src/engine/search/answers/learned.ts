import type { Learned } from './certainty.ts'

/** Learned from half a of the question cases: `npm run answers:learn` writes it. */
export const LEARNED: Learned = {
  whole: 3.11,
  first: 3.63,
  letters: 3.18,
  asked: 1.23,
  told: 1.83,
  label: -3.06,
  nothing: 3.86,
  strange: 0.86,
}
