import type { Learned } from './certainty.ts'

/** Learned from half a of the question cases: `npm run answers:learn` writes it. */
export const LEARNED: Learned = {
  whole: 2.94,
  first: 4.31,
  letters: 3.87,
  asked: 0.96,
  told: 1.8,
  label: -3.3,
  nothing: 3.54,
  strange: 0.81,
}
