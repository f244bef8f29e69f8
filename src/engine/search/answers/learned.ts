import type { Learned } from './certainty.ts'

/** Learned from half a of the question cases: `npm run answers:learn` writes it. */
export const LEARNED: Learned = {
  whole: 2.91,
  first: 4.29,
  letters: 3.85,
  asked: 0.98,
  told: 1.8,
  label: -3.27,
  nothing: 3.52,
  strange: 0.82,
}
