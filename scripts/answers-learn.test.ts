import { expect, test } from 'vitest'
import { LEARNED } from '#engine/search/answers/learned.ts'
import { type Example, examples, learn, lossOf } from './answers-learn.ts'

const MOST_WORSE = 0.01
const MOST_LOST = 0.08

/**
 * Editors change the questions of a work: the kept numbers need not be the newest, but none the
 * worse for it.
 */
test('what is kept as learned is as good as what is learned anew', () => {
  const from = examples()
  expect(lossOf(from, LEARNED)).toBeLessThan(lossOf(from, learn(from)) + MOST_WORSE)
})

/** A third of the works is judged by what the others have taught. */
test('what is learned holds for works that it was not learned from', () => {
  const from = examples()
  const works = [...new Set(from.map(({ work }) => work))]
  for (const third of [0, 1, 2]) {
    const isKept = ({ work }: Example) => works.indexOf(work) % 3 === third
    const kept = from.filter(isKept)
    const learned = learn(from.filter((example) => !isKept(example)))
    expect(lossOf(kept, learned)).toBeLessThan(lossOf(kept, LEARNED) + MOST_LOST)
  }
})
