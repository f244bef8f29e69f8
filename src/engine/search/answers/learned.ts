import type { Learned } from './certainty.ts'

/** Learned from half a of the question cases: `npm run answers:learn` writes it. */
export const LEARNED: Learned = {
  whole: 3.05,
  first: 3.63,
  letters: 3.26,
  asked: 1.25,
  told: 1.81,
  label: -3.08,
  nothing: 3.91,
  strange: 0.82,
}
