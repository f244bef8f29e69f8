import { describe, expect, test } from 'vitest'
import { fold } from '#shared/fold.ts'
import { labelAsked, type QuestionCase, questionCases } from '#test/question-cases.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { answerOn } from './answer.ts'
import { labelAnswer } from './label-answer.ts'

type Verdict = 'right' | 'beside' | 'silent'

/** How the answer does for beginners. To say that the museum's page knows is as honest as to say that we do not. */
function verdictOn(asked: QuestionCase): Verdict {
  const { language, question, expect: wanted } = asked
  const artwork = realCatalogue().bySlug.get(asked.work)
  if (!artwork) throw new Error(`no such work: ${asked.work}`)
  const asking = { artwork, mode: 'explorer', language, before: '' } as const
  const textOf = (drafts: readonly { text: string }[]) => drafts.map(({ text }) => text).join(' ')
  const text = textOf(answerOn(realCatalogue().answers, question, asking).answers.flat())
  if ('unanswerable' in wanted)
    return text === '' || text === textOf(labelAnswer('visit', artwork, language)) ? 'right' : 'beside'
  if (text === '') return 'silent'
  const onLabel = labelAsked(asked)
  const isRight =
    'any' in wanted
      ? wanted.any.some((words) => fold(text).includes(fold(words)))
      : onLabel !== null && text.includes(textOf(labelAnswer(onLabel, artwork, language)))
  return isRight ? 'right' : 'beside'
}

const hasQuestions = ({ work }: QuestionCase) => realCatalogue().bySlug.get(work)?.questions != null
const cases = questionCases()
/** The share of verdicts in percent. */
const percentOf = (verdict: Verdict, of: readonly QuestionCase[]) =>
  (100 * of.filter((asked) => verdictOn(asked) === verdict).length) / of.length

/** Shares in percent, at least and at most: what is reached is stated, and a better search has to say so. */
const STATED = {
  a: { right: [58, 72], beside: [2, 9], silence: [84, 100], label: [90, 100] },
  b: { right: [54, 68], beside: [4, 13], silence: [80, 100], label: [78, 96] },
} as const

function expectWithin(share: number, [least, most]: readonly [number, number], what: string): void {
  expect(share, what).toBeGreaterThanOrEqual(least)
  expect(share, what).toBeLessThanOrEqual(most)
}

test('the questions of both halves are there', () => {
  expect(cases.filter(({ half }) => half === 'a')).toHaveLength(239)
  expect(cases.filter(({ half }) => half === 'b')).toHaveLength(241)
})

describe.each(['a', 'b'] as const)('half %s', (half) => {
  const own = cases.filter((asked) => asked.half === half)
  const stated = STATED[half]

  test('what the label says is answered by the label', () => {
    const onLabel = own.filter((asked) => labelAsked(asked) !== null)
    expectWithin(percentOf('right', onLabel), stated.label, 'right')
  })

  test('what our texts do not say is not answered', () => {
    const unanswerable = own.filter((asked) => 'unanswerable' in asked.expect)
    expectWithin(percentOf('right', unanswerable), stated.silence, 'silent')
  })

  const answerable = own.filter((asked) => 'any' in asked.expect && hasQuestions(asked))
  // Works get their written questions one by one.
  test.skipIf(answerable.length < 80)('what works with written questions tell is answered', () => {
    expectWithin(percentOf('right', answerable), stated.right, 'right')
    expectWithin(percentOf('beside', answerable), stated.beside, 'beside the point')
  })
})
